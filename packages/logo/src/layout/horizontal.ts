import { markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** Mark left of the text block: 1.04–1.2 of its height, gap 0.24 of it. */
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
    const text = setTextBlock(kit, { align: 'left', widest: 7 });
    const { height } = boxOf(text);
    const mark = markOf(kit, height * (kit.facts.hasSecondName || kit.facts.hasSlogan ? 1.16 : 1.34));
    const gap = Math.max(height * 0.24, 26);
    return [putAt(mark, -gap, 0, { x: 1, y: 0.5 }), ...putAllAt(text, 0, 0, { x: 0, y: 0.5 })];
  },
};
