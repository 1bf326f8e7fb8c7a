import { boxOfShape, mapShape, noiseAt, resample, unite } from '@markwright/vector';
import type { Box, Point, Shape } from '@markwright/vector';

/** Straight edges need points of their own before they can be bent. */
export const bend = (shape: Shape, step: number, map: (point: Point) => Point): Shape =>
  mapShape(
    shape.map((row) => resample(row, step)),
    map,
  );

/** Where a point stands in a box: 0–1 from left to right and from top to bottom. */
export const shareOf = ({ x, y }: Point, of: Box): Point => ({
  x: (x - of.x) / (of.width || 1),
  y: (y - of.y) / (of.height || 1),
});

/** Edges moved about by noise: neighbours move together, so what touches stays joined. */
export function roughened(shape: Shape, amount: number, grain: number, step: number, seed: number): Shape {
  return bend(shape, step, ({ x, y }) => {
    const by = (salt: number) =>
      0.62 * noiseAt(x / grain, y / grain, seed + salt) +
      0.38 * noiseAt((x * 3.1) / grain, (y * 3.1) / grain, seed + salt + 7);
    return { x: x + by(1) * amount, y: y + by(2) * amount };
  });
}

/** The envelope of a text bent by a rule for its upper and lower edge, both shares of the height at 0–1 along it. */
export function enveloped(
  shape: Shape,
  of: Box,
  step: number,
  { top, foot }: { top: (along: number) => number; foot: (along: number) => number },
): Shape {
  return bend(shape, step, (point) => {
    const { x, y } = shareOf(point, of);
    return { x: point.x, y: of.y + of.height * (top(x) * (1 - y) + foot(x) * y) };
  });
}

export const united = (shape: Shape): { shape: Shape; box: Box } => {
  const whole = unite(shape);
  return { shape: whole, box: boxOfShape(whole) };
};
