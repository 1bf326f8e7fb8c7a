import type { Box } from './box.ts';
import type { Point } from './flatten.ts';

type GradientStop = { at: number; color: string; opacity?: number };
/** Colours running from one point to another, or outwards from the first. */
export type Gradient = { from: Point; to: Point; stops: readonly GradientStop[]; isRadial?: boolean };

/** Colours laid across a box at an angle; 0 runs to the right, 90 downwards. */
export function gradientAcross(of: Box, degrees: number, colors: readonly string[]): Gradient {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const reach = (Math.abs(cos) * of.width + Math.abs(sin) * of.height) / 2;
  const [x, y] = [of.x + of.width / 2, of.y + of.height / 2];
  return {
    from: { x: x - cos * reach, y: y - sin * reach },
    to: { x: x + cos * reach, y: y + sin * reach },
    stops: colors.map((color, index) => ({ at: index / (colors.length - 1), color })),
  };
}
