import type { EffectOf } from '../document/effects.ts';
import { flatten, pathOfRows, place, scaleOf } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { behind, copyOf, edgeOf, isBody, onPieces } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';

export const split = (pieces: readonly Piece[], effect: EffectOf<'split'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const [dx, dy] = [effect.x * kit.unit, effect.y * kit.unit];
    const bodies = piece.inks.filter(isBody);
    return behind(piece, [
      ...bodies.map((ink) => copyOf(ink, dx, dy, kit.color(effect.second))),
      ...bodies.map((ink) => copyOf(ink, -dx, -dy, kit.color(effect.first))),
    ]);
  });

export const outline = (pieces: readonly Piece[], effect: EffectOf<'outline'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    // A further border starts where the one before ended.
    const width = 2 * effect.width * kit.unit + widestEdge(piece);
    return behind(
      piece,
      piece.inks.filter(isBody).map((ink) => edgeOf(ink, kit.color(effect.color), width)),
    );
  });

/** How far borders already reach, as a line width on the artboard. */
function widestEdge({ inks }: Piece): number {
  const widths = inks.filter((ink) => ink.isDecoration && ink.strokeWidth !== undefined);
  return Math.max(0, ...widths.map((ink) => (ink.strokeWidth ?? 0) * scaleOf(ink.at)));
}

export const shadow = (pieces: readonly Piece[], effect: EffectOf<'shadow'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const [dx, dy] = [effect.x * kit.unit, effect.y * kit.unit];
    const color = kit.color(effect.color);
    const outermost = outermostOf(piece);
    if (!effect.block)
      return behind(
        piece,
        outermost.map((ink) => copyOf(ink, dx, dy, color)),
      );
    return behind(
      piece,
      outermost.flatMap((ink) => blockOf(ink, dx, dy, color)),
    );
  });

/** What throws the shadow: the widest border, or the shapes themselves. */
function outermostOf(piece: Piece): Ink[] {
  const widest = widestEdge(piece);
  if (widest === 0) return piece.inks.filter(isBody);
  return piece.inks.filter(
    (ink) => ink.isDecoration && ink.strokeWidth !== undefined && ink.strokeWidth * scaleOf(ink.at) > widest * 0.99,
  );
}

/** The solid between a shape and its copy: every edge swept along the way, all wound alike so that none cancels. */
function blockOf(ink: Ink, dx: number, dy: number, color: string): Ink[] {
  const end = copyOf(ink, dx, dy, color);
  if (ink.strokeWidth !== undefined) {
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / (ink.strokeWidth * scaleOf(ink.at) * 0.42)));
    return Array.from({ length: steps }, (_, step) =>
      copyOf(ink, (dx * (step + 1)) / steps, (dy * (step + 1)) / steps, color),
    );
  }
  const quads = flatten(ink.path, ink.at).flatMap((row) =>
    row.map((point, index) => sweep(point, row[(index + 1) % row.length] ?? point, dx, dy)),
  );
  return [end, { path: pathOfRows(quads), at: place(1, 0, 0), color, isDecoration: true }];
}

function sweep(from: Point, to: Point, dx: number, dy: number): Point[] {
  const far = ({ x, y }: Point) => ({ x: x + dx, y: y + dy });
  const clockwise = (to.x - from.x) * dy - (to.y - from.y) * dx > 0;
  return clockwise ? [from, to, far(to), far(from)] : [to, from, far(from), far(to)];
}
