import type { Affine } from './affine.ts';
import { scaleOf } from './affine.ts';
import { formatNumber } from './format-number.ts';
import { readPlainPath } from './read-plain-path.ts';

/** Path data read once: absolute M L Q C A Z and their numbers in one row. */
export type Path = { commands: string; numbers: Float64Array };

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([MLHVCSQTAZmlhvcsqtaz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/g;
const ARC_TOKEN = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;

export class PathError extends Error {}

/** Arc flags may stand without separators ("a5 5 0 0110 10"), so arcs are read by position. */
function readArcs(body: string): number[] {
  const values: number[] = [];
  let index = 0;
  while (index < body.length && body.slice(index).trim() !== '') {
    const slot = values.length % 7;
    if (slot === 3 || slot === 4) {
      const flag = /[\s,]*([01])/y;
      flag.lastIndex = index;
      const found = flag.exec(body);
      if (!found) throw new PathError('Bad arc flag in path data');
      values.push(Number(found[1]));
      index = flag.lastIndex;
    } else {
      ARC_TOKEN.lastIndex = index;
      const found = ARC_TOKEN.exec(body);
      if (!found) throw new PathError('Bad arc in path data');
      values.push(Number(found[1]));
      index = ARC_TOKEN.lastIndex;
    }
  }
  return values;
}

type Segment = { command: string; values: number[] };

function readSegments(data: string): Segment[] {
  const segments: Segment[] = [];
  for (const part of data.match(/[A-DF-Za-df-z][^A-DF-Za-df-z]*/g) ?? []) {
    const command = part[0] ?? '';
    const body = part.slice(1);
    const upper = command.toUpperCase();
    const count = ARGUMENTS[upper];
    if (count === undefined) throw new PathError(`Unknown path command ${command}`);
    const values = upper === 'A' ? readArcs(body) : (body.match(TOKEN) ?? []).map(Number);
    if (count === 0) segments.push({ command, values: [] });
    else if (values.length === 0 || values.length % count !== 0 || values.some(Number.isNaN)) {
      throw new PathError(`Path command ${command} has ${values.length} numbers`);
    }
    for (let index = 0; count > 0 && index < values.length; index += count) {
      const repeated = index > 0 && upper === 'M' ? (command === 'M' ? 'L' : 'l') : command;
      segments.push({ command: repeated, values: values.slice(index, index + count) });
    }
  }
  return segments;
}

/** Absolute, without the shorthands H V S T. */
function normalise(segments: readonly Segment[]): Path {
  let commands = '';
  const numbers: number[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let controlX = 0;
  let controlY = 0;
  let previous = '';
  const emit = (command: string, ...values: number[]) => {
    commands += command;
    numbers.push(...values);
  };
  for (const { command, values } of segments) {
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const dx = relative ? x : 0;
    const dy = relative ? y : 0;
    const at = (index: number) => (values[index] ?? 0) + (index % 2 === 0 ? dx : dy);
    const smooth = upper === 'S' ? 'CS' : 'QT';
    const mirrorX = smooth.includes(previous) && previous ? 2 * x - controlX : x;
    const mirrorY = smooth.includes(previous) && previous ? 2 * y - controlY : y;
    let nextX = x;
    let nextY = y;
    switch (upper) {
      case 'M':
      case 'L':
        nextX = at(0);
        nextY = at(1);
        emit(upper, nextX, nextY);
        break;
      case 'H':
        nextX = at(0);
        emit('L', nextX, y);
        break;
      case 'V':
        nextY = (values[0] ?? 0) + dy;
        emit('L', x, nextY);
        break;
      case 'C':
        [nextX, nextY, controlX, controlY] = [at(4), at(5), at(2), at(3)];
        emit('C', at(0), at(1), controlX, controlY, nextX, nextY);
        break;
      case 'S':
        [nextX, nextY, controlX, controlY] = [at(2), at(3), at(0), at(1)];
        emit('C', mirrorX, mirrorY, controlX, controlY, nextX, nextY);
        break;
      case 'Q':
        [nextX, nextY, controlX, controlY] = [at(2), at(3), at(0), at(1)];
        emit('Q', controlX, controlY, nextX, nextY);
        break;
      case 'T':
        [nextX, nextY, controlX, controlY] = [at(0), at(1), mirrorX, mirrorY];
        emit('Q', controlX, controlY, nextX, nextY);
        break;
      case 'A': {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = values;
        nextX = endX + dx;
        nextY = endY + dy;
        emit('A', Math.abs(rx), Math.abs(ry), turn, large, sweep, nextX, nextY);
        break;
      }
      default:
        nextX = startX;
        nextY = startY;
        emit('Z');
    }
    if (upper === 'M') [startX, startY] = [nextX, nextY];
    x = nextX;
    y = nextY;
    previous = upper;
  }
  return { commands, numbers: Float64Array.from(numbers) };
}

const MEMO_CHARACTERS = 8_000_000;
const memo = new Map<string, Path>();
let memoCharacters = 0;

/** Glyphs and marks are drawn again and again; reading their data once keeps a logo under a millisecond. */
export function parsePath(data: string): Path {
  const known = memo.get(data);
  if (known) return known;
  const path = readPlainPath(data) ?? normalise(readSegments(data));
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
