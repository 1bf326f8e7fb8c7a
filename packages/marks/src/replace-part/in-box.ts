import type { Box } from '@markwright/logo';
import { boxOf, type Region, segmentsOf } from '../kit/region.ts';
import { move, scale } from '../kit/symmetry.ts';

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
