import { scaleOf } from '../geometry/affine.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Point } from '../geometry/flatten.ts';
import type { Ink } from '../layout/piece.ts';

/** Squares of `cell` side, counted from the artboard's corner, that are mostly ink; keys are "column,row". */
export type Cells = Set<string>;

const SUBROWS = 4;
const FULL = 0.48;

/** Share of every square a filled shape covers, from a few scan lines in each row. */
function coverage(rows: readonly Point[][], cell: number, evenOdd: boolean): Map<string, number> {
  const covered = new Map<string, number>();
  const ys = rows.flat().map(({ y }) => y);
  const [first, last] = [Math.floor(Math.min(...ys) / cell), Math.floor(Math.max(...ys) / cell)];
  for (let line = first * SUBROWS; line < (last + 1) * SUBROWS; line++) {
    const y = ((line + 0.5) / SUBROWS) * cell;
    let wound = 0;
    const crossings = crossingsAt(rows, y);
    for (const [index, { x, turn }] of crossings.entries()) {
      const wasInside = evenOdd ? index % 2 === 1 : wound !== 0;
      const before = crossings[index - 1];
      if (wasInside && before) addSpan(covered, before.x, x, Math.floor(line / SUBROWS), cell);
      wound += turn;
    }
  }
  return covered;
}

function crossingsAt(rows: readonly Point[][], y: number): { x: number; turn: number }[] {
  const found: { x: number; turn: number }[] = [];
  for (const row of rows) {
    row.forEach((from, index) => {
      const to = row[(index + 1) % row.length] ?? from;
      if (from.y <= y === to.y <= y) return;
      found.push({ x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), turn: to.y > from.y ? 1 : -1 });
    });
  }
  return found.sort((one, other) => one.x - other.x);
}

function addSpan(covered: Map<string, number>, from: number, to: number, row: number, cell: number): void {
  for (let column = Math.floor(from / cell); column * cell < to; column++) {
    const part = (Math.min(to, (column + 1) * cell) - Math.max(from, column * cell)) / cell;
    const key = `${column},${row}`;
    covered.set(key, (covered.get(key) ?? 0) + part / SUBROWS);
  }
}

/** Squares whose middle lies on a drawn line. */
function strokedCells(rows: readonly Point[][], cell: number, width: number): Cells {
  const cells: Cells = new Set();
  const reach = Math.max(width / 2, cell * 0.5);
  for (const row of rows) {
    for (const [index, from] of row.entries()) {
      const to = row[index + 1];
      if (!to) continue;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (cell / 3)));
      for (let step = 0; step <= steps; step++) {
        const [x, y] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
        for (let column = Math.floor((x - reach) / cell); column * cell <= x + reach; column++) {
          for (let line = Math.floor((y - reach) / cell); line * cell <= y + reach; line++) {
            if (Math.hypot((column + 0.5) * cell - x, (line + 0.5) * cell - y) <= reach) cells.add(`${column},${line}`);
          }
        }
      }
    }
  }
  return cells;
}

/** The squares an ink becomes on the grid. */
export function cellsOf(ink: Ink, cell: number): Cells {
  const rows = flatten(ink.path, ink.at);
  if (rows.length === 0) return new Set();
  if (ink.strokeWidth !== undefined) return strokedCells(rows, cell, ink.strokeWidth * scaleOf(ink.at));
  const covered = coverage(rows, cell, ink.evenOdd === true);
  return new Set([...covered].filter(([, share]) => share >= FULL).map(([key]) => key));
}

/** Squares an ink's edge or body lies in, however little. */
export function touchedCells(ink: Ink, cell: number): Cells {
  const rows = flatten(ink.path, ink.at);
  return rows.length === 0 ? new Set() : new Set(coverage(rows, cell, ink.evenOdd === true).keys());
}
