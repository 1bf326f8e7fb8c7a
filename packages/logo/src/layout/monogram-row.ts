import { setInitialContainer } from './initial-container.ts';
import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** The telling letter in a square, the name beside it at the same height. */
export const monogramRow: Layout = {
  id: 'monogram-row',
  title: { zh: '首字横排', en: 'Monogram row' },
  suits: ['serif', 'sans', 'brush'],
  drawsMark: false,
  applies: (facts) => facts.letters >= 2 && !facts.initialIsBar,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', widest: 7 });
    const side = Math.max(boxOf(text).height, UNIT * 1.3);
    const mark = setInitialContainer(kit, side * 1.06);
    return [putAt(mark, -side * 0.24, 0, { x: 1, y: 0.5 }), ...putAllAt(text, 0, 0, { x: 0, y: 0.5 })];
  },
};
