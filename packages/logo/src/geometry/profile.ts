import type { Path } from './path.ts';
import { parsePath } from './path.ts';

export const PROFILE_ROWS = 24;

/** Leftmost and rightmost ink in each row of the em square, relative to the pen; NaN where a row is empty. */
export type Profile = { left: Float64Array; right: Float64Array };

const TOP = -0.92;
const DEPTH = 1.04;
const CURVE_STEPS = 6;

function traceProfile(path: Path, unitsPerEm: number): Profile {
  const left = new Float64Array(PROFILE_ROWS).fill(NaN);
  const right = new Float64Array(PROFILE_ROWS).fill(NaN);
  const rowHeight = (DEPTH * unitsPerEm) / PROFILE_ROWS;
  const top = TOP * unitsPerEm;
  let x = 0;
  let y = 0;
  const touch = (px: number, py: number) => {
    const row = Math.max(0, Math.min(PROFILE_ROWS - 1, Math.floor((py - top) / rowHeight)));
    if (!(px >= (left[row] ?? NaN))) left[row] = px;
    if (!(px <= (right[row] ?? NaN))) right[row] = px;
  };
  const lineTo = (toX: number, toY: number) => {
    const steps = Math.max(1, Math.ceil(Math.abs(toY - y) / (rowHeight / 2)));
    for (let step = 0; step <= steps; step++) touch(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
    x = toX;
    y = toY;
  };
  const values = path.numbers;
  let cursor = 0;
  const read = () => values[cursor++] ?? 0;
  for (const command of path.commands) {
    if (command === 'M') {
      x = read();
      y = read();
    } else if (command === 'L') lineTo(read(), read());
    else if (command === 'Q') {
      const [x0, y0, x1, y1, x2, y2] = [x, y, read(), read(), read(), read()];
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        lineTo(u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2);
      }
    } else if (command === 'C') {
      const [x0, y0, x1, y1, x2, y2, x3, y3] = [x, y, read(), read(), read(), read(), read(), read()];
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const u = 1 - t;
        const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        lineTo(p * x0 + q * x1 + r * x2 + s * x3, p * y0 + q * y1 + r * y2 + s * y3);
      }
    }
  }
  return { left, right };
}

const profiles = new WeakMap<Path, Profile>();

export function profileOf(pathData: string, unitsPerEm: number): Profile {
  const path = parsePath(pathData);
  const known = profiles.get(path);
  if (known) return known;
  const traced = traceProfile(path, unitsPerEm);
  profiles.set(path, traced);
  return traced;
}
