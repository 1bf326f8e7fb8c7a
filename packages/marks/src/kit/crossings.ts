import { type Arc, type Line, type Point, type Segment, distance, isOn, SAME } from './segment.ts';

/** Below this depth a line or circle only touches another: one point, computed well, instead of two computed badly. */
const TOUCH = 1e-9;

/** Where two segments meet: crossings, touches, and ends of one that lie on the other (so overlaps split as well). */
export function crossings(a: Segment, b: Segment): Point[] {
  const ends = [...[b.from, b.to].filter((p) => isOn(a, p)), ...[a.from, a.to].filter((p) => isOn(b, p))];
  const met = carriersMeet(a, b).filter((p) => isOn(a, p) && isOn(b, p));
  // An end that already lies there wins over a recomputed crossing: vertices stay where they were drawn.
  return [...ends, ...met.filter((p) => ends.every((end) => distance(end, p) > SAME * 4))];
}

function carriersMeet(a: Segment, b: Segment): Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? linesMeet(a, b) : lineMeetsCircle(a, b);
  return b.kind === 'line' ? lineMeetsCircle(b, a) : circlesMeet(a, b);
}

function linesMeet(a: Line, b: Line): Point[] {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const cross = ax * by - ay * bx;
  if (Math.abs(cross) < 1e-9 * Math.hypot(ax, ay) * Math.hypot(bx, by)) return [];
  const t = ((b.from.x - a.from.x) * by - (b.from.y - a.from.y) * bx) / cross;
  return [{ x: a.from.x + ax * t, y: a.from.y + ay * t }];
}

function lineMeetsCircle(line: Line, arc: Arc): Point[] {
  const length = distance(line.from, line.to);
  const [dx, dy] = [(line.to.x - line.from.x) / length, (line.to.y - line.from.y) / length];
  const along = (arc.center.x - line.from.x) * dx + (arc.center.y - line.from.y) * dy;
  const foot = { x: line.from.x + dx * along, y: line.from.y + dy * along };
  const depth = arc.radius - distance(foot, arc.center);
  if (depth < -TOUCH) return [];
  if (depth < TOUCH) return [foot];
  const half = Math.sqrt(depth * (2 * arc.radius - depth));
  return [
    { x: foot.x - dx * half, y: foot.y - dy * half },
    { x: foot.x + dx * half, y: foot.y + dy * half },
  ];
}

function circlesMeet(a: Arc, b: Arc): Point[] {
  const apart = distance(a.center, b.center);
  if (apart < SAME) return [];
  const [ux, uy] = [(b.center.x - a.center.x) / apart, (b.center.y - a.center.y) / apart];
  const along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const at = (distanceAlong: number, aside: number): Point => ({
    x: a.center.x + ux * distanceAlong - uy * aside,
    y: a.center.y + uy * distanceAlong + ux * aside,
  });
  const gap = Math.max(apart - a.radius - b.radius, Math.abs(a.radius - b.radius) - apart);
  if (gap > TOUCH) return [];
  if (gap > -TOUCH) return [at(Math.sign(along) * a.radius, 0)];
  const half = Math.sqrt(Math.max(0, a.radius * a.radius - along * along));
  return [at(along, half), at(along, -half)];
}
