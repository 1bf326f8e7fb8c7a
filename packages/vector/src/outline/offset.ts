import { Clipper, EndType, JoinType, type Path64, type Paths64 } from 'clipper2-ts';
import { inflatePaths } from '../clipper.ts';
import type { Point } from '../flatten.ts';
import { GRAIN } from './combine.ts';
import type { Curve } from './curve.ts';
import { fitCubics } from './fit-cubics.ts';
import { type Outline, pointsOf, ringArea } from './outline.ts';

type Corners = 'round' | 'sharp';
/** Flatter than this an outline counts as smooth. */
const CORNER_DEGREES = 24;
/** Squared, in units of the canvas. */
const FIT_ERROR = 0.01;

const toGrain = (points: Point[]): Path64 =>
  points.map((p) => ({ x: Math.round(p.x * GRAIN), y: Math.round(p.y * GRAIN) }));

/** The outline moved outwards by a distance (inwards when negative), curves fitted again afterwards. */
export const grow = (outline: Outline, by: number, corners: Corners = 'round', fitError = FIT_ERROR): Outline =>
  refit(inflate(outline, by, corners, 0.03), fitError);

/** The same in short straight lines, many times faster: for keeping clear of something, not for showing. */
export const growRoughly = (outline: Outline, by: number): Outline =>
  inflate(outline, by, 'round', 0.25)
    .map(toPoints)
    .map((points) => points.map((from, i) => ({ kind: 'line', from, to: points[(i + 1) % points.length]! })));

function inflate(outline: Outline, by: number, corners: Corners, tolerance: number): Paths64 {
  const rings = outline.map((ring) => toGrain(pointsOf(ring, tolerance)));
  const join = corners === 'round' ? JoinType.Round : JoinType.Miter;
  const arcTolerance = tolerance * GRAIN;
  return inflatePaths(rings, { by: by * GRAIN, join, end: EndType.Polygon, miterLimit: 3, arcTolerance });
}

const toPoints = (path: Path64): Point[] => path.map((p) => ({ x: Number(p.x) / GRAIN, y: Number(p.y) / GRAIN }));

/** What a round pen of the given width draws along open or closed lines. */
export function strokeLines(lines: Outline, width: number): Outline {
  const isClosed = (line: Curve[]): boolean => {
    const [start, end] = [line[0]!.from, line.at(-1)!.to];
    return Math.hypot(start.x - end.x, start.y - end.y) < 1e-6;
  };
  const draw = (kind: Outline, end: EndType): Paths64 =>
    kind.length === 0
      ? []
      : inflatePaths(
          kind.map((line) =>
            toGrain(end === EndType.Joined ? pointsOf(line, 0.03) : [...pointsOf(line, 0.03), line.at(-1)!.to]),
          ),
          { by: (width / 2) * GRAIN, join: JoinType.Round, end, miterLimit: 2, arcTolerance: 0.03 * GRAIN },
        );
  return refit([
    ...draw(
      lines.filter((line) => !isClosed(line)),
      EndType.Round,
    ),
    ...draw(lines.filter(isClosed), EndType.Joined),
  ]);
}

function refit(paths: Paths64, fitError = FIT_ERROR): Outline {
  return paths
    .map((path) => toPoints(Clipper.ramerDouglasPeucker(path, 4)))
    .filter((points) => points.length > 2 && Math.abs(ringArea(points)) > 1)
    .map((points) => fitRing(points, fitError));
}

/** Split at corners and at long straight edges; what lies between is smooth and gets cubics. */
function fitRing(points: Point[], fitError: number): Curve[] {
  const count = points.length;
  const at = (i: number): Point => points[((i % count) + count) % count]!;
  const isLong = (i: number): boolean => Math.hypot(at(i + 1).x - at(i).x, at(i + 1).y - at(i).y) > 6;
  const breaks = points
    .map((_, i) => i)
    .filter((i) => turnAt(at(i - 1), at(i), at(i + 1)) > CORNER_DEGREES || isLong(i) || isLong(i - 1));
  const stops = breaks.length > 0 ? breaks : [0];
  return stops.flatMap((start, k) => {
    const end = k + 1 < stops.length ? stops[k + 1]! : stops[0]! + count;
    const run = Array.from({ length: end - start + 1 }, (_, i) => at(start + i));
    if (run.length === 2) return [{ kind: 'line' as const, from: run[0]!, to: run[1]! }];
    return fitCubics(run, fitError);
  });
}

function turnAt(a: Point, b: Point, c: Point): number {
  const [before, after] = [Math.atan2(b.y - a.y, b.x - a.x), Math.atan2(c.y - b.y, c.x - b.x)];
  const turn = Math.abs(Math.atan2(Math.sin(after - before), Math.cos(after - before)));
  return (turn * 180) / Math.PI;
}
