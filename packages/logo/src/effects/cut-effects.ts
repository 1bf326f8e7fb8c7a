import type { EffectOf } from '../document/effects.ts';
import { box, flatten, pathOfRows, place, touchedCells, type Box } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { circlePath, fillInk, rectPath } from '../layout/shapes.ts';
import { finestCell, gridShapeOf, isBody, onPieces } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';

/** Bars of ground over the ink: on a plain ground they are cuts, and in one colour they become real ones. */
export const stripes = (pieces: readonly Piece[], effect: EffectOf<'stripes'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const { x, y, width, height } = piece.ink;
    const top = y + height * effect.from;
    const step = (y + height - top) / effect.count;
    const bars = Array.from({ length: effect.count }, (_, index) => {
      const thick = step * (0.12 + (0.75 * effect.weight * (index + 1)) / effect.count);
      return rectPath(box(x - kit.unit * 0.02, top + step * index, width + kit.unit * 0.04, thick));
    });
    const ground = kit.color('ground');
    return { ...piece, inks: [...piece.inks, { ...fillInk(bars.join(''), ground), isGround: true }] };
  });

/** Dots in a slanted net that grow downwards; only those that a shape comes near. */
function dotNet(area: Box, cell: number, from: number, bodies: readonly Ink[]): string {
  const near = new Set<string>();
  for (const ink of bodies) {
    for (const key of touchedCells(gridShapeOf(ink), cell)) {
      const [column = 0, row = 0] = key.split(',').map(Number);
      for (const x of [-1, 0, 1]) for (const y of [-1, 0, 1]) near.add(`${column + x},${row + y}`);
    }
  }
  const dots: string[] = [];
  const top = area.y + area.height * from;
  const depth = Math.max(1, area.y + area.height - top);
  let line = 0;
  for (let y = top; y <= area.y + area.height + cell; y += cell * 0.5, line++) {
    const radius = cell * 0.36 * Math.min(1, Math.max(0.1, (y - top) / depth));
    for (let x = area.x + (line % 2) * cell * 0.5; x <= area.x + area.width + cell; x += cell) {
      if (near.has(`${Math.floor(x / cell)},${Math.floor(y / cell)}`)) dots.push(circlePath(x, y, radius));
    }
  }
  return dots.join('');
}

/** Shading inside the shapes: the net is clipped by their outlines. */
export const halftone = (pieces: readonly Piece[], effect: EffectOf<'halftone'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const bodies = piece.inks.filter((ink) => isBody(ink) && ink.strokeWidth === undefined);
    if (bodies.length === 0) return piece;
    const clip = bodies.flatMap((ink) => flatten(ink.path, ink.at));
    const net = fillInk(
      dotNet(piece.ink, Math.max(effect.cell * kit.unit, finestCell(piece)), effect.from, bodies),
      kit.color(effect.color),
    );
    return { ...piece, inks: [...piece.inks, { ...net, clip, isDecoration: true }] };
  });

/** The part of a closed row on one side of a line; holes stay holes, since every row is cut alike. */
function keepSide(row: readonly Point[], height: (point: Point) => number): Point[] {
  return row.flatMap((from, index) => {
    const to = row[(index + 1) % row.length] ?? from;
    const [a, b] = [height(from), height(to)];
    const kept = a >= 0 ? [from] : [];
    if (a >= 0 === b >= 0) return kept;
    const t = a / (a - b);
    return [...kept, { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }];
  });
}

/** Cut as geometry, not by a clip: what is sold can be cut in vinyl. Lines keep their own shape. */
export const slice = (pieces: readonly Piece[], effect: EffectOf<'slice'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const { x, y, width, height } = piece.ink;
    const lean = (effect.slope * height) / width;
    const below = (point: Point) => point.y - (y + height * effect.at) - lean * (point.x - x - width / 2);
    const shift = effect.shift * kit.unit;
    const inks = piece.inks.flatMap((ink): Ink[] => {
      if (ink.strokeWidth !== undefined || !isBody(ink)) return [ink];
      const rows = flatten(ink.path, ink.at);
      const part = (side: (point: Point) => number) =>
        rows.map((row) => keepSide(row, side)).filter((row) => row.length > 2);
      const [upper, lower] = [part((point) => -below(point)), part(below)];
      const at = place(1, 0, 0);
      const color = ink.isOwnColor ? ink.color : kit.color(effect.color);
      const moved = { ...ink, path: pathOfRows(lower), at: place(1, shift, 0), color };
      return [
        ...(upper.length > 0 ? [{ ...ink, path: pathOfRows(upper), at }] : []),
        ...(lower.length > 0 ? [moved] : []),
      ];
    });
    return { ...piece, inks };
  });
