import { cut, intersect } from './combine.ts';
import { type Contour, type Region, areaOf, isInside } from './region.ts';
import { type Point, angleOf, arcOf, distance, isSame, lineOf, polar, reversed, TURN } from './segment.ts';

/** A point as artists write it: [x, y] on the 240 × 240 canvas. */
export type Spot = readonly [x: number, y: number];

export const spot = ([x, y]: Spot): Point => ({ x, y });
export const radians = (degrees: number): number => (degrees / 360) * TURN;

/** A region bounded by one closed contour; the contour may be given in either direction. */
export function regionOf(contour: Contour): Region {
  const region: Region = { contours: [contour], holds: (p) => isInside(contour, p) };
  return areaOf(region) > 0 ? region : { ...region, contours: [contour.toReversed().map(reversed)] };
}

export function circle(x: number, y: number, r: number): Region {
  const center = { x, y };
  const contour = [arcOf(center, r, 0, Math.PI), arcOf(center, r, Math.PI, Math.PI)];
  return { contours: [contour], holds: (p) => distance(p, center) < r };
}

/** A circle drawn with a pen of the given weight, lying inside radius r. */
export const ring = (x: number, y: number, r: number, weight: number): Region =>
  cut(circle(x, y, r), circle(x, y, r - weight));

/** Corners in order; an optional radius rounds every corner, or one radius per corner. */
export function polygon(spots: readonly Spot[], radius: number | readonly number[] = 0): Region {
  const points = spots.map(spot);
  const ordered = turnsClockwise(points) ? points : points.toReversed();
  const radii = points.map((_, i) => (typeof radius === 'number' ? radius : (radius[i] ?? 0)));
  if (ordered !== points) radii.reverse();
  const corners = ordered.map((p, i) =>
    roundCorner(ordered.at(i - 1)!, p, ordered[(i + 1) % ordered.length]!, radii[i]!),
  );
  const contour: Contour = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    if (corner.arc) contour.push(corner.arc);
    const edge = { from: ordered[i]!, to: ordered[(i + 1) % ordered.length]! };
    if (!isSame(corner.leave, next.arrive)) contour.push(lineOf(corner.leave, next.arrive, edge));
  });
  return regionOf(contour.map((s, i) => ({ ...s, to: contour[(i + 1) % contour.length]!.from })));
}

function turnsClockwise(points: Point[]): boolean {
  return (
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length]!;
      return sum + p.x * q.y - q.x * p.y;
    }, 0) > 0
  );
}

function roundCorner(before: Point, p: Point, after: Point, radius: number) {
  if (radius === 0) return { arrive: p, leave: p };
  const [inward, outward] = [angleOf(p, before), angleOf(p, after)];
  const opening = Math.abs(Math.atan2(Math.sin(outward - inward), Math.cos(outward - inward)));
  const reach = radius / Math.tan(opening / 2);
  const [arrive, leave] = [polar(p, reach, inward), polar(p, reach, outward)];
  const middle = Math.atan2(Math.sin(inward) + Math.sin(outward), Math.cos(inward) + Math.cos(outward));
  const center = polar(p, radius / Math.sin(opening / 2), middle);
  const start = angleOf(center, arrive);
  const turned = angleOf(center, leave) - start;
  const sweep = Math.atan2(Math.sin(turned), Math.cos(turned));
  return { arrive, leave, arc: { ...arcOf(center, radius, start, sweep), from: arrive, to: leave } };
}

/** Top-left corner, size, and corner radius (one, or four clockwise from the top left). */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly number[] = 0,
): Region =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );

/** The lens between two tips, as wide as said in its middle: a leaf, a petal, an eye. */
export function vesica(tip: Spot, otherTip: Spot, width: number): Region {
  const [a, b] = [spot(tip), spot(otherTip)];
  const half = distance(a, b) / 2;
  const radius = (half * half + (width / 2) ** 2) / width;
  const aside = radius - width / 2;
  const along = angleOf(a, b);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const [left, right] = [polar(middle, aside, along + TURN / 4), polar(middle, aside, along - TURN / 4)];
  return intersect(circle(left.x, left.y, radius), circle(right.x, right.y, radius));
}

/** A circle drawn out to a tip by two tangents: a drop, a small flame, a map pin. */
export function drop(x: number, y: number, r: number, tip: Spot): Region {
  const [center, end] = [{ x, y }, spot(tip)];
  const away = distance(center, end);
  if (away <= r) throw new Error('the tip of a drop lies outside its circle');
  const [towards, half] = [angleOf(center, end), Math.acos(r / away)];
  const arc = arcOf(center, r, towards + half, TURN - 2 * half);
  return regionOf([arc, lineOf(arc.to, end), lineOf(end, arc.from)]);
}

/** A slice of pie; degrees clockwise, 0 = three o'clock, -90 = twelve. */
export function sector(x: number, y: number, r: number, from: number, to: number): Region {
  const center = { x, y };
  const arc = arcOf(center, r, radians(from), radians(to - from));
  return regionOf([lineOf(center, arc.from), arc, lineOf(arc.to, center)]);
}

/** The point of a circle at an angle; degrees clockwise, 0 = three o'clock. */
export const onCircle = (x: number, y: number, r: number, degrees: number): Spot => [
  x + r * Math.cos(radians(degrees)),
  y + r * Math.sin(radians(degrees)),
];

/** Everything above, below, left or right of a straight line through the canvas. */
export const above = (y: number): Region => rect(-1000, -1000, 2240, y + 1000);
export const below = (y: number): Region => rect(-1000, y, 2240, 1240 - y);
export const leftOf = (x: number): Region => rect(-1000, -1000, x + 1000, 2240);
export const rightOf = (x: number): Region => rect(x, -1000, 1240 - x, 2240);
