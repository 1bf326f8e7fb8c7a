import { box } from '@markwright/vector';
import { containerColors } from './container.ts';
import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { circlePath, fillInk, ornament, strokeInk } from './shapes.ts';
import { setTextBlock } from './text-block.ts';

/** Everything reversed inside one disc. */
export const emblem: Layout = {
  id: 'emblem',
  title: { zh: '圆徽', en: 'Emblem' },
  suits: ['sans', 'round', 'serif', 'display'],
  drawsMark: true,
  refuses: ['framed', 'fine'],
  applies: (facts) =>
    facts.hasMark && facts.letters >= 2 && facts.units <= 6 && (!facts.hasSlogan || facts.sloganUnits <= 10),
  fallbacks: ['stacked', 'wordmark'],
  share: 0.46,
  arrange(kit) {
    const { fill, inside } = containerColors(kit);
    const text = setTextBlock(kit, {
      widest: 6,
      gap: 0.28,
      color: inside.primary,
      supportColor: inside.primary,
      overhang: 1,
    });
    const mark = putAt(markOf(kit, UNIT * 1.7, inside), 0, 0, { x: 0.5, y: 1 });
    const content = [mark, ...putAllAt(text, 0, UNIT * 0.3, { x: 0.5, y: 0 })];
    const extent = boxOf(content);
    // The lockup's widest part is low, so the disc is measured from its lower corners.
    const textBox = boxOf(content.slice(1));
    const middle = extent.y + extent.height * 0.53;
    const reach = Math.max(
      Math.hypot(textBox.width / 2, textBox.y + textBox.height - middle),
      Math.hypot(mark.box.width / 2, middle - mark.box.y),
    );
    const radius = Math.max(reach * 1.15, textBox.width * 0.62);
    const disc = ornament(box(-radius, -radius, radius * 2, radius * 2), [
      fillInk(circlePath(0, 0, radius), fill),
      strokeInk(circlePath(0, 0, radius * 0.94), inside.primary, radius * 0.011),
    ]);
    return [disc, ...putAllAt(content, 0, extent.y + extent.height / 2 - middle, { x: 0.5, y: 0.5 })];
  },
};
