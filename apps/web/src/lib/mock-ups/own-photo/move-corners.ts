import { isConvex, type Corners, type Point } from '@markwright/mockups';

type Size = { width: number; height: number };

/** A board in the middle, as signs are: twice and a half as wide as high. */
export function firstCorners({ width, height }: Size): Corners {
  const halfWidth = Math.min(width * 0.3, height * 0.75);
  const halfHeight = halfWidth / 2.5;
  const [x, y] = [width / 2, height / 2];
  return [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
    [x - halfWidth, y + halfHeight],
  ];
}

const within = ([x, y]: Point, { width, height }: Size): Point => [
  Math.min(width, Math.max(0, x)),
  Math.min(height, Math.max(0, y)),
];

/** The same corners where the move would fold the panel over itself. */
export function moveCorner(corners: Corners, index: number, to: Point, size: Size): Corners {
  const moved = corners.map((each, k) => (k === index ? within(to, size) : each)) as unknown as Corners;
  return isConvex(moved) ? moved : corners;
}

/** The whole panel, as far as the picture goes. */
export function moveAll(corners: Corners, [dx, dy]: Point, { width, height }: Size): Corners {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const between = (wish: number, least: number, most: number) => Math.min(Math.max(wish, least), Math.max(least, most));
  const x = between(dx, -Math.min(...xs), width - Math.max(...xs));
  const y = between(dy, -Math.min(...ys), height - Math.max(...ys));
  return corners.map(([cx, cy]) => [cx + x, cy + y]) as unknown as Corners;
}
