import type { Point } from '@markwright/marks/kit';
import { areaOf, type Outline, pointsOf, ringArea } from '@markwright/vector/outline';
import { filled, holesOf } from './silhouette.ts';

/** Share of a silhouette that is bare paper inside it. */
export const openShare = (outline: Outline): number => areaOf(holesOf(outline), 0.5) / areaOf(filled(outline), 0.5);

/** A silhouette that fills its hull so far is a disc, a box or a lozenge: it names nothing by itself. */
const PLAIN_OUTLINE = 0.91;
/** Bare paper inside: less is not seen, and so much a drawing has that is known by it. */
const [UNSEEN, TELLING] = [0.012, 0.03];

/** Whether a simpler form of a drawing is only a blot: what named it was inside, and is gone. */
export const isEmptied = (form: Outline, source: Outline): boolean =>
  openShare(form) < Math.max(UNSEEN, openShare(source) * 0.12) && openShare(source) > TELLING && isPlainOutline(form);

/** A face whose simpler form has no eyes any more: nobody looks at us. */
export const isBlind = (form: Outline, source: Outline): boolean =>
  holesOf(source).length > 0 && holesOf(form).length === 0;

export const isPlainOutline = (outline: Outline): boolean => {
  const solid = filled(outline);
  return areaOf(solid, 0.5) > hullArea(solid) * PLAIN_OUTLINE;
};

/** Area of the convex hull, by Andrew's monotone chain. */
function hullArea(outline: Outline): number {
  const points = outline.flatMap((ring) => pointsOf(ring, 0.5)).toSorted((a, b) => a.x - b.x || a.y - b.y);
  return Math.abs(ringArea([...chainOf(points), ...chainOf(points.toReversed())]));
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const p of points) {
    while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
