import type { Point, Shape } from './flatten.ts';
import type { Path } from './read-path.ts';

/** Turns sharper than this stay corners. */
const CORNER = Math.cos((30 * Math.PI) / 180);
/** Edges this many times longer than their neighbours are straight lines, not chords of a curve. */
const STRAIGHT = 5;
const ROUNDS = 3;

/** Rows of chords as curves and lines again: what a designer can edit, in a fraction of the points. */
export function fitCurves(shape: Shape, tolerance = 0.06): Path {
  const writer = new CurveWriter(tolerance);
  for (const row of shape) writer.closed(withoutRepeats(row));
  return { commands: writer.commands, numbers: Float64Array.from(writer.numbers) };
}

const REPEAT = 1e-4;

function withoutRepeats(row: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of row) {
    const last = kept.at(-1);
    if (!last || (last.x - point.x) ** 2 + (last.y - point.y) ** 2 > REPEAT) kept.push(point);
  }
  const [first, last] = [kept[0], kept.at(-1)];
  if (kept.length > 1 && first && last && (last.x - first.x) ** 2 + (last.y - first.y) ** 2 <= REPEAT) kept.pop();
  return kept;
}

/** Indexes where a row is broken: sharp turns, and both ends of a straight edge. */
function breaksOf(row: readonly Point[]): number[] {
  const count = row.length;
  const lengths = row.map((point, index) => {
    const next = row[(index + 1) % count] ?? point;
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const breaks: number[] = [];
  for (let index = 0; index < count; index++) {
    const [before, at, after] = [row[(index + count - 1) % count], row[index], row[(index + 1) % count]];
    if (!before || !at || !after) continue;
    const into = lengths[(index + count - 1) % count] ?? 0;
    const out = lengths[index] ?? 0;
    const turn = ((at.x - before.x) * (after.x - at.x) + (at.y - before.y) * (after.y - at.y)) / (into * out || 1);
    const isLong = into > out * STRAIGHT || out > into * STRAIGHT;
    if (turn < CORNER || isLong) breaks.push(index);
  }
  return breaks;
}

class CurveWriter {
  commands = '';
  readonly numbers: number[] = [];

  constructor(private readonly tolerance: number) {}

  closed(row: readonly Point[]): void {
    if (row.length < 3) return;
    const breaks = breaksOf(row);
    const start = breaks[0] ?? 0;
    const first = row[start];
    if (!first) return;
    this.commands += 'M';
    this.numbers.push(first.x, first.y);
    const stops = breaks.length === 0 ? [0, Math.floor(row.length / 2)] : breaks;
    for (const [place, from] of stops.entries()) {
      const to = stops[place + 1] ?? start + row.length;
      const run: Point[] = [];
      for (let index = from; index <= to; index++) run.push(row[index % row.length] as Point);
      // A ring without corners is cut in two where it is smooth: both halves keep the tangent there.
      if (breaks.length === 0) this.run(run, tangentAt(row, from), negative(tangentAt(row, to % row.length)));
      else this.run(run);
    }
    this.commands += 'Z';
  }

  private run(points: readonly Point[], start?: Point, end?: Point): void {
    const last = points.at(-1);
    if (!last) return;
    if (points.length === 2) this.line(last);
    else this.fit(points, start ?? direction(points, 0, 1), end ?? direction(points, points.length - 1, -1), 0);
  }

  private line({ x, y }: Point): void {
    this.commands += 'L';
    this.numbers.push(x, y);
  }

  /** Schneider's way: one curve by least squares, its parameters improved a few times, else split at the worst point. */
  private fit(points: readonly Point[], start: Point, end: Point, depth: number): void {
    const last = points.length - 1;
    const [p0, p3] = [points[0] as Point, points[last] as Point];
    if (last === 1) {
      this.line(p3);
      return;
    }
    const at = alongOf(points);
    let [p1, p2] = controls(points, at, start, end);
    let worst = worstOf(points, at, p0, p1, p2, p3);
    const limit = this.tolerance ** 2;
    for (let round = 0; worst.distance > limit && worst.distance < limit * 30 && round < ROUNDS; round++) {
      improve(points, at, p0, p1, p2, p3);
      [p1, p2] = controls(points, at, start, end);
      worst = worstOf(points, at, p0, p1, p2, p3);
    }
    if (worst.distance <= limit || depth > 12) {
      this.commands += 'C';
      this.numbers.push(p1.x, p1.y, p2.x, p2.y, p3.x, p3.y);
      return;
    }
    const middle = Math.min(last - 1, Math.max(1, worst.index));
    const tangent = tangentAt(points, middle);
    this.fit(points.slice(0, middle + 1), start, negative(tangent), depth + 1);
    this.fit(points.slice(middle), tangent, end, depth + 1);
  }
}

const negative = ({ x, y }: Point): Point => ({ x: -x, y: -y });

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function direction(points: readonly Point[], from: number, step: 1 | -1): Point {
  const [one, two] = [points[from] as Point, points[from + step] as Point];
  return unit(two.x - one.x, two.y - one.y);
}

function tangentAt(points: readonly Point[], index: number): Point {
  const count = points.length;
  const [before, after] = [points[(index + count - 1) % count] as Point, points[(index + 1) % count] as Point];
  return unit(after.x - before.x, after.y - before.y);
}

/** Share of the way at each point, by chord length. */
function alongOf(points: readonly Point[]): Float64Array {
  const at = new Float64Array(points.length);
  for (let index = 1; index < points.length; index++) {
    const [one, two] = [points[index - 1] as Point, points[index] as Point];
    at[index] = (at[index - 1] ?? 0) + Math.hypot(two.x - one.x, two.y - one.y);
  }
  const whole = at[points.length - 1] || 1;
  for (let index = 1; index < points.length; index++) at[index] = (at[index] ?? 0) / whole;
  return at;
}

/** The two inner control points that lie best on the end tangents. */
function controls(points: readonly Point[], at: Float64Array, start: Point, end: Point): [Point, Point] {
  const [p0, p3] = [points[0] as Point, points.at(-1) as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (let index = 0; index < points.length; index++) {
    const t = at[index] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const point = points[index] as Point;
    const rx = point.x - p0.x * (b0 + b1) - p3.x * (b2 + b3);
    const ry = point.y - p0.y * (b0 + b1) - p3.y * (b2 + b3);
    c00 += b1 * b1;
    c01 += b1 * b2 * (start.x * end.x + start.y * end.y);
    c11 += b2 * b2;
    x0 += b1 * (start.x * rx + start.y * ry);
    x1 += b2 * (end.x * rx + end.y * ry);
  }
  const determinant = c00 * c11 - c01 * c01;
  const chord = Math.hypot(p3.x - p0.x, p3.y - p0.y);
  let left = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant;
  let right = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant;
  // Arms that point backwards or far past the other end make loops; a third of the chord is always safe.
  if (!(left > chord * 1e-3 && left < chord * 1.4)) left = chord / 3;
  if (!(right > chord * 1e-3 && right < chord * 1.4)) right = chord / 3;
  return [
    { x: p0.x + start.x * left, y: p0.y + start.y * left },
    { x: p3.x + end.x * right, y: p3.y + end.y * right },
  ];
}

function worstOf(points: readonly Point[], at: Float64Array, p0: Point, p1: Point, p2: Point, p3: Point) {
  let distance = 0;
  let index = points.length >> 1;
  for (let place = 1; place < points.length - 1; place++) {
    const t = at[place] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const point = points[place] as Point;
    const dx = b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x - point.x;
    const dy = b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y - point.y;
    const away = dx * dx + dy * dy;
    if (away > distance) [distance, index] = [away, place];
  }
  return { distance, index };
}

/** One step of Newton towards the nearest place on the curve, for every point. */
function improve(points: readonly Point[], at: Float64Array, p0: Point, p1: Point, p2: Point, p3: Point): void {
  for (let index = 1; index < points.length - 1; index++) {
    const t = at[index] ?? 0;
    const s = 1 - t;
    const point = points[index] as Point;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const dx = b0 * p0.x + b1 * p1.x + b2 * p2.x + b3 * p3.x - point.x;
    const dy = b0 * p0.y + b1 * p1.y + b2 * p2.y + b3 * p3.y - point.y;
    const sx = 3 * s * s * (p1.x - p0.x) + 6 * s * t * (p2.x - p1.x) + 3 * t * t * (p3.x - p2.x);
    const sy = 3 * s * s * (p1.y - p0.y) + 6 * s * t * (p2.y - p1.y) + 3 * t * t * (p3.y - p2.y);
    const bx = 6 * s * (p2.x - 2 * p1.x + p0.x) + 6 * t * (p3.x - 2 * p2.x + p1.x);
    const by = 6 * s * (p2.y - 2 * p1.y + p0.y) + 6 * t * (p3.y - 2 * p2.y + p1.y);
    const below = sx * sx + sy * sy + dx * bx + dy * by;
    if (below !== 0) at[index] = Math.min(1, Math.max(0, t - (dx * sx + dy * sy) / below));
  }
}
