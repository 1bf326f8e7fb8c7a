import { DRAWING_WEIGHT_MAX } from '../document/doc-bounds.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { backdropInks } from '../effects/backdrop.ts';
import { DrawingTooHeavyError, finishPieces, weighInks } from '../effects/finish-pieces.ts';
import { pose } from '../effects/pose-effects.ts';
import { place, type Box, type Outlines } from '@markwright/vector';
import { resolveLayout } from '../layout/catalogue.ts';
import { displayText, openKit, UNIT } from '../layout/kit.ts';
import type { Facts, LayoutKit } from '../layout/kit.ts';
import type { Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/piece.ts';
import { inkOf, movePiece, transformPiece } from '../layout/piece.ts';
import { ARTBOARD, type Artboard, type PlacedLogo } from '../layout/placed-logo.ts';
import { unitX } from '../layout/unit-x.ts';

export class GlyphsMissingError extends Error {
  constructor(readonly characters: readonly string[]) {
    super(`The font has none of these characters: ${characters.join(' ')}`);
    this.name = 'GlyphsMissingError';
  }
}

/** L2: clear space of 10–20 % of the artboard on every side. */
const WIDEST = 0.78;
const TALLEST = 0.7;
const SHARE = 0.37;
/** L16: capitals under this share of the artboard's shorter side are enlarged; hanzi need half as much again. */
const READABLE = { latin: 0.0235, hanzi: 0.038 } as const;
const BOOST_MAX = 1.9;
/** Nothing moved by hand comes nearer to the artboard's edge than this share of its shorter side. */
const EDGE = 0.04;

function findMissing(doc: LogoDoc, outlines: Outlines): PlacedLogo['missing'] {
  const found: PlacedLogo['missing'] = [];
  for (const part of ['name', 'secondName', 'slogan'] as const) {
    const line = doc[part];
    if (!line) continue;
    const run = outlines.shape(line.font, displayText(line));
    if (run.missing.length > 0) found.push({ part, characters: run.missing });
    if (part === 'name' && !run.glyphs.some((glyph) => glyph.ink)) throw new GlyphsMissingError(run.missing);
  }
  return found;
}

/** A line whose font can draw none of it is left out and reported. */
function withoutBlankLines(doc: LogoDoc, outlines: Outlines): LogoDoc {
  let next = doc;
  for (const part of ['secondName', 'slogan'] as const) {
    const line = doc[part];
    if (line && !outlines.shape(line.font, displayText(line)).glyphs.some((glyph) => glyph.ink)) {
      next = { ...next, [part]: null };
    }
  }
  return next;
}

function applyNudges(pieces: Piece[], { nudge }: LogoDoc['layout']): Piece[] {
  if (!nudge) return pieces;
  return pieces.map((piece) => {
    const by = piece.role === 'ornament' ? undefined : nudge[piece.role];
    return by ? movePiece(piece, by.x * UNIT, by.y * UNIT) : piece;
  });
}

function fitScale(ink: Box, artboard: Artboard, share: number): number {
  const byArea = Math.sqrt((artboard.width * artboard.height * share) / (ink.width * ink.height));
  return Math.min((artboard.width * WIDEST) / ink.width, (artboard.height * TALLEST) / ink.height, byArea);
}

/** A part pushed past the edge brings the lockup back inside, as little as that takes. */
function keptInside(pieces: Piece[], artboard: Artboard): Piece[] {
  const ink = inkOf(pieces);
  const edge = EDGE * Math.min(artboard.width, artboard.height);
  const [width, height] = [artboard.width - 2 * edge, artboard.height - 2 * edge];
  const scale = Math.min(1, width / ink.width, height / ink.height);
  const inside = (start: number, length: number, room: number) =>
    Math.min(Math.max(start * scale, edge), edge + room - length * scale) - start * scale;
  const dx = inside(ink.x, ink.width, width);
  const dy = inside(ink.y, ink.height, height);
  if (scale === 1 && dx === 0 && dy === 0) return pieces;
  return pieces.map((piece) => transformPiece(piece, place(scale, dx, dy)));
}

type Arranged = { pieces: Piece[]; ink: Box; scale: number };

function arrange(kit: LayoutKit, layout: Layout, artboard: Artboard): Arranged {
  const withInk = layout.arrange(kit).filter((piece) => piece.inks.length > 0);
  const pieces = pose(withInk, kit.doc.effects, kit.doc.seed);
  const ink = inkOf(pieces);
  return { pieces, ink, scale: fitScale(ink, artboard, layout.share ?? SHARE) };
}

/** How much the smallest supporting line must grow to be read on this artboard. */
function boostNeeded({ pieces, scale }: Arranged, artboard: Artboard, facts: Facts): number {
  const side = Math.min(artboard.width, artboard.height);
  const lacks = pieces.map(({ role, letterHeight }) => {
    if ((role !== 'secondName' && role !== 'slogan') || !letterHeight) return 0;
    const hanzi = role === 'slogan' ? facts.sloganIsHanzi : !facts.secondNameIsLatin;
    return (side * READABLE[hanzi ? 'hanzi' : 'latin']) / (letterHeight * scale);
  });
  return Math.max(0, ...lacks);
}

/** Places every part of a document on the artboard. Pure: the same document gives the same places. */
export function layOut(
  doc: LogoDoc,
  outlines: Outlines,
  artboard: Artboard = ARTBOARD,
  weightMax = Infinity,
): PlacedLogo {
  const missing = findMissing(doc, outlines);
  const drawable = missing.length > 0 ? withoutBlankLines(doc, outlines) : doc;
  let kit = openKit(drawable, outlines);
  const layout = resolveLayout(doc.layout.id, kit.facts);
  let arranged = arrange(kit, layout, artboard);
  // Larger lines can make the lockup larger and so be scaled down again: a few rounds settle it.
  for (let round = 0; round < 3; round++) {
    const boost = kit.boost * boostNeeded(arranged, artboard, kit.facts);
    if (boost <= kit.boost * 1.01 || kit.boost >= BOOST_MAX) break;
    kit = { ...kit, boost: Math.min(BOOST_MAX, boost) };
    arranged = arrange(kit, layout, artboard);
  }
  const { pieces, ink, scale } = arranged;
  const at = place(
    scale,
    artboard.width / 2 - (ink.x + ink.width / 2) * scale,
    artboard.height / 2 - (ink.y + ink.height / 2) * scale,
  );
  // Parts moved by hand move alone: scale and centre are the untouched lockup's, so the others stay where they are.
  const moved = applyNudges(pieces, doc.layout).map((piece) => transformPiece(piece, at));
  const placed = doc.layout.nudge ? keptInside(moved, artboard) : moved;
  const nameHeight = UNIT * scale;
  const unit = unitX(placed, drawable.mark?.drawing, nameHeight);
  return {
    artboard,
    layoutId: layout.id,
    pieces: finishPieces(placed, doc, nameHeight, weightMax),
    ground: kit.colors.ground,
    box: inkOf(placed),
    clearSpace: unit.length,
    unitCircle: unit.circle,
    nameHeight,
    scale,
    missing,
  };
}

/** A document laid out with all its effects, if every file that is sold of it can be drawn; stops soon where it cannot. */
export function layOutToSell(doc: LogoDoc, outlines: Outlines): PlacedLogo {
  const placed = layOut(doc, outlines, ARTBOARD, DRAWING_WEIGHT_MAX);
  if (weighInks(backdropInks(placed, doc)) > DRAWING_WEIGHT_MAX) throw new DrawingTooHeavyError('backdrops');
  return placed;
}
