import type { EffectOf } from '../document/effects.ts';
import { box } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Point } from '../geometry/flatten.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { circlePath, fillInk, rectPath } from '../layout/shapes.ts';
import type { Box } from '../outline/outlines.ts';
import { touchedCells } from './cell-grid.ts';
import { copyOf, isBody, onPieces } from './effect-kit.ts';
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
    for (const key of touchedCells(ink, cell)) {
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
    const net = fillInk(dotNet(piece.ink, effect.cell * kit.unit, effect.from, bodies), kit.color(effect.color));
    return { ...piece, inks: [...piece.inks, { ...net, clip, isDecoration: true }] };
  });

/** Room beyond the piece, so that a cut line never ends inside it. */
const MARGIN = 4;

export const slice = (pieces: readonly Piece[], effect: EffectOf<'slice'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const { unit } = kit;
    const { x, y, width, height } = piece.ink;
    const [left, right] = [x - MARGIN * unit, x + width + MARGIN * unit];
    const cut = y + height * effect.at;
    const lean = (effect.slope * height) / width;
    const edge: Point[] = [
      { x: left, y: cut - lean * (width / 2 + MARGIN * unit) },
      { x: right, y: cut + lean * (width / 2 + MARGIN * unit) },
    ];
    const far = (dy: number): Point[] => edge.toReversed().map((point) => ({ x: point.x, y: cut + dy }));
    const upper = [[...edge, ...far(-MARGIN * unit - height)]];
    const lower = [[...edge, ...far(MARGIN * unit + height)]];
    const shift = effect.shift * unit;
    const color = kit.color(effect.color);
    const inks = piece.inks.flatMap((ink): Ink[] => {
      if (ink.clip || !isBody(ink)) return [ink];
      const { isDecoration: _isDecoration, ...moved } = copyOf({ ...ink, clip: lower }, shift, 0, color);
      return [{ ...ink, clip: upper }, moved];
    });
    return { ...piece, inks };
  });
