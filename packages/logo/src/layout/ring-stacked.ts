import { box } from '@markwright/vector';
import { UNIT, markOf, nameStem, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { heightOver } from './present-mark.ts';
import { circlePath, ornament, strokeInk } from './shapes.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.46;

/** The mark inside a thin ring, the name under it. */
export const ringStacked: Layout = {
  id: 'ring-stacked',
  title: { zh: '圆环', en: 'Ring' },
  suits: ['serif', 'sans', 'brush', 'round'],
  drawsMark: true,
  refuses: ['framed', 'fine'],
  lightest: 'light',
  applies: (facts) => facts.hasMark,
  fallbacks: ['stacked', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: widestLine(kit, 8) });
    const radius = Math.max(
      UNIT * Math.min(1.2, 0.76 + kit.facts.units * 0.11),
      heightOver(boxOf(text).height + GAP) / 2,
    );
    const weight = Math.min(9, Math.max(3, nameStem(kit) * 0.5));
    const ring = ornament(box(-radius, -radius, radius * 2, radius * 2), [
      strokeInk(circlePath(0, 0, radius - weight / 2), kit.colors.primary, weight),
    ]);
    const mark = putAt(markOf(kit, radius * 1.28), 0, 0, { x: 0.5, y: 0.5 });
    return [ring, mark, ...putAllAt(text, 0, radius + GAP, { x: 0.5, y: 0 })];
  },
};
