import { mixColors } from '@markwright/vector';
import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { setMark } from './mark-piece.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** How much of its colour the mark keeps behind the letters: they stay easy to read. */
const KEPT = 0.22;

/** A large, faint mark behind the name. */
export const markBehind: Layout = {
  id: 'mark-behind',
  title: { zh: '图在字后', en: 'Behind the name' },
  suits: 'any',
  drawsMark: true,
  lightest: 'regular',
  isForAsking: true,
  applies: (facts) => facts.hasMark,
  fallbacks: ['wordmark'],
  share: 0.4,
  arrange({ doc, colors, ...kit }) {
    const text = setTextBlock({ doc, colors, ...kit }, { widest: 8, gap: 0.27, secondHeight: 0.23 });
    if (!doc.mark) return text;
    const { width, height } = boxOf(text);
    const faint = (color: string) => mixColors(colors.ground, color, KEPT);
    const mark = setMark({
      mark: doc.mark,
      size: Math.max(height * 1.7, Math.min(width * 0.6, UNIT * 3.2)) * doc.mark.scale,
      colors: { primary: faint(colors.primary), secondary: faint(colors.secondary), ground: colors.ground },
      stem: 0,
    });
    return [putAt(mark, 0, 0, { x: 0.5, y: 0.5 }), ...putAllAt(text, 0, 0, { x: 0.5, y: 0.5 })];
  },
};
