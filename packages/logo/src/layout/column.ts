import { graphemes } from '../document/text-rules.ts';
import { centerX, placeTurned } from '@markwright/vector';
import type { LineName } from '../document/logo-doc.ts';
import { displayText, emFor, UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, movePiece, transformPiece } from './piece.ts';
import { letterHeightOf, setLine } from './set-line.ts';

const COLUMN_GAP = 0.13;

/** Text written downwards (竖排), centred on x = 0, starting at y = 0. */
export function setColumn(kit: LayoutKit, part: LineName, height: number, gap = COLUMN_GAP): Piece | null {
  const line = kit.doc[part];
  if (!line) return null;
  const size = height * line.size;
  let y = 0;
  const pieces: Piece[] = [];
  for (const text of graphemes(displayText(line))) {
    // In a column a pause is a gap: commas lying beside the letters look like dirt.
    if (/^[\s\p{P}]$/u.test(text)) {
      y += size * 0.4;
      continue;
    }
    const letter = setLine(kit.outlines, {
      role: part,
      font: line.font,
      text,
      color: line.color,
      em: emFor(kit.outlines, line.font, text, size),
      tracking: 0,
    });
    if (letter.inks.length === 0) continue;
    pieces.push(movePiece(letter, -centerX(letter.ink), y - letter.box.y));
    y += letter.box.height + size * (gap + line.spacing);
  }
  return {
    role: part,
    box: boxOf(pieces),
    ink: inkOf(pieces),
    inks: pieces.flatMap((piece) => piece.inks),
    letterHeight: size,
  };
}

const TURNED_TRACKING_MAX = 0.42;

/** A Latin line turned a quarter clockwise to run down beside a column, spread towards `length`. */
export function setTurnedLine(
  kit: LayoutKit,
  part: 'secondName' | 'slogan',
  height: number,
  length: number,
): Piece | null {
  const line = kit.doc[part];
  if (!line) return null;
  const text = displayText(line);
  const letter = letterHeightOf(kit.outlines.metrics(line.font), text);
  const draw = (letterHeight: number, tracking: number) =>
    setLine(kit.outlines, {
      role: part,
      font: line.font,
      text,
      color: line.color,
      em: letterHeight / letter,
      tracking,
    });
  const wanted = UNIT * height * line.size * kit.boost;
  const natural = draw(wanted, 0);
  const needed = natural.gaps > 0 ? (length - natural.box.width) / natural.gaps / (wanted / letter) : 0;
  const tracking = Math.max(0.04, Math.min(TURNED_TRACKING_MAX, needed));
  let set = draw(wanted, tracking);
  if (set.box.width > length) set = draw((wanted * length) / set.box.width, tracking);
  return transformPiece(set, placeTurned(1, Math.PI / 2, 0, 0));
}
