/** Outlines are made of straight lines and circular arcs only, so every step below is exact. y grows downwards. */
export type Point = { x: number; y: number };

export type Line = { kind: 'line'; from: Point; to: Point; /** The whole edge this piece was cut from. */ of: Edge };
export type Arc = {
  kind: 'arc';
  from: Point;
  to: Point;
  center: Point;
  radius: number;
  /** Signed angle in radians; positive turns clockwise on screen. */
  sweep: number;
};
export type Segment = Line | Arc;
export type Edge = { from: Point; to: Point };

/** Two points nearer than this are one point (the canvas is 240 wide). */
export const SAME = 1e-8;
export const TURN = Math.PI * 2;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME;
export const angleOf = (center: Point, p: Point): number => Math.atan2(p.y - center.y, p.x - center.x);
export const polar = (center: Point, radius: number, angle: number): Point => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
});

export const lineOf = (from: Point, to: Point, of: Edge = { from, to }): Line => ({ kind: 'line', from, to, of });

/** An arc between two angles of a circle, in radians. */
export function arcOf(center: Point, radius: number, start: number, sweep: number): Arc {
  const [from, to] = [polar(center, radius, start), polar(center, radius, start + sweep)];
  return { kind: 'arc', from, to, center, radius, sweep };
}

export const lengthOf = (s: Segment): number =>
  s.kind === 'line' ? distance(s.from, s.to) : Math.abs(s.sweep) * s.radius;

/** The point at share t (0…1) of a segment. */
export function pointAt(s: Segment, t: number): Point {
  if (s.kind === 'arc') return polar(s.center, s.radius, angleOf(s.center, s.from) + s.sweep * t);
  return { x: s.from.x + (s.to.x - s.from.x) * t, y: s.from.y + (s.to.y - s.from.y) * t };
}

/** Unit direction of travel at share t. */
export function directionAt(s: Segment, t: number): Point {
  if (s.kind === 'line') {
    const length = distance(s.from, s.to);
    return { x: (s.to.x - s.from.x) / length, y: (s.to.y - s.from.y) / length };
  }
  const angle = angleOf(s.center, s.from) + s.sweep * t;
  const turn = Math.sign(s.sweep);
  return { x: -Math.sin(angle) * turn, y: Math.cos(angle) * turn };
}

export const reversed = (s: Segment): Segment =>
  s.kind === 'line' ? { ...s, from: s.to, to: s.from } : { ...s, from: s.to, to: s.from, sweep: -s.sweep };

export function shifted(s: Segment, dx: number, dy: number): Segment {
  if (dx === 0 && dy === 0) return s;
  const to = (p: Point): Point => ({ x: p.x + dx, y: p.y + dy });
  const ends = { from: to(s.from), to: to(s.to) };
  return s.kind === 'arc'
    ? { ...s, ...ends, center: to(s.center) }
    : { ...s, ...ends, of: { from: to(s.of.from), to: to(s.of.to) } };
}

/** Share of the way at which p lies; only meaningful for a point on the segment's line or circle. */
export function shareOf(s: Segment, p: Point): number {
  if (s.kind === 'line') {
    const [dx, dy] = [s.to.x - s.from.x, s.to.y - s.from.y];
    return ((p.x - s.from.x) * dx + (p.y - s.from.y) * dy) / (dx * dx + dy * dy);
  }
  const turned = (angleOf(s.center, p) - angleOf(s.center, s.from)) * Math.sign(s.sweep);
  const angle = ((turned % TURN) + TURN) % TURN;
  // Rounding may put the start itself just behind the start.
  return (TURN - angle < SAME / s.radius ? 0 : angle) / Math.abs(s.sweep);
}

export function isOn(s: Segment, p: Point): boolean {
  if (isSame(p, s.from) || isSame(p, s.to)) return true;
  if (isFar(s, p)) return false;
  const t = shareOf(s, p);
  if (!(t > 0 && t < 1)) return false;
  if (s.kind === 'arc') return Math.abs(distance(p, s.center) - s.radius) < SAME;
  return distance(p, pointAt(s, t)) < SAME;
}

/** Asked for every pair of edges, and nearly always true: told by multiplication, before any angle or root is taken. */
function isFar(s: Segment, p: Point): boolean {
  if (s.kind === 'arc') {
    const [dx, dy] = [p.x - s.center.x, p.y - s.center.y];
    return Math.abs(dx * dx + dy * dy - s.radius * s.radius) > 1e-4 * (1 + s.radius);
  }
  const [dx, dy] = [s.to.x - s.from.x, s.to.y - s.from.y];
  const aside = (p.x - s.from.x) * dy - (p.y - s.from.y) * dx;
  return Math.abs(aside) > 1e-4 * (Math.abs(dx) + Math.abs(dy));
}

/** Cuts a segment at the given points of it, in order of travel. */
export function splitAt(s: Segment, points: Point[]): Segment[] {
  const inner = points
    .filter((p) => !isSame(p, s.from) && !isSame(p, s.to))
    .map((p) => ({ p, t: shareOf(s, p) }))
    .filter(({ t }) => t > 0 && t < 1)
    .toSorted((a, b) => a.t - b.t);
  const stops = [{ p: s.from, t: 0 }, ...inner, { p: s.to, t: 1 }];
  const pieces: Segment[] = [];
  let last = stops[0]!;
  for (const stop of stops.slice(1)) {
    if (isSame(stop.p, last.p) && (stop.t - last.t) * lengthOf(s) < SAME * 4) continue;
    pieces.push(
      s.kind === 'line'
        ? lineOf(last.p, stop.p, s.of)
        : { ...s, from: last.p, to: stop.p, sweep: s.sweep * (stop.t - last.t) },
    );
    last = stop;
  }
  return pieces;
}
