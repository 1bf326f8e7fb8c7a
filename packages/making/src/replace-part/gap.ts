import type { Box } from '@markwright/logo';
import { boxOf, type Region, segmentsOf, move, scale } from '@markwright/marks/kit';

/** The room a part that is taken out leaves: its box, the boxes of its pieces in reading order, and the face's stem. */
export type Gap = { box: Box; pieces: readonly Box[]; stem: number };

/** A picture drawn to the measure of the gap, so that it is never stretched. `concept` is the own mark it quotes. */
export type PartPicture = {
  concept: string;
  zh: string;
  en: string;
  draw: (gap: Gap) => Region;
  /** With fewer, larger details, for 24 px and less; where the drawing itself is plain enough there is none. */
  small?: (gap: Gap) => Region;
};

/** As large as the box allows, in its middle; in a long narrow box it may overhang, or it would look lost. */
export function inBox(region: Region, { x, y, width, height }: Box): Region {
  const ink = boxOf(segmentsOf(region));
  const overhang = Math.max(width, height) > Math.min(width, height) * 1.6 ? 1.24 : 1.04;
  const by = Math.min((width * overhang) / ink.width, (height * overhang) / ink.height);
  return move(
    scale(region, by, [ink.x + ink.width / 2, ink.y + ink.height / 2]),
    x + width / 2 - ink.x - ink.width / 2,
    y + height / 2 - ink.y - ink.height / 2,
  );
}
