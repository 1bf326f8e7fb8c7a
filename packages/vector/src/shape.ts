import { ClipType, EndType, FillRule, JoinType } from 'clipper2-ts';
import type { Path64, Paths64 } from 'clipper2-ts';
import { groupsApart } from './apart.ts';
import type { Box } from './box.ts';
import { clipPaths, inflatePaths } from './clipper.ts';
import type { Point, Shape } from './flatten.ts';
import { simplified } from './simplify.ts';

/** The clipper works on whole numbers; letters are about a hundred units high. */
const GRAIN = 200;
/** How far a round corner may stay behind its circle, in units. */
const ROUNDNESS = 0.025;
/** Less than the eye finds at poster size. */
const HAIR = 0.025;
const MITER_LIMIT = 2.4;

function toClipper(rows: Shape): Paths64 {
  return rows.map((row) => row.map(({ x, y }) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) })) as Path64);
}

function fromClipper(paths: Paths64): Point[][] {
  const rows: Point[][] = [];
  for (const path of paths) if (path.length > 2) rows.push(path.map(({ x, y }) => ({ x: x / GRAIN, y: y / GRAIN })));
  return rows;
}

/** Rounding may move a point by half a grain: what is nearer than this is worked on together. */
const CLEAR = 0.02;

function combine(type: ClipType, one: Shape, other: Shape): Shape {
  return groupsApart(one, other, CLEAR).flatMap(({ rows, others }) => {
    if (rows.length === 0 && type !== ClipType.Union) return [];
    if (others.length === 0 && type === ClipType.Intersection) return [];
    if (others.length === 0 && type === ClipType.Difference) return rows;
    return fromClipper(clipPaths(type, toClipper(rows), toClipper(others)));
  });
}

/** Everything that is ink in any of the rows; where they overlap they must wind alike (`solid`). */
export const unite = (...shapes: Shape[]): Shape => combine(ClipType.Union, shapes.flat(), []);
export const uniteEvenOdd = (rows: Shape): Shape =>
  fromClipper(clipPaths(ClipType.Union, toClipper(rows), [], FillRule.EvenOdd));
export const subtract = (from: Shape, other: Shape): Shape =>
  other.length === 0 ? from : combine(ClipType.Difference, from, other);
export const overlap = (one: Shape, other: Shape): Shape => combine(ClipType.Intersection, one, other);

export type Corners = 'round' | 'miter' | 'bevel';
const JOINS: Readonly<Record<Corners, JoinType>> = {
  round: JoinType.Round,
  miter: JoinType.Miter,
  bevel: JoinType.Bevel,
};

/** A shape grown on every side, or shrunk where `by` is negative. */
export function grow(shape: Shape, by: number, corners: Corners = 'round'): Shape {
  if (by === 0 || shape.length === 0) return shape;
  const reach = Math.max(0, by) * 2 * (corners === 'miter' ? MITER_LIMIT : 1) + CLEAR;
  return groupsApart(shape, [], reach).flatMap(({ rows }) => {
    const grown = inflatePaths(toClipper(rows), {
      by: by * GRAIN,
      join: JOINS[corners],
      end: EndType.Polygon,
      miterLimit: MITER_LIMIT,
      arcTolerance: ROUNDNESS * GRAIN,
    });
    // Every chord of a curve gets its own little arc: most of those points say nothing.
    return simplified(fromClipper(grown), HAIR);
  });
}

/** Open rows drawn with a pen of that width, round at both ends or cut straight. */
export const strokeLines = (lines: Shape, width: number, ends: 'round' | 'straight' = 'round'): Shape =>
  fromClipper(
    inflatePaths(toClipper(lines), {
      by: (width / 2) * GRAIN,
      join: JoinType.Round,
      end: ends === 'round' ? EndType.Round : EndType.Butt,
      miterLimit: MITER_LIMIT,
      arcTolerance: ROUNDNESS * GRAIN,
    }),
  );

/** Outer corners rounded, holes as they were: what is thinner than twice `by` would go, so keep it under half a stem. */
export const roundedOff = (shape: Shape, by: number): Shape => grow(grow(shape, -by), by);

export function areaOf(row: readonly Point[]): number {
  let sum = 0;
  let before = row.at(-1);
  for (const point of row) {
    if (before) sum += before.x * point.y - point.x * before.y;
    before = point;
  }
  return sum / 2;
}

/** Rows that are all ink, wound alike so that none cancels another where they overlap. */
export const solid = (rows: Shape): Shape => rows.map((row) => (areaOf(row) < 0 ? row.toReversed() : row));

/** Without the crumbs that cutting leaves. */
export const dropSmallPieces = (shape: Shape, least: number): Shape =>
  shape.filter((row) => Math.abs(areaOf(row)) >= least);

export function boxOfShape(shape: Shape): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of shape) {
    for (const { x, y } of row) {
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  }
  return x0 > x1 ? { x: 0, y: 0, width: 0, height: 0 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

export const moveShape = (shape: Shape, dx: number, dy: number): Shape =>
  shape.map((row) => row.map(({ x, y }) => ({ x: x + dx, y: y + dy })));

export const mapShape = (shape: Shape, map: (point: Point) => Point): Shape => shape.map((row) => row.map(map));

/** The pieces of a shape that do not touch: each outer border with the holes inside it. */
export function piecesOf(shape: Shape): Shape[] {
  const outer = shape.filter((row) => areaOf(row) > 0);
  const pieces = outer.map((row) => ({ rows: [row] as (readonly Point[])[], box: boxOfShape([row]), row }));
  for (const hole of shape) {
    if (areaOf(hole) > 0) continue;
    const [start] = hole;
    if (!start) continue;
    const around = pieces
      .filter(({ row, box }) => isInBox(start, box) && isInside(start, row))
      .toSorted((one, other) => areaOf(one.row) - areaOf(other.row))[0];
    around?.rows.push(hole);
  }
  return pieces.map(({ rows }) => rows);
}

const isInBox = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

export function isInside({ x, y }: Point, row: readonly Point[]): boolean {
  let inside = false;
  let before = row.at(-1);
  for (const point of row) {
    if (before && point.y > y !== before.y > y) {
      const crossing = point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x);
      if (x < crossing) inside = !inside;
    }
    before = point;
  }
  return inside;
}
