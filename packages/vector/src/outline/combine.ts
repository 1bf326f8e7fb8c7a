import { Clipper, ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts';
import { clipPaths } from '../clipper.ts';
import type { Point } from '../flatten.ts';
import { apart, type Curve, mix, partOf, pointOn, stepsFor } from './curve.ts';
import { boxOf, type Outline, pointsOf, ringArea } from './outline.ts';

/** The clipper works on whole numbers: thousandths of a unit. */
export const GRAIN = 1000;
const TOLERANCE = 0.03;
/** Specks smaller than this many square units are left over from rounding. */
const SPECK = 0.6;

/** A point of a flattened curve, so that the curve can be found again after clipping. */
type Sample = { curve: Curve; step: number; steps: number };
type Index = Map<number, Sample[]>;
type Stretch = { curve: Curve; start: number; end: number } | undefined;

const keyOf = (x: number, y: number): number => (x + 0x200000) * 0x400000 + (y + 0x200000);
const grain = (p: Point): Point => ({ x: Math.round(p.x * GRAIN), y: Math.round(p.y * GRAIN) });

export const unite = (...outlines: Outline[]): Outline => clip(ClipType.Union, outlines.flat(), []);
/** For drawings painted by the even-odd rule. */
export const uniteEvenOdd = (outline: Outline): Outline => clip(ClipType.Union, outline, [], FillRule.EvenOdd);
export const subtract = (from: Outline, ...others: Outline[]): Outline =>
  clip(ClipType.Difference, from, others.flat());
export const overlap = (one: Outline, other: Outline): Outline => clip(ClipType.Intersection, one, other);

/** Chords for a question that a hair's breadth does not change. */
const ROUGHLY = 0.25;

/** Whether two outlines share ink: the same question as an overlap, without drawing the answer. */
export function touches(one: Outline, other: Outline): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  const apartBy = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
  if (apartBy > 0) return false;
  const flat = (outline: Outline): Paths64 => outline.map((ring) => pointsOf(ring, ROUGHLY).map(grain));
  const shared = clipPaths(ClipType.Intersection, flat(one), flat(other));
  return shared.some((path) => Math.abs(Clipper.area(path)) > SPECK * GRAIN * GRAIN);
}

/**
 * Booleans that keep curves: outlines are flattened for the clipper, and every edge it returns is traced
 * back to the curve it came from, so the result is made of stretches of the original curves.
 */
function clip(type: ClipType, subject: Outline, other: Outline, rule = FillRule.NonZero): Outline {
  const index: Index = new Map();
  const flat = (outline: Outline): Paths64 => outline.map((ring) => flattenInto(index, ring));
  const paths = clipPaths(type, flat(subject), flat(other), rule);
  return paths.map((path) => rebuild(path, index)).filter((ring) => !isSpeck(ring));
}

function isSpeck(ring: Curve[]): boolean {
  return ring.length < 2 || Math.abs(ringArea(pointsOf(ring))) < SPECK;
}

function flattenInto(index: Index, ring: Curve[]): Path64 {
  const path: Path64 = [];
  for (const curve of ring) {
    const steps = stepsFor(curve, TOLERANCE);
    for (let step = 0; step <= steps; step++) {
      const p = grain(pointOn(curve, step / steps));
      const key = keyOf(p.x, p.y);
      const known = index.get(key);
      if (known) known.push({ curve, step, steps });
      else index.set(key, [{ curve, step, steps }]);
      if (step < steps) path.push(p);
    }
  }
  return path;
}

