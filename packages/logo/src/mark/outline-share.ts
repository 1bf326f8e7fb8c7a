import { flatten, parsePath, place, type Point } from '@markwright/vector';
import type { MarkDrawing } from './mark-drawing.ts';

const TOLERANCE = 1;

const areaOf = (ring: readonly Point[]): number => {
  let twice = 0;
  for (const [at, { x, y }] of ring.entries()) {
    const next = ring[(at + 1) % ring.length]!;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
};

/** How much of its box a drawing's largest outline encloses: a disc 0.79, a slice of pizza half, a comb on the slant a quarter. */
export function outlineShare({ box, shapes }: MarkDrawing): number {
  const rings = shapes
    .filter(({ paint, strokeWidth }) => paint !== 'ground' && strokeWidth === undefined)
    .flatMap(({ d }) => flatten(parsePath(d), place(1, 0, 0), TOLERANCE));
  return Math.max(0, ...rings.map(areaOf)) / (box.width * box.height);
}
