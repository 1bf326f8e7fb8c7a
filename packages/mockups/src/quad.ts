/** A point in pixels of a picture. */
export type Point = readonly [number, number];

/** Where a flat panel stands in a photograph: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Turn at each corner: all of one sign, and large enough to be seen, or there is no flat panel that looks like this. */
export function isConvex(corners: Corners): boolean {
  const [a, b, c, d] = corners;
  const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
  return [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)].every((each) => each > 16);
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The unit square (u to the right, v downwards) to the corners, by perspective. */
function squareToCorners([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** From a pixel to the place on the panel: u to the right, v upwards, both 0…1 inside. */
export function openQuad(corners: Corners): (x: number, y: number) => readonly [u: number, v: number] {
  const [a, b, c, d, e, f, g, h, i] = inverse(squareToCorners(corners));
  return (x, y) => {
    const w = g * x + h * y + i;
    return [(a * x + b * y + c) / w, 1 - (d * x + e * y + f) / w];
  };
}

const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** How long the panel's upper and lower edges are in pixels, at the most. */
export const widthOfQuad = ([a, b, c, d]: Corners): number => Math.max(length(a, b), length(d, c));

/** Lenses of telephones and cameras, in long sides of the picture. */
const FOCAL = { least: 0.5, most: 4 };

/**
 * Width of the panel over its height as it really is. A rectangle's perspective tells the lens, and the lens the
 * rectangle, when the picture's middle is where the camera pointed; seen straight on, its sides tell.
 */
export function aspectOfQuad(corners: Corners, { width, height }: { width: number; height: number }): number {
  const [a, b, c, d] = corners;
  const bySides = (length(a, b) + length(d, c)) / (length(a, d) + length(b, c));
  const middle = ([x, y]: Point): Point => [x - width / 2, y - height / 2];
  const m = squareToCorners([middle(a), middle(b), middle(c), middle(d)]);
  const [right, down] = [
    [m[0], m[3], m[6]],
    [m[1], m[4], m[7]],
  ] as const;
  const focalSquared = -(right[0] * down[0] + right[1] * down[1]) / (right[2] * down[2]);
  const long = Math.max(width, height);
  if (!(focalSquared > (FOCAL.least * long) ** 2 && focalSquared < (FOCAL.most * long) ** 2)) return bySides;
  const size = ([x, y, w]: readonly [number, number, number]) => Math.sqrt((x * x + y * y) / focalSquared + w * w);
  return size(right) / size(down);
}
