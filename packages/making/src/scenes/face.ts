import { areaOf, boxOf, type Outline } from '@markwright/vector/outline';
import { filled, footOf, holesOf, measure, type Silhouette } from './silhouette.ts';

/** A small, round opening in a body, by its middle. */
type Eye = { x: number; y: number; r: number };

/** Openings that can be eyes: small, about as high as wide, in the upper part. */
function eyesIn(ink: Outline, { box }: Silhouette): Eye[] {
  return holesOf(ink).flatMap((ring) => {
    const hole = boxOf([ring]);
    const [x, y] = [hole.x + hole.width / 2, hole.y + hole.height / 2];
    const share = areaOf([ring], 0.5) / (box.width * box.height);
    const isRound = hole.width < hole.height * 1.8 && hole.height < hole.width * 1.8;
    return isRound && share > 0.0008 && share < 0.05 && y < box.y + box.height * 0.68
      ? [{ x, y, r: Math.max(hole.width, hole.height) / 2 }]
      : [];
  });
}

/** Two of them at one height, the same distance from the middle. */
function pairOf(eyes: readonly Eye[], { box }: Silhouette): [Eye, Eye] | undefined {
  const middle = box.x + box.width / 2;
  for (const left of eyes.filter(({ x }) => x < middle))
    for (const right of eyes.filter(({ x }) => x > middle))
      if (
        Math.abs(left.y - right.y) < box.height * 0.05 &&
        Math.abs(left.x + right.x - 2 * middle) < box.width * 0.08 &&
        Math.abs(left.r - right.r) < Math.max(left.r, right.r) * 0.3
      )
        return [left, right];
  return undefined;
}

/** Whether a picture is a head seen from the front, with nothing below it: two eyes, about as high as wide, no feet. */
export function isHead(ink: Outline): boolean {
  const shape = measure(filled(ink));
  const { box } = shape;
  if (shape.lopsided > 0.1 || box.height > box.width * 1.25 || box.width > box.height * 1.6) return false;
  const eyes = pairOf(eyesIn(ink, shape), shape);
  return eyes !== undefined && eyes[0].y > box.y + box.height * 0.3 && footOf(shape).width < box.width * 0.72;
}

/** Where eyes are in a drawing that does not say it: a pair seen from the front, or one from the side. */
export function measuredEyes(ink: Outline): { x: number; y: number; width: number } | undefined {
  const shape = measure(filled(ink));
  const eyes = eyesIn(ink, shape);
  const two = pairOf(eyes, shape);
  if (two) return { x: (two[0].x + two[1].x) / 2, y: two[0].y, width: (two[1].x - two[0].x) * 2.2 };
  const [one] = eyes.toSorted((a, b) => a.y - b.y);
  return one && { x: one.x, y: one.y, width: Math.max(shape.box.width, shape.box.height) * 0.34 };
}
