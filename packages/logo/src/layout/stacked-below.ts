import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markOver } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.46;

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
    const text = setTextBlock(kit, { widest: widestLine(kit, 8) });
    const extent = boxOf(text);
    const mark = markOver(kit, extent, GAP, UNIT * Math.min(2.5, 1.6 + extent.width / UNIT / 9));
    return [...putAllAt(text, 0, 0, { x: 0.5, y: 0 }), putAt(mark, 0, extent.height + GAP, { x: 0.5, y: 0 })];
  },
};
