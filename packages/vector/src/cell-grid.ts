import type { Point } from './flatten.ts';

/** A filled shape, or a drawn line where it has a width. */
export type GridShape = { rows: readonly Point[][]; strokeWidth?: number; evenOdd?: boolean };

/** Squares of `cell` side, counted from the artboard's corner, that are mostly ink; keys are "column,row". */
export type Cells = Set<string>;

const SUBROWS = 4;
const FULL = 0.48;

type Crossing = { x: number; turn: number };

/** Share of every square a filled shape covers, from a few scan lines in each row. */
function coverage(rows: readonly Point[][], cell: number, evenOdd: boolean): Map<string, number> {
  const covered = new Map<string, number>();
  for (const [line, crossings] of [...crossingsByLine(rows, cell)].sort(([one], [other]) => one - other)) {
    crossings.sort((one, other) => one.x - other.x);
    let wound = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      const wasInside = evenOdd ? index % 2 === 1 : wound !== 0;
      const before = crossings[index - 1];
      if (wasInside && before) addSpan(covered, before.x, x, Math.floor(line / SUBROWS), cell);
      wound += turn;
    }
  }
  return covered;
}

/** Where the edges cross each scan line. Every edge is looked at once: outlines may have thousands. */
function crossingsByLine(rows: readonly Point[][], cell: number): Map<number, Crossing[]> {
  const byLine = new Map<number, Crossing[]>();
  const heightOf = (line: number) => ((line + 0.5) / SUBROWS) * cell;
  for (const row of rows) {
    for (const [index, from] of row.entries()) {
      const to = row[(index + 1) % row.length] ?? from;
      const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
      // One line early, since the division may round past the first.
      for (let line = Math.floor((low / cell) * SUBROWS - 0.5); heightOf(line) < high; line++) {
        const y = heightOf(line);
        if (from.y <= y === to.y <= y) continue;
        const crossing = {
          x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
          turn: to.y > from.y ? 1 : -1,
        };
        const known = byLine.get(line);
        if (known) known.push(crossing);
        else byLine.set(line, [crossing]);
      }
    }
  }
  return byLine;
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

/** The squares a shape becomes on the grid; those it fills at least by `full`. */
export function cellsOf({ rows, strokeWidth, evenOdd }: GridShape, cell: number, full = FULL): Cells {
  if (rows.length === 0) return new Set();
  if (strokeWidth !== undefined) return strokedCells(rows, cell, strokeWidth);
  const covered = coverage(rows, cell, evenOdd === true);
  return new Set([...covered].filter(([, share]) => share >= full).map(([key]) => key));
}

/** Squares a shape's edge or body lies in, however little. */
export const touchedCells = ({ rows, evenOdd }: GridShape, cell: number): Cells =>
  rows.length === 0 ? new Set() : new Set(coverage(rows, cell, evenOdd === true).keys());

/** The border of a set of squares as closed rows: one clean outline instead of hundreds of squares. */
export function bordersOf(cells: Cells, cell: number): Point[][] {
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
