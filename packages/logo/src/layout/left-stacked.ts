import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** A small mark over a large name, all flush left: plain and modern. */
export const leftStacked: Layout = {
  id: 'left-stacked',
  title: { zh: '左对齐', en: 'Flush left' },
  suits: ['sans', 'serif', 'round'],
  drawsMark: true,
  refuses: ['fine'],
  lightest: 'light',
  applies: (facts) => facts.hasMark && facts.letters >= 2,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', widest: 6, overhang: 1.1 });
    const mark = markOf(kit, UNIT * 1.2);
    return [putAt(mark, 0, 0, { x: 0, y: 1 }), ...putAllAt(text, 0, UNIT * 0.38)];
  },
};
