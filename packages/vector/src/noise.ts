import type { Point } from './flatten.ts';

/** A number in [-1, 1] for every corner of a lattice; the same on every machine. */
function latticeNoise(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Noise that varies gently from place to place: edges that touch move together and stay joined. */
export function noiseAt(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(x - column), smooth(y - row)];
  const top = latticeNoise(column, row, seed) * (1 - tx) + latticeNoise(column + 1, row, seed) * tx;
  const low = latticeNoise(column, row + 1, seed) * (1 - tx) + latticeNoise(column + 1, row + 1, seed) * tx;
  return top * (1 - ty) + low * ty;
}

/** The same row with no step longer than `step`. */
export function resample(row: readonly Point[], step: number): Point[] {
  return row.flatMap((from, index) => {
    const to = row[(index + 1) % row.length] ?? from;
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    }));
  });
}
