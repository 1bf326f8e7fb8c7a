import type { Construction, MarkDrawing, MarkShape } from '@markwright/logo';
import type { Part } from '@markwright/marks/kit';
import { boxOf, eyeOf, type Outline, placeOutline, printOutline } from '@markwright/vector/outline';
import { asContour } from '../rule/trademark-check.ts';

/** The canvas, and the side of the ink on it. */
const CANVAS = 240;
export const INK_SIDE = 208;

/** Ink of the two things, with what is cut away of them. */
export type Layers = { behind: Outline; front: Outline };

/** On the canvas, as the measuring tools want it. */
export function partsOf(outline: Outline, { by, x, y }: Fit = fitOf(outline)): Part[] {
  const contours = placeOutline(outline, by, x, y).map(asContour);
  return [{ region: { contours, holds: () => false }, paint: 'primary' }];
}

type Fit = { by: number; x: number; y: number };

const fits = new WeakMap<Layers, Fit>();

/** Where two layers lie on the canvas: asked for when they are judged, and again when they are printed. */
export function fitOfLayers(layers: Layers): Fit {
  const fit = fits.get(layers) ?? fitOf([...layers.behind, ...layers.front]);
  fits.set(layers, fit);
  return fit;
}

export function fitOf(outline: Outline): Fit {
  const box = boxOf(outline);
  const by = INK_SIDE / Math.max(box.width, box.height);
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const eye = eyeOf(outline, 0.3);
  const spare = (side: number): number => Math.max(4, (CANVAS - side * by) / 4) / by;
  const held = (away: number, most: number): number => Math.max(-most, Math.min(most, away));
  const x = middleX + held(eye.x - middleX, spare(box.width));
  const y = middleY + held(eye.y - middleY, spare(box.height));
  return { by, x: CANVAS / 2 - x * by, y: CANVAS / 2 - y * by };
}

/** Both layers on the canvas, and the simpler ones for small places. */
export function printScene(full: Layers, small: Layers, paint: Record<keyof Layers, MarkShape['paint']>): MarkDrawing {
  const all = [...full.behind, ...full.front];
  const { by, x, y } = fitOfLayers(full);
  const shapes = (layers: Layers, at: { by: number; x: number; y: number }): MarkShape[] =>
    (['behind', 'front'] as const)
      .filter((layer) => layers[layer].length > 0)
      .map((layer) => ({
        d: printOutline(placeOutline(layers[layer], at.by, at.x, at.y)),
        paint: paint[layer],
        fillRule: 'evenodd',
      }));
  const finished = placeOutline(all, by, x, y);
  return {
    box: boxOf(finished),
    shapes: shapes(full, { by, x, y }),
    construction: constructionOf(finished),
    small: shapes(small, fitOfLayers(small)),
  };
}

const MOST_GUIDES = 120;

/** Circles and straight edges that the outline lies on; curves of stock pictures have none. */
export function constructionOf(outline: Outline): Construction[] {
  const found = new Map<string, Construction>();
  for (const curve of outline.flat()) {
    if (curve.kind === 'arc') {
      const { center, radius } = curve;
      const key = [center.x, center.y, radius].map((n) => n.toFixed(2)).join();
      found.set(key, { kind: 'circle', cx: center.x, cy: center.y, r: radius });
    } else if (curve.kind === 'line' && Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y) > 12) {
      const { from, to } = curve;
      found.set([from.x, from.y, to.x, to.y].map((n) => n.toFixed(2)).join(), {
        kind: 'line',
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
      });
    }
  }
  return [...found.values()].slice(0, MOST_GUIDES);
}
