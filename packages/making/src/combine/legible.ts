import { bitmapOf, inkOf, inverted, thinShare, type Sketch } from '@markwright/marks/kit';

/** Pixels across the canvas when measuring, and the pen that must fit everywhere: half a pixel of a 32 px icon. */
const SIDE = 80;
const PEN = 1;
export const [LEAST_INK, MOST_THIN] = [0.16, 0.05];

/** Whether ink and gaps are thick enough to be seen at 32 px, and there is neither too much nor too little of them. */
export function isLegible({ parts }: Sketch, least = LEAST_INK, mostThin = MOST_THIN): boolean {
  const picture = bitmapOf(parts, SIDE);
  const coverage = inkOf(picture) / (SIDE * SIDE);
  if (coverage < least || coverage > 0.8) return false;
  return thinShare(picture, PEN) < mostThin && thinShare(inverted(picture), PEN) < mostThin;
}