function rebuild(path: Path64, index: Index): Curve[] {
  const corners = path.map((p): Point => ({ x: Number(p.x), y: Number(p.y) }));
  const edges = corners.map((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return { from: p, to: q, stretch: stretchBetween(p, q, index) };
  });
  // Start where one curve ends and another begins, so that no curve is split by the seam.
  const seam = edges.findIndex((edge, i) => !continues(edges.at(i - 1)!.stretch, edge.stretch));
  const turned = seam > 0 ? [...edges.slice(seam), ...edges.slice(0, seam)] : edges;
  const runs: typeof edges = [];
  for (const edge of turned) {
    const last = runs.at(-1);
    if (last?.stretch && edge.stretch && continues(last.stretch, edge.stretch)) {
      last.to = edge.to;
      last.stretch = { ...last.stretch, end: edge.stretch.end };
    } else runs.push({ ...edge });
  }
  return joinLines(settleEnds(runs.map(curveOf)));
}

function continues(before: Stretch, after: Stretch): boolean {
  if (!before || !after || before.curve !== after.curve || Math.abs(before.end - after.start) > 1e-9) return false;
  return before.end > before.start === after.end > after.start;
}

function curveOf(edge: { from: Point; to: Point; stretch: Stretch }): Curve {
  const [from, to] = [edge.from, edge.to].map((p) => ({ x: p.x / GRAIN, y: p.y / GRAIN })) as [Point, Point];
  if (!edge.stretch) return { kind: 'line', from, to };
  return { ...partOf(edge.stretch.curve, edge.stretch.start, edge.stretch.end), from, to };
}

/** Corners found on chords lie a hair off the circles they cut; neighbours meet on the circles instead. */
function settleEnds(ring: Curve[]): Curve[] {
  ring.forEach((curve, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const circles = [next, curve].filter((each) => each.kind === 'arc');
    if (circles.length === 0) return;
    let met = curve.to;
    // Going from one circle to the other and back closes in on the point where both meet.
    for (let step = 0; step < 8; step++)
      for (const { center, radius } of circles) met = ontoCircle(met, center, radius);
    if (apart(met, curve.to) < 0.2) curve.to = next.from = met;
  });
  return ring;
}

function ontoCircle(p: Point, center: Point, radius: number): Point {
  const length = apart(p, center) || 1;
  return { x: center.x + ((p.x - center.x) / length) * radius, y: center.y + ((p.y - center.y) / length) * radius };
}

/** The stretch of an input curve that an edge of the result lies on; undefined where it is shorter than a step. */
function stretchBetween(p: Point, q: Point, index: Index): Stretch {
  const forward = stretchFrom(p, q, index);
  if (forward) return forward;
  const back = stretchFrom(q, p, index);
  return back && { curve: back.curve, start: back.end, end: back.start };
}

function stretchFrom(p: Point, q: Point, index: Index): Stretch {
  let near: Stretch;
  for (const { curve, step, steps } of index.get(keyOf(p.x, p.y)) ?? []) {
    for (const next of [step + 1, step - 1]) {
      if (next < 0 || next > steps) continue;
      const there = grain(pointOn(curve, next / steps));
      if (there.x === q.x && there.y === q.y) return { curve, start: step / steps, end: next / steps };
      const share = shareAlong(p, there, q);
      if (share !== undefined) near ??= { curve, start: step / steps, end: (step + (next - step) * share) / steps };
    }
  }
  return near;
}

/** How far q lies on the way from p to there, if it lies on it. */
function shareAlong(p: Point, there: Point, q: Point): number | undefined {
  const length = apart(p, there);
  if (length === 0) return undefined;
  const share = ((q.x - p.x) * (there.x - p.x) + (q.y - p.y) * (there.y - p.y)) / (length * length);
  if (share <= 0 || share >= 1) return undefined;
  return apart(mix(p, there, share), q) < 2 ? share : undefined;
}

/** Straight pieces in one direction become one. */
function joinLines(ring: Curve[]): Curve[] {
  const joined: Curve[] = [];
  for (const curve of ring) {
    const last = joined.at(-1);
    if (last?.kind === 'line' && curve.kind === 'line' && isStraight(last.from, last.to, curve.to)) last.to = curve.to;
    else joined.push({ ...curve });
  }
  return joined;
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  const cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  const along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
  return along > 0 && Math.abs(cross) < 0.002 * apart(a, b) * apart(b, c) + 1e-6;
}
