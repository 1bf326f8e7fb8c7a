import type { Region } from './region.ts';
import { regionOf, spot, type Spot } from './shapes.ts';
import { type Point, type Segment, angleOf, directionAt, distance, isSame, lineOf, TURN } from './segment.ts';

/**
 * A pen line of straight pieces and arcs. Close it for a region, or hand it to `stroke`.
 *   path([40, 120]).line([80, 120]).smooth([120, 160]).through([150, 100], [200, 120])
 */
export class Path {
  readonly segments: Segment[];
  readonly #start: Point;

  constructor(start: Point, segments: Segment[] = []) {
    this.#start = start;
    this.segments = segments;
  }

  get #end(): Point {
    return this.segments.at(-1)?.to ?? this.#start;
  }

  #with(segment: Segment): Path {
    return new Path(this.#start, [...this.segments, segment]);
  }

  line(...stops: Spot[]): Path {
    return stops.reduce<Path>((path, stop) => path.#with(lineOf(path.#end, spot(stop))), this);
  }

  /** The arc that passes through one point and ends in another. */
  through(middle: Spot, end: Spot): Path {
    return this.#with(arcThrough(this.#end, spot(middle), spot(end)));
  }

  /** An arc of the given radius to a point, bulging to the left or right of travel; the short way unless told. */
  arc(end: Spot, radius: number, bulge: 'left' | 'right', way: 'short' | 'long' = 'short'): Path {
    const [from, to] = [this.#end, spot(end)];
    const half = distance(from, to) / 2;
    if (half > radius + 1e-9) throw new Error(`an arc of radius ${radius} cannot span ${half * 2}`);
    const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (way === 'short' ? 1 : -1);
    // Bulging left of travel means turning clockwise on screen (y grows downwards).
    const side = bulge === 'left' ? 1 : -1;
    const [ux, uy] = [(to.x - from.x) / (half * 2), (to.y - from.y) / (half * 2)];
    const center = {
      x: (from.x + to.x) / 2 - uy * height * side,
      y: (from.y + to.y) / 2 + ux * height * side,
    };
    return this.#with(arcTurning(from, to, center, side));
  }

  /** The arc that leaves without a corner and ends in the point. */
  smooth(end: Spot): Path {
    const last = this.segments.at(-1);
    if (!last) throw new Error('smooth needs a piece to continue');
    const [from, to] = [this.#end, spot(end)];
    const way = directionAt(last, 1);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const aside = way.x * dy - way.y * dx;
    if (Math.abs(aside) < 1e-9) return this.line(end);
    // The center lies on the normal, equally far from both ends.
    const reach = (dx * dx + dy * dy) / (2 * aside);
    const center = { x: from.x - way.y * reach, y: from.y + way.x * reach };
    return this.#with(arcTurning(from, to, center, Math.sign(aside)));
  }

  /** The region inside; a straight edge closes it unless it is closed already. */
  close(): Region {
    const end = this.#end;
    const contour = isSame(end, this.#start) ? this.segments : [...this.segments, lineOf(end, this.#start)];
    return regionOf(contour.map((s, i) => ({ ...s, to: contour[(i + 1) % contour.length]!.from })));
  }
}

export const path = (start: Spot): Path => new Path(spot(start));

function arcTurning(from: Point, to: Point, center: Point, turn: number): Segment {
  const angle = (((angleOf(center, to) - angleOf(center, from)) * turn) % TURN) + TURN;
  const radius = distance(center, from);
  return { kind: 'arc', from, to, center, radius, sweep: (angle % TURN || TURN) * turn };
}

const LARGEST_RADIUS = 2000;

function arcThrough(a: Point, b: Point, c: Point): Segment {
  const twice = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y));
  if (Math.abs(twice) < 1e-9) return lineOf(a, c);
  const [aa, bb, cc] = [a, b, c].map((p) => p.x * p.x + p.y * p.y) as [number, number, number];
  const center = {
    x: (aa * (b.y - c.y) + bb * (c.y - a.y) + cc * (a.y - b.y)) / twice,
    y: (aa * (c.x - b.x) + bb * (a.x - c.x) + cc * (b.x - a.x)) / twice,
  };
  // The eye sees a straight line, and renderers stumble over circles many times the canvas.
  if (distance(a, center) > LARGEST_RADIUS) return lineOf(a, c);
  return arcTurning(a, c, center, Math.sign(twice));
}
