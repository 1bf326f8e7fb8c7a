import type { Path, Point } from '@markwright/vector';

/** A corner of a polyline and how far the way to the next one bulges: tan of a quarter of the arc's angle, left positive. */
export type ArcVertex = Point & { bulge: number };

type Cubic = readonly [Point, Point, Point, Point];

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;
const cross = (one: Point, other: Point): number => one.x * other.y - one.y * other.x;
const size = (of: Point): number => Math.hypot(of.x, of.y);
const unit = (of: Point): Point => ({ x: of.x / (size(of) || 1), y: of.y / (size(of) || 1) });
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

const at = ([a, b, c, d]: Cubic, t: number): Point => {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
};

function halves([a, b, c, d]: Cubic): [Cubic, Cubic] {
  const [ab, bc, cd] = [middle(a, b), middle(b, c), middle(c, d)];
  const [abc, bcd] = [middle(ab, bc), middle(bc, cd)];
  const joint = middle(abc, bcd);
  return [
    [a, ab, abc, joint],
    [joint, bcd, cd, d],
  ];
}

/** How far a point is from the circle that an arc is part of; from its chord's line where it is straight. */
function distanceToArc(point: Point, from: Point, to: Point, bulge: number): number {
  const chord = minus(to, from);
  const length = size(chord);
  if (Math.abs(bulge) < 1e-4 || length === 0) return Math.abs(cross(unit(chord), minus(point, from)));
  const radius = (length * (1 + bulge * bulge)) / (4 * bulge);
  const height = radius - (length * bulge) / 2;
  const normal = { x: -chord.y / length, y: chord.x / length };
  const center = {
    x: (from.x + to.x) / 2 + normal.x * height,
    y: (from.y + to.y) / 2 + normal.y * height,
  };
  return Math.abs(size(minus(point, center)) - Math.abs(radius));
}

const bulgeFrom = (tangent: Point, chord: Point): number =>
  Math.tan(Math.atan2(cross(tangent, chord), dot(tangent, chord)) / 2);

/** Two arcs that leave and arrive in the curve's directions; undefined where the curve has to be halved first. */
function twoArcs(curve: Cubic): { joint: Point; first: number; second: number } | undefined {
  const [start, , , end] = curve;
  const out = unit(minus([curve[1], curve[2], end].find((point) => size(minus(point, start)) > 1e-9) ?? end, start));
  const back = unit(minus(end, [curve[2], curve[1], start].find((point) => size(minus(end, point)) > 1e-9) ?? start));
  const chord = minus(end, start);
  const both = { x: out.x + back.x, y: out.y + back.y };
  const spread = 2 * (1 - dot(out, back));
  const along = dot(chord, both);
  let reach: number;
  if (Math.abs(spread) < 1e-9) {
    const forward = dot(chord, back);
    if (forward <= 1e-9) return undefined;
    reach = dot(chord, chord) / (4 * forward);
  } else reach = (-along + Math.sqrt(along * along + spread * dot(chord, chord))) / spread;
  if (!(reach > 0)) return undefined;
  const joint = {
    x: (start.x + end.x + reach * (out.x - back.x)) / 2,
    y: (start.y + end.y + reach * (out.y - back.y)) / 2,
  };
  const last = minus(end, joint);
  return {
    joint,
    first: bulgeFrom(out, minus(joint, start)),
    second: Math.tan(Math.atan2(cross(last, back), dot(last, back)) / 2),
  };
}

const SAMPLES = [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9];
const DEEPEST = 7;
const ROUNDEST = 1.05;

function arcsOf(curve: Cubic, tolerance: number, depth = 0): ArcVertex[] {
  const [start, , , end] = curve;
  if (size(minus(end, start)) < tolerance / 4 && depth > 0) return [{ ...start, bulge: 0 }];
  const arcs = twoArcs(curve);
  const isNear =
    arcs !== undefined &&
    Math.max(Math.abs(arcs.first), Math.abs(arcs.second)) < ROUNDEST &&
    SAMPLES.every((t) => {
      const point = at(curve, t);
      return (
        Math.min(
          distanceToArc(point, start, arcs.joint, arcs.first),
          distanceToArc(point, arcs.joint, end, arcs.second),
        ) <= tolerance
      );
    });
  if (arcs && isNear) {
    return [
      { ...start, bulge: arcs.first },
      { ...arcs.joint, bulge: arcs.second },
    ];
  }
  if (depth >= DEEPEST) return [{ ...start, bulge: 0 }];
  return halves(curve).flatMap((half) => arcsOf(half, tolerance, depth + 1));
}

/** Each closed border of a path (M, L, C, Z) as lines and circular arcs, none further from it than `tolerance`. */
export function arcPolylines({ commands, numbers }: Path, tolerance: number): ArcVertex[][] {
  const rows: ArcVertex[][] = [];
  let row: ArcVertex[] = [];
  let last: Point = { x: 0, y: 0 };
  let cursor = 0;
  const read = (): Point => ({ x: numbers[cursor++] ?? 0, y: numbers[cursor++] ?? 0 });
  for (const command of commands) {
    if (command === 'M') {
      row = [];
      rows.push(row);
      last = read();
    } else if (command === 'L') {
      row.push({ ...last, bulge: 0 });
      last = read();
    } else if (command === 'C') {
      const curve: Cubic = [last, read(), read(), read()];
      row.push(...arcsOf(curve, tolerance));
      last = curve[3];
    } else {
      const [first] = row;
      // The way back to the start is drawn by closing.
      if (first && size(minus(last, first)) > tolerance / 4) row.push({ ...last, bulge: 0 });
    }
  }
  return rows.filter((each) => each.length > 1);
}
