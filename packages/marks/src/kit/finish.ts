import type { Box, MarkDrawing, MarkShape } from '@markwright/logo';
import { constructionOf } from './construction.ts';
import { type OwnMark, type Part } from './define-mark.ts';
import { diceOf } from './dice.ts';
import { kit } from './kit.ts';
import { toPathData } from './path-data.ts';
import { areaOf, boxOf, flatten, segmentsOf } from './region.ts';
import type { Point } from './segment.ts';
import { outline } from './stroke.ts';
import { move, scale } from './symmetry.ts';

export type Variation = { seed: number; style?: 'solid' | 'line' };

/** Canvas side, and the long side of the ink on it. */
export const CANVAS = 240;
const INK_SIDE = 208;
/** Pen weight of line drawings. */
const LINE = 9;

/** The parts of a mark for one seed, sized and centred on the canvas, still as exact regions. */
export function layMark(mark: OwnMark, { seed, style = 'solid' }: Variation): { parts: Part[]; small: Part[] } {
  const sketch = mark.draw(kit, diceOf(seed));
  const parts = style === 'line' ? (sketch.line ?? inLines(sketch.parts)) : sketch.parts;
  return { parts: centre(parts), small: centre(sketch.small) };
}

/** A mark as plain data. */
export function drawMark(mark: OwnMark, variation: Variation): MarkDrawing {
  const { parts, small } = layMark(mark, variation);
  return {
    box: inkBox(parts),
    shapes: parts.map(toShape),
    construction: constructionOf(parts.map((part) => part.region)),
    small: small.map(toShape),
  };
}

export const inkBox = (parts: Part[]): Box => boxOf(parts.flatMap((part) => segmentsOf(part.region)));

const toShape = (part: Part): MarkShape => ({ d: toPathData(part.region), paint: part.paint });

/** Solid parts become outlines; parts already as thin as a pen line stay. */
function inLines(parts: Part[]): Part[] {
  return parts.map((part) => {
    const drawn = outline(part.region, LINE);
    return areaOf(drawn) > areaOf(part.region) * 0.74 ? part : { ...part, region: drawn };
  });
}

/** Fits the ink to the canvas, then lets its weight pull it: the eye sits between box middle and centre of mass. */
function centre(parts: Part[]): Part[] {
  const box = inkBox(parts);
  const factor = INK_SIDE / Math.max(box.width, box.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mass = massOf(parts);
  const pull = (across: number, half: number): number => Math.max(-half, Math.min(half, across * 0.3));
  const spare = (side: number): number => Math.max(4, (CANVAS - side * factor) / 4);
  const eye = {
    x: middle.x + pull(mass.x - middle.x, spare(box.width) / factor),
    y: middle.y + pull(mass.y - middle.y, spare(box.height) / factor),
  };
  const half = CANVAS / 2;
  return parts.map((part) => ({
    ...part,
    region: move(scale(part.region, factor, [eye.x, eye.y]), half - eye.x, half - eye.y),
  }));
}

/** Centre of mass of the ink. */
export function massOf(parts: Part[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const contour of parts.flatMap((part) => part.region.contours)) {
    const points = flatten(contour);
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const cross = p.x * q.y - q.x * p.y;
      area += cross / 2;
      x += ((p.x + q.x) * cross) / 6;
      y += ((p.y + q.y) * cross) / 6;
    });
  }
  return { x: x / area, y: y / area };
}
