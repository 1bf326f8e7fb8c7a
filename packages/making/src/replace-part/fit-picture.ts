import type { Box } from '@markwright/logo';
import { areaOf as regionArea, type Region, type Point, move, scale } from '@markwright/marks/kit';
import { overlap, growRoughly, areaOf, boxOf } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import type { FoundPart } from './find-part.ts';
import type { PartPicture } from './gap.ts';

/** Clear space between the picture and the strokes that stay, in stems. */
export const CLEAR = 0.3;
/** Below these shares of the ink taken out the character would fall apart. */
const LEAST_INK = 0.2;
const SIZES = [1, 0.94, 0.88, 0.82, 0.75, 0.68];
/** How far it may first step aside, away from the rest, in stems. */
const STEPS_ASIDE = [0, 0.2, 0.4];

/** Room for 16 px, where the usual gap would close. */
export const SMALL_CLEAR = 0.46;

/** The picture in the place of the part, moved and shrunk until it keeps clear of the rest; undefined when it would become a crumb. */
export function fitPicture(part: FoundPart, stem: number, picture: PartPicture, clear = CLEAR): Region | undefined {
  const { pieces, box, rest } = part;
  const draw = clear === CLEAR ? picture.draw : (picture.small ?? picture.draw);
  const drawn = draw({ box, pieces: pieces.map(boxOf), stem });
  const takenOut = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
  const away = awayFrom(box, boxOf(rest));
  for (const size of SIZES) {
    const sized = size === 1 ? drawn : scale(drawn, size, [box.x + box.width / 2, box.y + box.height / 2]);
    if (Math.abs(regionArea(sized)) < takenOut * LEAST_INK) return undefined;
    for (const step of STEPS_ASIDE) {
      const placed = move(sized, away.x * stem * step, away.y * stem * step);
      if (overlap(rest, growRoughly(outlineOfRegion(placed), stem * clear)).length === 0) return placed;
    }
  }
  return undefined;
}

/** Straight aside for a part beside the rest, straight up or down for one above or below it. */
function awayFrom(part: Box, rest: Box): Point {
  const x = part.x + part.width / 2 - rest.x - rest.width / 2;
  const y = part.y + part.height / 2 - rest.y - rest.height / 2;
  return Math.abs(x) > Math.abs(y) ? { x: Math.sign(x), y: 0 } : { x: 0, y: Math.sign(y) };
}
