import { UNIT, widestLine } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markBeside } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

/** A single line is low, so the mark beside it stands well over it; a block of several it only overtops. */
const TALLER = { hanziLine: 1.5, latinLine: 1.9, block: 1.2 } as const;
const LINE = UNIT * 1.3;

/** Optical size of a mark beside a block of text. */
export function sizeBeside({ facts }: LayoutKit, height: number): number {
  if (height > LINE) return height * TALLER.block;
  return height * (facts.hasHanzi ? TALLER.hanziLine : TALLER.latinLine);
}

/** Mark left of the text block, taller than it. */
export const horizontal: Layout = {
  id: 'horizontal',
  title: { zh: '左右', en: 'Horizontal' },
  suits: 'any',
  drawsMark: true,
  refuses: ['fine'],
  lightest: 'light',
  applies: (facts) => facts.hasMark && facts.letters >= 2,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', widest: widestLine(kit, 7) });
    const { height } = boxOf(text);
    const mark = markBeside(kit, boxOf(text), sizeBeside(kit, height));
    const gap = Math.max(height * 0.24, UNIT * 0.34);
    return [putAt(mark, -gap, 0, { x: 1, y: 0.5 }), ...putAllAt(text, 0, 0, { x: 0, y: 0.5 })];
  },
};
