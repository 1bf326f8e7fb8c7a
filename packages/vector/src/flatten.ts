import type { Affine } from './affine.ts';
import type { Path } from './read-path.ts';

export type Point = { x: number; y: number };
/** Closed rows of points that do not cross: outer borders one way round, holes the other. */
export type Shape = readonly (readonly Point[])[];

/** The ellipse of an SVG end-point arc: where the arc starts on it and how far it goes, in radians; `at` takes a point of the unit circle. */
type ArcOnEllipse = { start: number; span: number; at: (x: number, y: number) => Point };

/** Undefined where a radius is 0: such an arc is a straight line. */
export function ellipseOfArc(
  from: Point,
  to: Point,
  [rx0, ry0, turn, large, sweep]: readonly number[],
): ArcOnEllipse | undefined {
  let [rx, ry] = [Math.abs(rx0 ?? 0), Math.abs(ry0 ?? 0)];
  if (rx === 0 || ry === 0) return undefined;
  const phi = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const under = Math.max(0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2 || 1);
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(under);
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (from.x + to.x) / 2, sin * qx + cos * qy + (from.y + to.y) / 2];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const at = (x: number, y: number): Point => ({
    x: cos * (rx * x) - sin * (ry * y) + cx,
    y: sin * (rx * x) + cos * (ry * y) + cy,
  });
  return { start, span, at };
}

/** Points along a circular or elliptic arc. */
export function arcPoints(from: Point, to: Point, shape: readonly number[], count: number): Point[] {
  const arc = ellipseOfArc(from, to, shape);
  if (!arc) return [to];
  return Array.from({ length: count }, (_, index) => {
    const angle = arc.start + (arc.span * (index + 1)) / count;
    return arc.at(Math.cos(angle), Math.sin(angle));
  });
}

/** Letters have many short curves and marks few long arcs: both come out smooth at print size. */
const CURVE_STEPS = 6;
const ARC_STEPS = 20;

/** Chords a curve needs to keep within `tolerance` of itself, from how far its control points bend it. */
function stepsFor(start: Point, one: Point, two: Point, end: Point, tolerance: number): number {
  const bend = Math.max(
    Math.hypot(start.x - 2 * one.x + two.x, start.y - 2 * one.y + two.y),
    Math.hypot(one.x - 2 * two.x + end.x, one.y - 2 * two.y + end.y),
  );
  return Math.max(1, Math.ceil(Math.sqrt((0.6 * bend) / tolerance)));
}

/**
 * A path as closed rows of points after `at`: what effects that leave the drawing's own curves work on. Every curve has
 * the same number of chords, or as many as `tolerance`, in the path's own units, asks for.
 */
export function flatten({ commands, numbers }: Path, { a, b, c, d, e, f }: Affine, tolerance?: number): Point[][] {
  const rows: Point[][] = [];
  let row: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  let cursor = 0;
  const read = (): number => numbers[cursor++] ?? 0;
  const readPoint = (): Point => ({ x: read(), y: read() });
  const add = (point: Point) => {
    row.push({ x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f });
    at = point;
  };
  for (const command of commands) {
    if (command === 'M') {
      row = [];
      rows.push(row);
      add(readPoint());
    } else if (command === 'L') add(readPoint());
    else if (command === 'Q' || command === 'C') {
      const start = at;
      const one = readPoint();
      const two = command === 'C' ? readPoint() : one;
      const end = readPoint();
      const steps = tolerance === undefined ? CURVE_STEPS : stepsFor(start, one, two, end, tolerance);
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        const u = 1 - t;
        const [p, q, r, s] =
          command === 'Q' ? [u * u, 2 * u * t, 0, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        add({ x: p * start.x + q * one.x + r * two.x + s * end.x, y: p * start.y + q * one.y + r * two.y + s * end.y });
      }
    } else if (command === 'A') {
      const shape = [read(), read(), read(), read(), read()];
      for (const point of arcPoints(at, readPoint(), shape, ARC_STEPS)) add(point);
    }
  }
  return rows.filter((each) => each.length > 1);
}

/** Rows of points as path data for `parsePath`'s reader, without printing them first. */
export function pathOfRows(rows: readonly (readonly Point[])[]): Path {
  let commands = '';
  const numbers: number[] = [];
  for (const row of rows) {
    commands += `M${'L'.repeat(Math.max(0, row.length - 1))}Z`;
    for (const { x, y } of row) numbers.push(x, y);
  }
  return { commands, numbers: Float64Array.from(numbers) };
}
