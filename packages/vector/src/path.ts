import type { Affine } from './affine.ts';
import { scaleOf } from './affine.ts';
import { formatNumber } from './format-number.ts';
import { PathError, readPath, type Path } from './read-path.ts';

const MEMO_CHARACTERS = 8_000_000;
const memo = new Map<string, Path>();
let memoCharacters = 0;

/** Glyphs and marks are drawn again and again; reading their data once keeps a logo under a millisecond. */
export function parsePath(data: string): Path {
  const known = memo.get(data);
  if (known) return known;
  const path = readPath(data);
  memoCharacters += data.length;
  if (memoCharacters > MEMO_CHARACTERS) {
    memo.clear();
    memoCharacters = data.length;
  }
  memo.set(data, path);
  return path;
}

/** True for data that `parsePath` reads. */
export function isPathData(data: string): boolean {
  try {
    return parsePath(data).commands.startsWith('M');
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3, A: 1, Z: 0 };

/** Path data after `at`, rounded to the artboard's hundredths. */
export function printPath({ commands, numbers }: Path, at: Affine): string {
  const { a, b, c, d, e, f } = at;
  let out = '';
  let cursor = 0;
  for (const command of commands) {
    out += command;
    let separator = '';
    if (command === 'A') {
      out += printArc(numbers, cursor, at);
      cursor += 5;
      separator = ' ';
    }
    for (let left = POINTS[command] ?? 0; left > 0; left--) {
      const x = numbers[cursor] ?? 0;
      const y = numbers[cursor + 1] ?? 0;
      cursor += 2;
      const nextX = formatNumber(a * x + c * y + e);
      const nextY = formatNumber(b * x + d * y + f);
      out +=
        (nextX.charCodeAt(0) === MINUS ? '' : separator) + nextX + (nextY.charCodeAt(0) === MINUS ? '' : ' ') + nextY;
      separator = ' ';
    }
  }
  return out;
}

const MINUS = 45;

/** Radii, turn and flags; the end point follows like any other point. */
function printArc(numbers: Float64Array, cursor: number, at: Affine): string {
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers.subarray(cursor, cursor + 5);
  const scale = scaleOf(at);
  const degrees = rx === ry ? 0 : turn + (Math.atan2(at.b, at.a) * 180) / Math.PI;
  return `${formatNumber(rx * scale)} ${formatNumber(ry * scale)} ${formatNumber(degrees)} ${large} ${sweep}`;
}
