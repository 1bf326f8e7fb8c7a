import { Ambiguous } from './ambiguous.ts';
import type { Contour } from './region.ts';
import {
  type Point,
  type Segment,
  angleOf,
  distance,
  isSame,
  lengthOf,
  pointAt,
  reversed,
  SAME,
  TURN,
} from './segment.ts';

/** How far along an edge one looks to tell two edges apart that leave a vertex in the same direction. */
const LOOK = 0.02;

/** Joins loose pieces into closed contours; where several meet in a point, each contour keeps to its own ink. */
export function stitch(pieces: Segment[]): Contour[] {
  const loose = new Set(pieces.filter((piece) => lengthOf(piece) > SAME));
  const contours: Contour[] = [];
  for (const first of loose) {
    loose.delete(first);
    const contour = [first];
    let last = first;
    while (!isClosed(contour)) {
      const next = findNext(last, loose, contour[0]!);
      if (!next) throw new Ambiguous(`outline stays open at ${last.to.x.toFixed(4)}, ${last.to.y.toFixed(4)}`);
      if (next === contour[0]) break;
      loose.delete(next);
      contour.push(next);
      last = next;
    }
    contours.push(tidy(contour));
  }
  return contours;
}

const isClosed = (contour: Contour): boolean => contour.length === 1 && isSame(contour[0]!.from, contour[0]!.to);

function findNext(last: Segment, loose: Set<Segment>, first: Segment): Segment | undefined {
  const candidates: Segment[] = [];
  for (const s of loose) if (isSame(s.from, last.to)) candidates.push(s);
  if (isSame(first.from, last.to)) candidates.push(first);
  if (candidates.length < 2) return candidates[0];
  const back = outwardAngle(reversed(last));
  // Ink lies on the falling-angle side of the way we came: the nearest edge there bounds the same ink.
  const turn = (s: Segment): number => (((back - outwardAngle(s)) % TURN) + TURN) % TURN || TURN;
  return candidates.reduce((best, s) => (turn(s) < turn(best) ? s : best));
}

function outwardAngle(s: Segment): number {
  return angleOf(s.from, pointAt(s, Math.min(0.5, LOOK / lengthOf(s))));
}

/** Merges neighbours that continue each other, and makes ends meet to the last bit. */
function tidy(contour: Contour): Contour {
  const merged: Contour = [];
  for (const s of contour) {
    const last = merged.at(-1);
    const joined = last && joinTwo(last, s);
    if (joined) merged[merged.length - 1] = joined;
    else merged.push(s);
  }
  const around = merged.length > 1 ? joinTwo(merged.at(-1)!, merged[0]!) : undefined;
  if (around) merged.splice(0, merged.length, around, ...merged.slice(1, -1));
  if (merged.length === 1) return halves(merged[0]!);
  return merged.map((s, i) => ({ ...s, to: merged[(i + 1) % merged.length]!.from }));
}

function joinTwo(a: Segment, b: Segment): Segment | undefined {
  if (a.kind === 'line' && b.kind === 'line') {
    const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
    const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
    const straight = Math.abs(ax * by - ay * bx) < 1e-8 * Math.hypot(ax, ay) * Math.hypot(bx, by);
    if (!straight || ax * bx + ay * by < 0) return undefined;
    return { ...a, to: b.to, of: distance(a.of.from, a.of.to) > distance(b.of.from, b.of.to) ? a.of : b.of };
  }
  if (a.kind === 'arc' && b.kind === 'arc' && onSameCircle(a, b) && a.sweep * b.sweep > 0) {
    if (Math.abs(a.sweep + b.sweep) > TURN + 1e-6) return undefined;
    return { ...a, to: b.to, sweep: a.sweep + b.sweep };
  }
  return undefined;
}

const onSameCircle = (a: { center: Point; radius: number }, b: { center: Point; radius: number }): boolean =>
  isSame(a.center, b.center) && Math.abs(a.radius - b.radius) < SAME;

/** A full circle is kept as two halves: one SVG arc cannot close on itself. */
function halves(s: Segment): Contour {
  if (s.kind === 'line') throw new Ambiguous('a single line bounds nothing');
  const middle = pointAt(s, 0.5);
  const half = { ...s, sweep: s.sweep / 2 };
  return [
    { ...half, to: middle },
    { ...half, from: middle, to: s.from },
  ];
}
