import { Ambiguous } from './ambiguous.ts';
import { crossings } from './crossings.ts';
import { type Contour, type Region, EMPTY, isInside, segmentsOf } from './region.ts';
import {
  type Point,
  type Segment,
  angleOf,
  directionAt,
  isOn,
  isSame,
  pointAt,
  reversed,
  SAME,
  shifted,
  splitAt,
  TURN,
} from './segment.ts';
import { stitch } from './stitch.ts';

/** Where a piece of one outline lies with respect to the other region. */
type Place = 'inside' | 'outside' | 'along' | 'against';

export function union(...regions: Region[]): Region {
  return regions.reduce(
    (a, b) => combine(a, b, ['outside', 'along'], ['outside'], false, (p) => a.holds(p) || b.holds(p)),
    EMPTY,
  );
}

export function intersect(first: Region, ...others: Region[]): Region {
  return others.reduce(
    (a, b) => combine(a, b, ['inside', 'along'], ['inside'], false, (p) => a.holds(p) && b.holds(p)),
    first,
  );
}

/** The first region with the others taken away. */
export function cut(first: Region, ...others: Region[]): Region {
  return others.reduce(
    (a, b) => combine(a, b, ['outside', 'against'], ['inside'], true, (p) => a.holds(p) && !b.holds(p)),
    first,
  );
}

/**
 * Splits both outlines where they meet, keeps the pieces that bound the result and joins them again.
 * Pieces that both outlines share are kept once, from the first.
 */
function combine(
  a: Region,
  b: Region,
  keepOfA: Place[],
  keepOfB: Place[],
  turnB: boolean,
  holds: Region['holds'],
): Region {
  const [nearA, farA] = partedBy(a.contours, reachOfAll(segmentsOf(b)));
  const [nearB, farB] = partedBy(b.contours, reachOfAll(segmentsOf(a)));
  const untouched = [...(keepOfA.includes('outside') ? farA : []), ...(keepOfB.includes('outside') ? farB : [])];
  const ofA = withReaches(nearA.flat());
  for (const nudge of NUDGES) {
    const ofB = withReaches(nearB.flat().map((s) => shifted(s, nudge, nudge * 0.618)));
    try {
      const keptA = keptOf(ofA, ofB, keepOfA);
      const keptB = keptOf(ofB, ofA, keepOfB);
      return { contours: [...untouched, ...stitch([...keptA, ...(turnB ? keptB.map(reversed) : keptB)])], holds };
    } catch (error) {
      if (!(error instanceof Ambiguous) || nudge === NUDGES.at(-1)) throw error;
    }
  }
  return EMPTY;
}

/** Edges that almost touch can defeat the arithmetic; moving one shape by less than a millionth of a unit settles it. */
const NUDGES = [0, 2e-7, -2.7e-7, 4.1e-7, -5.3e-7, 6.7e-7, -7.9e-7, 9.1e-7];

/** Edges with the box of each: all of them are asked for both ways round. */
type Edges = { segments: Segment[]; reaches: Reach[] };
const withReaches = (segments: Segment[]): Edges => ({ segments, reaches: segments.map(reachOf) });

/** Pieces of one outline that lie where they are kept. Between two places where the outlines meet all lie alike. */
function keptOf(one: Edges, other: Edges, keep: readonly Place[]): Segment[] {
  const kept: Segment[] = [];
  let [end, place]: [Point | undefined, Place | undefined] = [undefined, undefined];
  for (const [i, s] of one.segments.entries()) {
    const points = meetingPoints(s, one.reaches[i]!, other);
    const isMet = (p: Point): boolean => points.some((known) => isSame(known, p));
    for (const piece of points.length === 0 ? [s] : splitAt(s, points)) {
      const goesOn = end !== undefined && isSame(end, piece.from) && !isMet(piece.from);
      if (!goesOn || place === undefined) place = placeOf(piece, other.segments);
      if (keep.includes(place)) kept.push(piece);
      end = isMet(piece.to) ? undefined : piece.to;
    }
  }
  return kept;
}

