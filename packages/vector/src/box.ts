import type { Affine } from './affine.ts';
import { mapPoint } from './affine.ts';

/** Axis-aligned box; y grows downwards. */
export type Box = { x: number; y: number; width: number; height: number };

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const right = (of: Box): number => of.x + of.width;
export const bottom = (of: Box): number => of.y + of.height;
export const centerX = (of: Box): number => of.x + of.width / 2;
export const centerY = (of: Box): number => of.y + of.height / 2;

export const moveBox = (of: Box, dx: number, dy: number): Box => ({ ...of, x: of.x + dx, y: of.y + dy });

export const growBox = (of: Box, by: number): Box => ({
  x: of.x - by,
  y: of.y - by,
  width: of.width + 2 * by,
  height: of.height + 2 * by,
});

/** Smallest box round all; an empty list gives an empty box at the origin. */
export function uniteBoxes(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const each of boxes) {
    x0 = Math.min(x0, each.x);
    y0 = Math.min(y0, each.y);
    x1 = Math.max(x1, each.x + each.width);
    y1 = Math.max(y1, each.y + each.height);
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

export function mapBox(at: Affine, of: Box): Box {
  if (at.b === 0 && at.c === 0) {
    return { x: at.a * of.x + at.e, y: at.d * of.y + at.f, width: at.a * of.width, height: at.d * of.height };
  }
  const corners = [
    mapPoint(at, of.x, of.y),
    mapPoint(at, right(of), of.y),
    mapPoint(at, of.x, bottom(of)),
    mapPoint(at, right(of), bottom(of)),
  ];
  return uniteBoxes(corners.map((corner) => ({ ...corner, width: 0, height: 0 })));
}
