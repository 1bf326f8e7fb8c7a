import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markOver } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.38;

/** Mark over the name, all flush left: plain and modern. */
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
    const text = setTextBlock(kit, { align: 'left', widest: widestLine(kit, 6), overhang: 1.1 });
    const mark = markOver(kit, boxOf(text), GAP, UNIT * 1.4);
    return [putAt(mark, 0, 0, { x: 0, y: 1 }), ...putAllAt(text, 0, GAP)];
  },
};
