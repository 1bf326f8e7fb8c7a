import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { subtract, unite, uniteEvenOdd } from './outline/combine.ts';
import { penned } from './outline/offset.ts';
import type { Outline } from './outline/outline.ts';
import { readOutline } from './outline/path-data.ts';

const known = new WeakMap<MarkDrawing, Outline | undefined>();

/** A picture as one flat outline, lines turned into areas; undefined for pictures in colours of their own. */
export function outlineOfIcon(drawing: MarkDrawing): Outline | undefined {
  if (!known.has(drawing)) known.set(drawing, flatten(drawing.shapes));
  return known.get(drawing);
}

/** The drawing made for small sizes, where there is one. */
export function simplerOutline(drawing: MarkDrawing): Outline | undefined {
  return drawing.small && flatten(drawing.small);
}

function flatten(shapes: readonly MarkShape[]): Outline | undefined {
  if (shapes.some((shape) => shape.paint.startsWith('#'))) return undefined;
  let whole: Outline = [];
  for (const { d, paint, strokeWidth, fillRule, opacity } of shapes) {
    // The pale half of a duotone picture would fill its lines up.
    if (opacity !== undefined && opacity < 0.5) continue;
    const area =
      strokeWidth !== undefined
        ? penned(readOutline(d, 'as-drawn'), strokeWidth)
        : fillRule === 'evenodd'
          ? uniteEvenOdd(readOutline(d))
          : readOutline(d);
    whole = paint === 'ground' ? subtract(whole, area) : unite(whole, area);
  }
  return whole.length > 0 ? whole : undefined;
}
