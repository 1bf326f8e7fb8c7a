import { graphemes, isIdeograph } from '../document/text-rules.ts';
import { centerX, centerY } from '../geometry/box.ts';
import { displayText, emFor } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { setLine } from './set-line.ts';

/** Words that say the trade rather than the name; the telling character comes before them. */
const COMMON_OPENINGS = /^[小老大阿一]$/u;

/** The character a seal or monogram shows: the first, unless that is as common as 小 or 老. */
export function tellingLetter(text: string): string {
  const letters = graphemes(text).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [first = text, second] = letters;
  return second && letters.length > 2 && isIdeograph(second) && COMMON_OPENINGS.test(first) ? second : first;
}

/** One letter of the name, centred by ink on 0, 0. */
export function setInitial(kit: LayoutKit, height: number, color: string, letter?: string): Piece {
  const { name } = kit.doc;
  const text = letter ?? tellingLetter(displayText(name)).toUpperCase();
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
