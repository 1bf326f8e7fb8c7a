import type { Box, Path } from '@markwright/vector';

/** How far the control points of a quarter circle stand off, as a share of the radius. */
const QUARTER = 0.5522847498;

const path = (commands: string, numbers: readonly number[]): Path => ({
  commands,
  numbers: Float64Array.from(numbers),
});

export const rectPath = ({ x, y, width, height }: Box): Path =>
  path('MLLLZ', [x, y, x + width, y, x + width, y + height, x, y + height]);

export const linePath = (points: readonly (readonly [number, number])[], isClosed = false): Path =>
  path(`M${'L'.repeat(points.length - 1)}${isClosed ? 'Z' : ''}`, points.flat());

/** Corners of a rounded rectangle; a circle is one whose corners meet. */
export function roundedPath({ x, y, width, height }: Box, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * (1 - QUARTER);
  const [right, bottom] = [x + width, y + height];
  const corners: number[][] = [
    [x + r, y, right - r, y],
    [right - k, y, right, y + k, right, y + r],
    [right, bottom - r],
    [right, bottom - k, right - k, bottom, right - r, bottom],
    [x + r, bottom],
    [x + k, bottom, x, bottom - k, x, bottom - r],
    [x, y + r],
    [x, y + k, x + k, y, x + r, y],
  ];
  return path('MLCLCLCLCZ', corners.flat());
}

export const circlePath = (cx: number, cy: number, r: number): Path =>
  roundedPath({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r }, r);

/** Part of a circle between two angles in degrees, clockwise from the right. */
export function arcPath(cx: number, cy: number, r: number, from: number, to: number): Path {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const step = radians((to - from) / steps);
  const reach = (4 / 3) * Math.tan(step / 4) * r;
  const numbers: number[] = [cx + r * Math.cos(radians(from)), cy + r * Math.sin(radians(from))];
  for (let index = 0; index < steps; index++) {
    const [one, two] = [radians(from) + step * index, radians(from) + step * (index + 1)];
    const [startX, startY] = [cx + r * Math.cos(one), cy + r * Math.sin(one)];
    const [endX, endY] = [cx + r * Math.cos(two), cy + r * Math.sin(two)];
    numbers.push(startX - reach * Math.sin(one), startY + reach * Math.cos(one));
    numbers.push(endX + reach * Math.sin(two), endY - reach * Math.cos(two), endX, endY);
  }
  return path(`M${'C'.repeat(steps)}`, numbers);
}

/** Extent of a path's points, control points included. */
export function extentOf({ numbers }: Path): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = [numbers[index] ?? 0, numbers[index + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
