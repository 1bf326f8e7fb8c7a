import type { LogoShape } from '@markwright/logo/shapes';

/** Shapes after a scale about 0, 0 and a move; gradients go along. */
export function moveShapes(shapes: readonly LogoShape[], dx: number, dy: number, scale = 1): LogoShape[] {
  const point = ({ x, y }: { x: number; y: number }) => ({ x: x * scale + dx, y: y * scale + dy });
  return shapes.map((shape) => ({
    ...shape,
    path: {
      commands: shape.path.commands,
      numbers: shape.path.numbers.map((value, index) => value * scale + (index % 2 === 0 ? dx : dy)),
    },
    ...(shape.gradient
      ? { gradient: { ...shape.gradient, from: point(shape.gradient.from), to: point(shape.gradient.to) } }
      : {}),
  }));
}
