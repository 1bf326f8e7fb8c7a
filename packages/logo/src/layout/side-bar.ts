import { nameStem, UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt } from './piece.ts';
import { rule } from './shapes.ts';
import { setTextBlock } from './text-block.ts';

/** A bar of colour down the left of a flush-left block: an editor's mark. */
export const sideBar: Layout = {
  id: 'side-bar',
  title: { zh: '侧线', en: 'Side bar' },
  suits: ['sans', 'serif', 'display'],
  drawsMark: false,
  applies: (facts) => facts.letters >= 2 && (facts.hasSecondName || facts.hasSlogan),
  fallbacks: ['wordmark'],
  arrange(kit) {
    const lines =
      kit.facts.hasHanzi && kit.facts.units >= 4 && kit.facts.units <= 8
        ? { lines: 2 as const, leading: 0.18 }
        : { widest: 7 };
    const text = putAllAt(setTextBlock(kit, { align: 'left', gap: 0.24, ...lines }), 0, 0);
    const { height } = boxOf(text);
    const weight = Math.max(9, nameStem(kit) * 0.95);
    return [rule(-UNIT * 0.34 - weight, 0, weight, height, kit.colors.accent), ...text];
  },
};
