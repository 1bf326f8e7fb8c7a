import { boxOfShape, place, type Box, type Path, type Point } from '@markwright/vector';
import type { Ink } from '../layout/piece.ts';
import { plainPath } from './plain-path.ts';
import { ringsOf } from '@markwright/vector';

type Part = { path: Path; points: readonly Point[]; box: Box };

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };
/** Nearer than this counts as touching: the distance between a curve and the points that stand for it. */
const NEAR = 0.05;

/**
 * A clipped drawing in two: the parts that the clip leaves as they are, and those that have to be cut. A screen of dots
 * has thousands of parts and few of them on a border, so that most need no clipper and keep their own curves.
 */
export function splitByClip({ path, at, clip = [] }: Ink): { whole: Path; cut: Path } {
  const parts = partsOf(plainPath(path, at));
  const edges = clip.flatMap((row) => row.map((to, index) => segment(row.at(index - 1) ?? to, to)));
  const [whole, cut]: [Part[], Part[]] = [[], []];
  const alone = aloneOf(parts);
  for (const part of parts) {
    if (!alone.has(part) || edges.some((edge) => meet(edge, part.box))) cut.push(part);
    else if (turnsRound(part.points[0] as Point, clip) !== 0) whole.push(part);
  }
  return { whole: joined(whole), cut: joined(cut) };
}

/** The subpaths of a path, without those that cover nothing. */
function partsOf({ commands, numbers }: Path): Part[] {
  const parts: Part[] = [];
  let cursor = 0;
  for (const own of commands.match(/M[^M]*/g) ?? []) {
    const start = cursor;
    for (const command of own) cursor += NUMBERS[command] ?? 0;
    const path = { commands: own, numbers: numbers.subarray(start, cursor) };
    const points = ringsOf(path, place(1, 0, 0))[0]?.points ?? [];
    if (points.length > 2) parts.push({ path, points, box: boxOfShape([points]) });
  }
  return parts;
}

/** Several paths as one. */
export function joinPaths(paths: readonly Path[]): Path {
  const numbers = new Float64Array(paths.reduce((sum, path) => sum + path.numbers.length, 0));
  let end = 0;
  for (const path of paths) {
    numbers.set(path.numbers, end);
    end += path.numbers.length;
  }
  return { commands: paths.map(({ commands }) => commands).join(''), numbers };
}

const joined = (parts: readonly Part[]): Path => joinPaths(parts.map(({ path }) => path));

/** Parts that come near no other one: neither a hole of another nor grown together with it. */
function aloneOf(parts: readonly Part[]): Set<Part> {
  const alone = new Set(parts);
  const open: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.box.x - other.box.x)) {
    const isPassed = ({ box }: Part) => box.x + box.width + NEAR < part.box.x;
    for (let index = open.length - 1; index >= 0; index--) {
      const other = open[index] as Part;
      if (isPassed(other)) open.splice(index, 1);
      else if (meet(other.box, part.box) && !areApart(other, part)) [part, other].forEach((each) => alone.delete(each));
    }
    open.push(part);
  }
  return alone;
}

/** Whether a line across the way between their middles keeps two parts apart: exact for dots. */
function areApart(one: Part, other: Part): boolean {
  const [from, to] = [middle(one.box), middle(other.box)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy);
  if (way === 0) return false;
  const along = ({ x, y }: Point) => (x * dx + y * dy) / way;
  const farEnd = one.points.reduce((most, point) => Math.max(most, along(point)), -Infinity);
  const nearEnd = other.points.reduce((least, point) => Math.min(least, along(point)), Infinity);
  return farEnd + NEAR < nearEnd;
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const segment = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});
const meet = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width + NEAR &&
  other.x <= one.x + one.width + NEAR &&
  one.y <= other.y + other.height + NEAR &&
  other.y <= one.y + one.height + NEAR;

/** How often the rows go round a point; where that is never, they do not cover it. */
function turnsRound({ x, y }: Point, rows: readonly (readonly Point[])[]): number {
  let turns = 0;
  for (const row of rows) {
    let before = row.at(-1) as Point;
    for (const point of row) {
      if (point.y > y !== before.y > y) {
        const crossing = point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x);
        if (x < crossing) turns += point.y > before.y ? 1 : -1;
      }
      before = point;
    }
  }
  return turns;
}
