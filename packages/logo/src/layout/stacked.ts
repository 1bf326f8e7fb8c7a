import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** Mark above the name: 1.4–1.75 of its height, gap under half of it. */
export const stacked: Layout = {
  id: 'stacked',
  title: { zh: '上下', en: 'Stacked' },
  suits: 'any',
  drawsMark: true,
  lightest: 'light',
  applies: (facts) => facts.hasMark,
  fallbacks: ['wordmark-rule', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: 8 });
    const wide = boxOf(text).width;
    // A mark over a long line needs more body than one over two characters.
    const mark = markOf(kit, UNIT * Math.min(2.1, 1.45 + wide / UNIT / 14));
    return [putAt(mark, 0, 0, { x: 0.5, y: 1 }), ...putAllAt(text, 0, UNIT * 0.46, { x: 0.5, y: 0 })];
  },
};
