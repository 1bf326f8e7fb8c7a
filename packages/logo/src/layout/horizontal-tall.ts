import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
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
    const wide = kit.doc.mark ? kit.doc.mark.drawing.box.width / kit.doc.mark.drawing.box.height : 1;
    const mark = markOf(kit, height * (wide > 1.2 ? 0.86 : 0.98));
    return [
      putAt(mark, -Math.max(UNIT * 0.34, height * 0.15), 0, { x: 1, y: 0.5 }),
      ...putAllAt(text, 0, 0, { x: 0, y: 0.5 }),
    ];
  },
};
