import { bitmapOf, inkOf, inverted, thinShare, type Sketch } from '@markwright/marks/kit';

/** Pixels across the canvas when measuring, and the pen that must fit everywhere: half a pixel of a 32 px icon. */
const SIDE = 80;
const PEN = 1;
export const [LEAST_INK, MOST_THIN] = [0.16, 0.05];

/** How much ink there is, and the larger share of ink or paper that is too thin; that is measured when it is asked for. */
export type Legibility = { coverage: number; thin: () => number };

export function legibilityOf(parts: Sketch['parts']): Legibility {
  const picture = bitmapOf(parts, SIDE);
  let thin: number | undefined;
  return {
    coverage: inkOf(picture) / (SIDE * SIDE),
    thin: () => (thin ??= Math.max(thinShare(picture, PEN), thinShare(inverted(picture), PEN))),
  };
}

/** Whether ink and gaps are thick enough to be seen at 32 px, and there is neither too much nor too little of them. */
export const holds = ({ coverage, thin }: Legibility, least = LEAST_INK, mostThin = MOST_THIN): boolean =>
  coverage >= least && coverage <= 0.8 && thin() < mostThin;

export const isLegible = ({ parts }: Sketch, least = LEAST_INK, mostThin = MOST_THIN): boolean =>
  holds(legibilityOf(parts), least, mostThin);
