import { isIdeograph } from '../document/text-rules.ts';
import { centerX, centerY } from '@markwright/vector';
import { displayText, emFor } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { setLine } from './set-line.ts';
import { initialLetter } from './initial-letter.ts';

/** One letter of the name, centred by ink on 0, 0. */
export function setInitial(kit: LayoutKit, height: number, color: string, letter?: string): Piece {
  const { name } = kit.doc;
  const text = letter ?? initialLetter(displayText(name)).toUpperCase();
  const ideograph = isIdeograph(text);
  const line = setLine(kit.outlines, {
    role: 'mark',
    font: name.font,
    text,
    color,
    // Capitals fill a frame less than hanzi do, so they are set taller than beside a line of hanzi.
    em: emFor(kit.outlines, name.font, text, height * (ideograph ? 1 : 1.22)),
    tracking: 0,
  });
  const set = movePiece(line, -centerX(line.ink), -centerY(line.ink));
  return { ...set, inks: set.inks.map((ink) => ({ ...ink, isGround: true })) };
}
