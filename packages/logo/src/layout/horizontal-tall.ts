import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markBeside } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

/** A tall mark beside a name in two lines: compact, for signs that are nearly square. */
export const horizontalTall: Layout = {
  id: 'horizontal-tall',
  title: { zh: '高图双行', en: 'Tall mark, two lines' },
  suits: ['sans', 'serif', 'display', 'round'],
  drawsMark: true,
  applies: (facts) => facts.hasMark && (facts.hasHanzi ? facts.units >= 4 : facts.words >= 2),
  fallbacks: ['horizontal', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', lines: kit.facts.units > 10 ? 3 : 2, leading: 0.2, gap: 0.24 });
    const { height } = boxOf(text);
    const mark = markBeside(kit, boxOf(text), height * 1.1);
    return [
      putAt(mark, -Math.max(UNIT * 0.34, height * 0.15), 0, { x: 1, y: 0.5 }),
      ...putAllAt(text, 0, 0, { x: 0, y: 0.5 }),
    ];
  },
};
