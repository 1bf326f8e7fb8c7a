import type { EffectOf } from '../document/effects.ts';
import { bordersOf, cellsOf, pathOfRows, place } from '@markwright/vector';
import type { Cells, Point } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { finestCell, gridShapeOf, longSide, onPieces } from './effect-kit.ts';
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

export const pixel = (pieces: readonly Piece[], effect: EffectOf<'pixel'>, kit: EffectKit): Piece[] =>
  onPieces(pieces, effect.on, (piece) => {
    const cell = Math.max(Math.min(effect.cell * kit.unit, longSide(piece) / FEWEST_CELLS), finestCell(piece));
    const inks = piece.inks.flatMap((ink): Ink[] => {
      const cells = cellsOf(gridShapeOf(ink), cell);
      if (cells.size === 0) return [];
      const { strokeWidth: _strokeWidth, evenOdd: _evenOdd, ...rest } = ink;
      const rows = effect.gap > 0 ? lamps(cells, cell, effect.gap) : bordersOf(cells, cell);
      return [{ ...rest, path: pathOfRows(rows), at: place(1, 0, 0) }];
    });
    return { ...piece, inks: inks.length > 0 ? inks : piece.inks };
  });
