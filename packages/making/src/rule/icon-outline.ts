import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { subtract, unite, uniteEvenOdd, strokeLines, type Outline, readOutline } from '@markwright/vector/outline';

const known = new WeakMap<readonly MarkShape[], Outline | undefined>();

/** Whether a picture can be one flat outline; one in colours of its own cannot. Costs nothing, unlike the outline. */
export const isFlat = ({ shapes }: MarkDrawing): boolean =>
  !shapes.some((shape) => shape.paint.startsWith('#')) &&
  shapes.some((shape) => !isPale(shape) && shape.paint !== 'ground');

/** A picture as one flat outline, lines turned into areas; undefined for pictures in colours of their own. */
export const outlineOfIcon = (drawing: MarkDrawing): Outline | undefined =>
  isFlat(drawing) ? flattenOnce(drawing.shapes) : undefined;

/** The outline for small places: of the drawing made for them, where there is one. */
export const simpleOutline = (drawing: MarkDrawing): Outline | undefined =>
  (drawing.small && flattenOnce(drawing.small)) ?? outlineOfIcon(drawing);

/** The pale half of a duotone picture would fill its lines up. */
const isPale = ({ opacity }: MarkShape): boolean => opacity !== undefined && opacity < 0.5;

function flattenOnce(shapes: readonly MarkShape[]): Outline | undefined {
  if (!known.has(shapes)) known.set(shapes, flatten(shapes));
  return known.get(shapes);
}

function flatten(shapes: readonly MarkShape[]): Outline | undefined {
  if (shapes.some((shape) => shape.paint.startsWith('#'))) return undefined;
  let whole: Outline = [];
  for (const shape of shapes) {
    if (isPale(shape)) continue;
    const { d, paint, strokeWidth, fillRule } = shape;
    const area =
      strokeWidth !== undefined
        ? strokeLines(readOutline(d, 'as-drawn'), strokeWidth)
        : fillRule === 'evenodd'
          ? uniteEvenOdd(readOutline(d))
          : readOutline(d);
    whole = paint === 'ground' ? subtract(whole, area) : unite(whole, area);
  }
  return whole.length > 0 ? whole : undefined;
}
