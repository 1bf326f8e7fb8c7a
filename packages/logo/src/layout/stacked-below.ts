import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** The name first, the mark under it, for whoever asks for it there. */
export const stackedBelow: Layout = {
  id: 'stacked-below',
  title: { zh: '图在下', en: 'Mark below' },
  suits: 'any',
  drawsMark: true,
  lightest: 'light',
  isForAsking: true,
  applies: (facts) => facts.hasMark,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: 8 });
    const { width, height } = boxOf(text);
    const mark = markOf(kit, UNIT * Math.min(2.1, 1.45 + width / UNIT / 14));
    return [...putAllAt(text, 0, 0, { x: 0.5, y: 0 }), putAt(mark, 0, height + UNIT * 0.46, { x: 0.5, y: 0 })];
  },
};
