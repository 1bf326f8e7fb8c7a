import type { Affine } from '../affine.ts';
import type { Box } from '../box.ts';
import type { Point } from '../flatten.ts';
import { centerOfMass } from '../rings.ts';
import { type Curve, pointOn, stepsFor, turningShares } from './curve.ts';

/** Closed rings of curves; outer rings and holes run in opposite directions, so either fill rule paints the same. */
export type Outline = Curve[][];

export function boxOf(outline: Outline): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of outline) {
    for (const curve of ring) {
      // A line turns nowhere, and its end is the start of the next.
      const turns = curve.kind === 'line' ? [] : turningShares(curve);
      for (let i = -1; i < turns.length; i++) {
        const { x, y } = i < 0 ? curve.from : pointOn(curve, turns[i]!);
        if (x < x0) x0 = x;
        if (y < y0) y0 = y;
        if (x > x1) x1 = x;
        if (y > y1) y1 = y;
      }
    }
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Points along a ring, chords within the tolerance; for measuring and clipping, never for output. */
export function pointsOf(ring: Curve[], tolerance = 0.2): Point[] {
  const points: Point[] = [];
  for (const curve of ring) {
    const steps = stepsFor(curve, tolerance);
    for (let step = 0; step < steps; step++) points.push(pointOn(curve, step / steps));
  }
  return points;
}

/** Signed area of a ring: holes have the opposite sign of the ring around them. */
export function ringArea(points: readonly Point[]): number {
  let twice = 0;
  let p = points.at(-1);
  for (const q of points) {
    if (p) twice += p.x * q.y - q.x * p.y;
    p = q;
  }
  return twice / 2;
}

export const areaOf = (outline: Outline, tolerance = 0.2): number =>
  Math.abs(outline.reduce((sum, ring) => sum + ringArea(pointsOf(ring, tolerance)), 0));

/** Centre of mass of the ink. */
export const massOf = (outline: Outline): Point => centerOfMass(outline.map((ring) => pointsOf(ring)));

/** Where the eye sees the middle: between the middle of the box and the centre of mass. */
export function eyeOf(outline: Outline, pull = 0.35): Point {
  const box = boxOf(outline);
  const mass = massOf(outline);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: x + (mass.x - x) * pull, y: y + (mass.y - y) * pull };
}

/** Moved, scaled or turned; stretching is for glyphs only, since a stretched arc is no arc. */
export function mapOutline(outline: Outline, at: Affine): Outline {
  const to = (p: Point): Point => ({ x: at.a * p.x + at.c * p.y + at.e, y: at.b * p.x + at.d * p.y + at.f });
  const mirrors = at.a * at.d - at.b * at.c < 0;
  const each = (curve: Curve): Curve => {
    const ends = { from: to(curve.from), to: to(curve.to) };
    switch (curve.kind) {
      case 'line':
        return { ...curve, ...ends };
      case 'quadratic':
        return { ...curve, ...ends, control: to(curve.control) };
      case 'cubic':
        return { ...curve, ...ends, first: to(curve.first), second: to(curve.second) };
      case 'arc':
        return {
          ...curve,
          ...ends,
          center: to(curve.center),
          radius: curve.radius * Math.hypot(at.a, at.b),
          sweep: mirrors ? -curve.sweep : curve.sweep,
        };
    }
  };
  return outline.map((ring) => ring.map(each));
}

export const moveOutline = (outline: Outline, x: number, y: number): Outline =>
  mapOutline(outline, { a: 1, b: 0, c: 0, d: 1, e: x, f: y });

/** Scaled about the origin, then moved. */
export const placeOutline = (outline: Outline, scale: number, x: number, y: number): Outline =>
  mapOutline(outline, { a: scale, b: 0, c: 0, d: scale, e: x, f: y });

/** Each piece of ink with the holes in it: the outer ring first. */
export function piecesOf(outline: Outline): Outline[] {
  const rings = outline.map((ring) => ({ ring, points: pointsOf(ring, 0.5), box: boxOf([ring]) }));
  const sign = Math.sign(
    rings.reduce((largest, { points }) => {
      const area = ringArea(points);
      return Math.abs(area) > Math.abs(largest) ? area : largest;
    }, 0),
  );
  const outers = rings.filter(({ points }) => Math.sign(ringArea(points)) === sign);
  const holes = rings.filter(({ points }) => Math.sign(ringArea(points)) !== sign);
  const homeOf = (hole: (typeof rings)[number]) =>
    outers
      .filter((outer) => isWithin(outer.points, hole.points[0]!))
      .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)[0];
  const homes = holes.map((hole) => ({ hole, home: homeOf(hole) }));
  return outers.map((outer) => [
    outer.ring,
    ...homes.filter(({ home }) => home === outer).map(({ hole }) => hole.ring),
  ]);
}

export function isWithin(polygon: readonly Point[], p: Point): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  });
  return inside;
}
