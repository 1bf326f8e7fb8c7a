import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markOver } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.46;

/** Mark above the name, as tall as the text or nearly. */
export const stacked: Layout = {
  id: 'stacked',
  title: { zh: '上下', en: 'Stacked' },
  suits: 'any',
  drawsMark: true,
  lightest: 'light',
  applies: (facts) => facts.hasMark,
  fallbacks: ['wordmark-rule', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: widestLine(kit, 8) });
    const extent = boxOf(text);
    // A mark over a long line needs more body than one over two characters.
    const mark = markOver(kit, extent, GAP, UNIT * Math.min(2.5, 1.6 + extent.width / UNIT / 9));
    return [putAt(mark, 0, 0, { x: 0.5, y: 1 }), ...putAllAt(text, 0, GAP, { x: 0.5, y: 0 })];
  },
};
