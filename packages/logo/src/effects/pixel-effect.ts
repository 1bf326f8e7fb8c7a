import type { EffectOf } from '../document/effects.ts';
import { place } from '../geometry/affine.ts';
import { pathOfRows } from '../geometry/flatten.ts';
import type { Point } from '../geometry/flatten.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { cellsOf } from './cell-grid.ts';
import type { Cells } from './cell-grid.ts';
import { finestCell, longSide, onPieces } from './effect-kit.ts';
import type { EffectKit } from './effect-kit.ts';

/** With fewer squares along its longer side a drawing is no longer that drawing. */
const FEWEST_CELLS = 15;

/** Each square by itself, a little smaller than its cell: a panel of lamps. */
function lamps(cells: Cells, cell: number, gap: number): Point[][] {
  return Array.from(cells, (key) => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    const inset = (cell * gap) / 2;
    const [x0, y0, x1, y1] = [
      column * cell + inset,
      row * cell + inset,
      (column + 1) * cell - inset,
      (row + 1) * cell - inset,
    ];
    return [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ];
  });
}

/** The border of a set of squares as closed rows: one clean outline instead of hundreds of squares. */
function bordersOf(cells: Cells, cell: number): Point[][] {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string) => next.set(from, [...(next.get(from) ?? []), to]);
  for (const key of cells) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    if (!cells.has(`${x},${y - 1}`)) add(`${x},${y}`, `${x + 1},${y}`);
    if (!cells.has(`${x + 1},${y}`)) add(`${x + 1},${y}`, `${x + 1},${y + 1}`);
    if (!cells.has(`${x},${y + 1}`)) add(`${x + 1},${y + 1}`, `${x},${y + 1}`);
    if (!cells.has(`${x - 1},${y}`)) add(`${x},${y + 1}`, `${x},${y}`);
  }
  const rows: Point[][] = [];
  for (const start of next.keys()) {
    let at = start;
    const row: Point[] = [];
    for (let to = next.get(at)?.pop(); to !== undefined; to = next.get(at)?.pop()) {
      const [x = 0, y = 0] = at.split(',').map(Number);
      row.push({ x: x * cell, y: y * cell });
      at = to;
    }
    if (row.length > 2) rows.push(withoutStraight(row));
  }
  return rows;
}

const withoutStraight = (row: Point[]): Point[] =>
  row.filter((point, index) => {
    const before = row[(index + row.length - 1) % row.length] ?? point;
    const after = row[(index + 1) % row.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });

export const pixel = (pieces: readonly Piece[], effect: EffectOf<'pixel'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const cell = Math.max(Math.min(effect.cell * kit.unit, longSide(piece) / FEWEST_CELLS), finestCell(piece));
    const inks = piece.inks.flatMap((ink): Ink[] => {
      const cells = cellsOf(ink, cell);
      if (cells.size === 0) return [];
      const { strokeWidth: _strokeWidth, evenOdd: _evenOdd, ...rest } = ink;
      const rows = effect.gap > 0 ? lamps(cells, cell, effect.gap) : bordersOf(cells, cell);
      return [{ ...rest, path: pathOfRows(rows), at: place(1, 0, 0) }];
    });
    return { ...piece, inks: inks.length > 0 ? inks : piece.inks };
  });
