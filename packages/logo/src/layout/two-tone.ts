import { breakText } from './break-text.ts';
import { contrast } from '../color/contrast.ts';
import { displayText, emFor, UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, movePiece } from './piece.ts';
import { setLine } from './set-line.ts';
import { setSupport } from './support-line.ts';

/** The second colour must be read as easily as the name's own. */
function secondColor({ colors }: LayoutKit): string {
  return (
    [colors.primary, colors.accent].find((color) => color !== colors.name && contrast(color, colors.ground) >= 3) ??
    colors.name
  );
}

/** The name in one line, its second half in the mark's colour. */
export const twoTone: Layout = {
  id: 'two-tone',
  title: { zh: '双色字', en: 'Two tones' },
  suits: ['sans', 'round', 'display'],
  drawsMark: false,
  setsLetters: true,
  applies: (facts) =>
    (facts.hanziOnly && facts.letters >= 4 && facts.letters <= 7) ||
    (!facts.hasHanzi && facts.words === 2 && facts.units <= 9),
  fallbacks: ['wordmark'],
  arrange(kit) {
    const { doc, outlines } = kit;
    const text = displayText(doc.name);
    const [head = text] = breakText(text, 2);
    const line = setLine(outlines, {
      role: 'name',
      font: doc.name.font,
      text,
      color: doc.name.color,
      em: emFor(outlines, doc.name.font, text, UNIT * doc.name.size),
      tracking: doc.name.spacing + (kit.facts.hanziOnly ? 0.02 : 0),
    });
    const letters = Array.from(head).filter((letter) => letter !== ' ').length;
    const color = secondColor(kit);
    const name = movePiece(
      { ...line, inks: line.inks.map((ink, index) => (index < letters ? ink : { ...ink, color })) },
      -line.box.x,
      -line.box.y,
    );
    const pieces = [name];
    for (const part of ['secondName', 'slogan'] as const) {
      const support = setSupport(kit, part, {
        width: name.box.width,
        height: part === 'secondName' ? 0.22 : 0.19,
        overhang: 1.2,
      });
      const end = boxOf(pieces);
      if (support) pieces.push(movePiece(support, 0, end.y + end.height + UNIT * 0.25 - support.box.y));
    }
    return pieces;
  },
};
