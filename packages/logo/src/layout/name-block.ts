import { graphemes, isIdeograph } from '../document/text-rules.ts';
import { letterName } from './art-name.ts';
import { breakText, linesNeeded } from './break-text.ts';
import { displayText, emFor, UNIT } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Arrangement } from '../document/art.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, movePiece } from './piece.ts';
import { setLine } from './set-line.ts';
import type { SetLine } from './set-line.ts';

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
  /** Lines much shorter than the longest are set larger to fill its width. */
  poster?: boolean;
  color?: string;
};

const LEADING = 0.24;
/** Lines that differ by little are spread to one width; by more, the short one is set larger, as on a poster. */
const JUSTIFY_TRACKING_MAX = 0.24;
const JUSTIFY_GROWTH_MAX = 1.55;

type Draw = (line: string, size?: number, extraTracking?: number) => SetLine;

/** The line at the full width where that can be done well, else as it is. */
function justifyLine(draw: Draw, line: string, piece: SetLine, width: number, em: number, mayGrow: boolean): SetLine {
  if (!Array.from(line).every(isIdeograph)) return piece;
  const spread = piece.gaps > 0 ? (width - piece.box.width) / piece.gaps / em : Infinity;
  if (spread <= JUSTIFY_TRACKING_MAX) return draw(line, 1, spread);
  const growth = width / piece.box.width;
  return mayGrow && growth <= JUSTIFY_GROWTH_MAX ? draw(line, growth) : piece;
}

export function setName(kit: LayoutKit, setting: NameSetting = {}): Piece {
  const { art } = kit.doc;
  if (!art) return setPlainName(kit, setting);
  const plain = setPlainName(
    kit,
    art.arrangement === 'horizontal' ? setting : arrangedAs(kit, setting, art.arrangement),
  );
  return letterName(kit, plain, art, setting.color ?? kit.doc.name.color);
}

/** Lettering is arranged by its own choice: a column of hanzi, two lines filling one width, or one line to be bent. */
function arrangedAs({ facts }: LayoutKit, setting: NameSetting, arrangement: Arrangement): Arranging {
  if (arrangement === 'stacked') return { ...setting, lines: facts.letters > 7 ? 3 : 2, poster: true, leading: 0.1 };
  return {
    ...setting,
    lines: 1,
    ...(arrangement === 'vertical' && facts.hanziOnly ? { isColumn: true, leading: 0.08 } : {}),
  };
}

type Arranging = NameSetting & { isColumn?: boolean };

function setPlainName(kit: LayoutKit, setting: Arranging): Piece {
  const { doc, outlines } = kit;
  const text = displayText(doc.name);
  const chosen = doc.layout.lines === 'auto' || doc.art ? undefined : doc.layout.lines;
  const count = chosen ?? setting.lines ?? linesNeeded(text, setting.widest ?? 9);
  const height = UNIT * (setting.height ?? 1) * doc.name.size;
  const em = emFor(outlines, doc.name.font, text, height);
  const draw: Draw = (line, size = 1, extraTracking = 0) =>
    setLine(outlines, {
      role: 'name',
      font: doc.name.font,
      text: line,
      color: setting.color ?? doc.name.color,
      em: em * size,
      tracking: (setting.tracking ?? 0) + doc.name.spacing + extraTracking,
    });
  const broken = setting.isColumn ? graphemes(text).filter((part) => part !== ' ') : breakText(text, count);
  const lines = broken.map((line) => ({ line, piece: draw(line) }));
  const width = Math.max(...lines.map(({ piece }) => piece.box.width));
  let y = 0;
  const placed = lines.map(({ line, piece }) => {
    const set =
      lines.length > 1 && !setting.isColumn
        ? justifyLine(draw, line, piece, width, em, setting.poster ?? false)
        : piece;
    const x = (width - set.box.width) * ANCHOR[setting.align ?? 'center'] - set.box.x;
    const moved = movePiece(set, x, y - set.box.y);
    y += set.box.height + height * (setting.leading ?? LEADING);
    return moved;
  });
  return {
    role: 'name',
    box: boxOf(placed),
    ink: inkOf(placed),
    inks: placed.flatMap((piece) => piece.inks),
    letterHeight: height,
  };
}