function meetingPoints(s: Segment, reach: Reach, { segments, reaches }: Edges): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < segments.length; i++) {
    if (!overlap(reach, reaches[i]!)) continue;
    for (const p of crossings(s, segments[i]!)) if (!points.some((known) => isSame(known, p))) points.push(p);
  }
  return points;
}

type Reach = { left: number; top: number; right: number; bottom: number };

/** Edges are never changed once they are drawn, and every combination asks for the boxes of all of them. */
const knownReaches = new WeakMap<Segment, Reach>();

/** The box of a segment; most pairs are told apart by it alone. */
function reachOf(s: Segment): Reach {
  const known = knownReaches.get(s) ?? measuredReach(s);
  knownReaches.set(s, known);
  return known;
}

/** Where a circle reaches furthest right, down, left and up, as angles and as directions. */
const TIPS = [0, Math.PI / 2, Math.PI, -Math.PI / 2].map((angle) => ({
  angle,
  x: Math.round(Math.cos(angle)),
  y: Math.round(Math.sin(angle)),
}));
/** A tip this near to an arc counts as on it. */
const NEARLY = 1e-6;

function measuredReach(s: Segment): Reach {
  const reach = {
    left: Math.min(s.from.x, s.to.x),
    top: Math.min(s.from.y, s.to.y),
    right: Math.max(s.from.x, s.to.x),
    bottom: Math.max(s.from.y, s.to.y),
  };
  if (s.kind === 'line') return reach;
  const { center, radius, sweep } = s;
  const start = angleOf(center, s.from);
  for (const tip of TIPS) {
    const turned = (tip.angle - start) * Math.sign(sweep);
    const away = ((turned % TURN) + TURN) % TURN;
    if (away > Math.abs(sweep) + NEARLY && away < TURN - NEARLY) continue;
    const [x, y] = [center.x + radius * tip.x, center.y + radius * tip.y];
    reach.left = Math.min(reach.left, x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.min(reach.top, y);
    reach.bottom = Math.max(reach.bottom, y);
  }
  return reach;
}

/** With the whole circle of an arc: which contours may meet, and so their order in every drawing, was settled by it. */
function circleReach(s: Segment): Reach {
  if (s.kind === 'line') return reachOf(s);
  const { center, radius } = s;
  return { left: center.x - radius, top: center.y - radius, right: center.x + radius, bottom: center.y + radius };
}

function reachOfAll(segments: readonly Segment[]): Reach {
  const all: Reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const segment of segments) {
    const { left, top, right, bottom } = circleReach(segment);
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return all;
}

/** Contours that may meet the other region, and those that surely do not: they pass through, neither split nor asked. */
function partedBy(contours: readonly Contour[], other: Reach): [near: Contour[], far: Contour[]] {
  const meets = contours.map((contour) => overlap(reachOfAll(contour), other));
  return [contours.filter((_, i) => meets[i]), contours.filter((_, i) => !meets[i])];
}

const overlap = (a: Reach, b: Reach): boolean =>
  a.left <= b.right + SAME && b.left <= a.right + SAME && a.top <= b.bottom + SAME && b.top <= a.bottom + SAME;

function placeOf(piece: Segment, others: Segment[]): Place {
  const middle = pointAt(piece, 0.5);
  const way = directionAt(piece, 0.5);
  for (const other of others) {
    if (!isOn(other, middle)) continue;
    const there = directionAt(other, shareNear(other, middle));
    return way.x * there.x + way.y * there.y > 0 ? 'along' : 'against';
  }
  return isInside(others, middle) ? 'inside' : 'outside';
}

function shareNear(s: Segment, p: Point): number {
  if (s.kind === 'line') return 0;
  const start = Math.atan2(s.from.y - s.center.y, s.from.x - s.center.x);
  return (Math.atan2(p.y - s.center.y, p.x - s.center.x) - start) / s.sweep;
}
