import { right } from '@markwright/vector';
import { breakText } from './break-text.ts';
import { UNIT, displayText, markOf } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Layout } from './layout.ts';
import { setName } from './name-block.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, putAt } from './piece.ts';
import { letterHeightOf, setLine } from './set-line.ts';
import { rule } from './shapes.ts';

/** The second name in one to three short lines, together as tall as the name. */
function setSecondStack(kit: LayoutKit, height: number): Piece | null {
  const line = kit.doc.secondName;
  if (!line) return null;
  const text = displayText(line);
  const lines = breakText(text, Math.min(3, Math.max(1, text.split(' ').length)));
  const leading = 0.5;
  const letterHeight =
    ((height * line.size) / (lines.length + (lines.length - 1) * leading)) * (lines.length === 1 ? 0.5 : 1);
  const letter = letterHeightOf(kit.outlines.metrics(line.font), text);
  const pieces = lines.map((each, index) =>
    putAt(
      setLine(kit.outlines, {
        role: 'secondName',
        font: line.font,
        text: each,
        color: line.color,
        em: letterHeight / letter,
        tracking: 0.06 + line.spacing,
      }),
      0,
      index * letterHeight * (1 + leading),
    ),
  );
  return {
    role: 'secondName',
    box: boxOf(pieces),
    ink: inkOf(pieces),
    inks: pieces.flatMap((piece) => piece.inks),
    letterHeight,
  };
}

/** Both names side by side at one height, a rule between them. */
export const bilingualRow: Layout = {
  id: 'bilingual-row',
  title: { zh: '双语并排', en: 'Bilingual row' },
  suits: ['sans', 'serif', 'round'],
  drawsMark: false,
  lightest: 'light',
  applies: (facts) =>
    facts.hasHanzi && facts.secondNameIsLatin && facts.units <= 5 && facts.secondNameUnits <= 14 && !facts.hasSlogan,
  fallbacks: ['horizontal', 'wordmark-rule', 'wordmark'],
  arrange(kit) {
    const name = putAt(setName(kit, { lines: 1 }), 0, 0, { x: 0, y: 0.5 });
    const second = setSecondStack(kit, name.box.height * 0.84);
    if (!second) return [name];
    const gap = UNIT * 0.3;
    const x = right(name.box) + gap;
    const pieces = [
      name,
      rule(x, -name.box.height * 0.5, 2.6, name.box.height, kit.colors.accent),
      putAt(second, x + 2.6 + gap, 0, { x: 0, y: 0.5 }),
    ];
    if (!kit.doc.mark) return pieces;
    return [putAt(markOf(kit, name.box.height * 1.3), -UNIT * 0.32, 0, { x: 1, y: 0.5 }), ...pieces];
  },
};
