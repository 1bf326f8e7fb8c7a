import { UNIT, widestLine } from './kit.ts';
import { sizeBeside } from './horizontal.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markBeside } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

/** The text block first, the mark right of it, for whoever asks for it there. */
export const horizontalRight: Layout = {
  id: 'horizontal-right',
  title: { zh: '图在右', en: 'Mark on the right' },
  suits: 'any',
  drawsMark: true,
  lightest: 'light',
  isForAsking: true,
  applies: (facts) => facts.hasMark && facts.letters >= 2,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', widest: widestLine(kit, 7) });
    const { height, width } = boxOf(text);
    const mark = markBeside(kit, boxOf(text), sizeBeside(kit, height));
    const gap = Math.max(height * 0.24, UNIT * 0.34);
    return [...putAllAt(text, 0, 0, { x: 0, y: 0.5 }), putAt(mark, width + gap, 0, { x: 0, y: 0.5 })];
  },
};
