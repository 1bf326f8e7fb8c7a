import { fitCubic } from 'fit-curve';
import type { Point } from './flatten.ts';
import type { Path } from './read-path.ts';

/** A sharper turn is a corner of the drawing. */
const CORNER_DEGREES = 16;
/** Squared distance between the fitted curve and its points, in artboard units. */
const FIT_ERROR = 0.002;
/** An edge this much longer than its neighbours is a straight line, not a step along a curve. */
const STRAIGHT_RATIO = 4;
const STRAIGHT_LENGTH = 0.8;
const SPECK = 0.01;

type Vector = [number, number];
type Fitted = { commands: string; numbers: number[] };

const vector = (from: Point, to: Point): Vector => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
};
const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

/** Closed rows of close points as lines and cubic curves, as a designer would have drawn them. */
export function fitPath(rows: readonly (readonly Point[])[]): Path {
  let commands = '';
  const numbers: number[] = [];
  for (const row of rows) {
    if (row.length < 3 || Math.abs(areaOf(row)) < SPECK) continue;
    const fitted = fittedBefore(row);
    commands += `M${fitted.commands}Z`;
    numbers.push(...fitted.numbers);
  }
  return { commands, numbers: Float64Array.from(numbers) };
}

const MOST_KEPT = 512;
const kept = new Map<string, Fitted>();

/** Rows already fitted, the oldest first: a logo that only changes its colours keeps its outlines. */
function fittedBefore(row: readonly Point[]): Fitted {
  const key = row.map(({ x, y }) => `${x} ${y}`).join();
  const fitted = kept.get(key) ?? fitRow(row);
  kept.delete(key);
  kept.set(key, fitted);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return fitted;
}

function fitRow(row: readonly Point[]): Fitted {
  const count = row.length;
  const at = (index: number): Point => row[((index % count) + count) % count] as Point;
  const edge = (index: number): number => distance(at(index), at(index + 1));
  const isCorner = (index: number): boolean => {
    const [one, other] = [vector(at(index - 1), at(index)), vector(at(index), at(index + 1))];
    const turn = Math.abs(Math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]));
    return turn > (CORNER_DEGREES * Math.PI) / 180;
  };
  const corners = row.map((_, index) => isCorner(index));
  const corner = (index: number): boolean => corners[((index % count) + count) % count] ?? false;
  /** Whether the edge from this point on is straight: between two corners, or much longer than the steps of a curve. */
  const isStraight = (index: number): boolean =>
    (corner(index) && corner(index + 1)) ||
    (edge(index) > STRAIGHT_LENGTH &&
      (corner(index) || edge(index) > STRAIGHT_RATIO * edge(index - 1)) &&
      (corner(index + 1) || edge(index) > STRAIGHT_RATIO * edge(index + 1)));
  const straight = row.map((_, index) => isStraight(index));
  const stops = row
    .map((_, index) => index)
    .filter((index) => corner(index) || straight[index] || straight[(index + count - 1) % count]);
  const tangentAt = (index: number, side: 'in' | 'out'): Vector => {
    if (corner(index)) return side === 'out' ? vector(at(index), at(index + 1)) : vector(at(index - 1), at(index));
    if (straight[((index % count) + count) % count]) return vector(at(index), at(index + 1));
    if (straight[(((index - 1) % count) + count) % count]) return vector(at(index - 1), at(index));
    return vector(at(index - 1), at(index + 1));
  };
  const [first = 0] = stops;
  const start = at(first);
  let commands = '';
  const numbers: number[] = [start.x, start.y];
  const ends = stops.length > 0 ? [...stops.slice(1), first + count] : [first + count];
  let from = first;
  for (const to of ends) {
    if (to - from === 1) {
      commands += 'L';
      numbers.push(at(to).x, at(to).y);
    } else {
      const points = Array.from({ length: to - from + 1 }, (_, index): Vector => [
        at(from + index).x,
        at(from + index).y,
      ]);
      const [inX, inY] = tangentAt(to, 'in');
      for (const [, one, two, end] of fitCubic(points, tangentAt(from, 'out'), [-inX, -inY], FIT_ERROR)) {
        commands += 'C';
        numbers.push(...one, ...two, ...end);
      }
    }
    from = to;
  }
  return { commands, numbers };
}
