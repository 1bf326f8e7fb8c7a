import type { Run } from '@markwright/vector';
import { bezierAt } from '../../src/glyph-path.ts';

export type Point = readonly [x: number, y: number];

const CURVE_STEPS = 8;

/** Path data (absolute M L Q C Z) as closed polygons. */
export function polygonsOf(path: string): Point[][] {
  const polygons: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'Z') continue;
    if (command === 'M') polygons.push([]);
    const xs = [pen[0], ...values.filter((_, index) => index % 2 === 0)];
    const ys = [pen[1], ...values.filter((_, index) => index % 2 === 1)];
    const steps = command === 'Q' || command === 'C' ? CURVE_STEPS : 1;
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      pen = steps === 1 ? [xs.at(-1) ?? 0, ys.at(-1) ?? 0] : [bezierAt(xs, t), bezierAt(ys, t)];
      polygons.at(-1)?.push(pen);
    }
  }
  return polygons;
}

/** Widths of the filled stretches on a horizontal line (non-zero winding). */
export function inkRuns(polygons: readonly Point[][], y: number): number[] {
  const crossings: { x: number; turn: number }[] = [];
  for (const polygon of polygons) {
    for (const [index, [x2, y2]] of polygon.entries()) {
      const [x1, y1] = polygon.at(index - 1) ?? [0, 0];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
    }
  }
  crossings.sort((a, b) => a.x - b.x);
  const runs: number[] = [];
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0) runs.push(x - start);
  }
  return runs;
}

/** Signed areas summed over the contours of a glyph: near zero means no visible ink. */
export function inkArea(path: string): number {
  let area = 0;
  for (const polygon of polygonsOf(path)) {
    for (const [index, [x2, y2]] of polygon.entries()) {
      const [x1, y1] = polygon.at(index - 1) ?? [0, 0];
      area += (x1 * y2 - x2 * y1) / 2;
    }
  }
  return Math.abs(area);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const runHeight = (run: Run) => run.glyphs[0]?.ink?.height ?? 0;
