import { breakText, linesNeeded } from './break-text.ts';
import { displayText, emFor, UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, movePiece } from './piece.ts';
import { setLine } from './set-line.ts';

export type Align = 'left' | 'center' | 'right';
const ANCHOR: Record<Align, number> = { left: 0, center: 0.5, right: 1 };

export type NameSetting = {
  align?: Align;
  /** Widest line in hanzi before the name is broken. */
  widest?: number;
  /** Asks for this many lines; the document's own choice wins. */
  lines?: 1 | 2 | 3;
  /** Letter height against the layout's unit. */
  height?: number;
  tracking?: number;
  /** Space between lines against the letter height. */
  leading?: number;
  /** Short lines are spread to the width of the longest. */
  justify?: boolean;
  color?: string;
};

const LEADING = 0.24;
const JUSTIFY_TRACKING_MAX = 0.9;

export function setName(kit: LayoutKit, setting: NameSetting = {}): Piece {
  const { doc, outlines } = kit;
  const text = displayText(doc.name);
  const chosen = doc.layout.lines === 'auto' ? undefined : doc.layout.lines;
  const count = chosen ?? setting.lines ?? linesNeeded(text, setting.widest ?? 9);
  const height = UNIT * (setting.height ?? 1) * doc.name.size;
  const em = emFor(outlines, doc.name.font, text, height);
  const tracking = (setting.tracking ?? 0) + doc.name.spacing;
  const draw = (line: string, extra = 0) =>
    setLine(outlines, {
      role: 'name',
      font: doc.name.font,
      text: line,
      color: setting.color ?? doc.name.color,
      em,
      tracking: tracking + extra,
    });
  const lines = breakText(text, count).map((line) => ({ line, piece: draw(line) }));
  const widest = Math.max(...lines.map(({ piece }) => piece.box.width));
  let y = 0;
  const placed = lines.map(({ line, piece }, index) => {
    const spread = piece.gaps > 0 ? (widest - piece.box.width) / piece.gaps / em : 0;
    const set = setting.justify && spread > 0.001 && spread < JUSTIFY_TRACKING_MAX ? draw(line, spread) : piece;
    const x = (widest - set.box.width) * ANCHOR[setting.align ?? 'center'] - set.box.x;
    const moved = movePiece(set, x, y - set.box.y);
    y += set.box.height + height * (setting.leading ?? LEADING) + (index === 0 ? 0 : 0);
    return moved;
  });
  return {
    role: 'name',
    box: boxOf(placed),
    ink: inkOf(placed),
    inks: placed.flatMap((piece) => piece.inks),
    letterHeight: placed[0]?.letterHeight ?? height,
  };
}
