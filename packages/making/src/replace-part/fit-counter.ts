import { areaOf as regionArea, type Region, scale } from '@markwright/marks/kit';
import { subtract, growRoughly, areaOf, boxOf } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import type { FoundPart } from './find-part.ts';
import type { PartPicture } from './gap.ts';

/** How far a picture may reach into the stroke round a counter, in stems: it never fills its box as a counter does. */
const REACH = 0.26;
const SMALL_REACH = 0.36;
/** A picture much smaller than the counter would leave a blot instead of a letter. */
const LEAST_SHARE = 0.34;
/** So much ink stays round it everywhere, in stems. */
const LEAST_WALL = 0.2;
const SIZES = [1.35, 1.25, 1.16, 1.08, 1, 0.92, 0.85, 0.78];

/** The picture left open where the counter was, as large as the stroke allows; undefined where it would be a pinhole. */
export function fitCounter(
  { pieces, box, rest }: FoundPart,
  stem: number,
  picture: PartPicture,
  size: 'large' | 'small' = 'large',
): Region | undefined {
  const draw = size === 'small' ? (picture.small ?? picture.draw) : picture.draw;
  const drawing = draw({ box, pieces: pieces.map(boxOf), stem });
  const room = growRoughly(pieces.flat(), stem * (size === 'small' ? SMALL_REACH : REACH));
  const counter = pieces.reduce((sum, piece) => sum + areaOf(piece), 0);
  for (const by of SIZES) {
    const sized = scale(drawing, by, [box.x + box.width / 2, box.y + box.height / 2]);
    if (Math.abs(regionArea(sized)) < counter * LEAST_SHARE) return undefined;
    const drawn = outlineOfRegion(sized);
    const staysInside = subtract(drawn, room).length === 0;
    // The bar of an e is thinner than its stem: what breaks through it turns the letter into another.
    if (staysInside && subtract(growRoughly(drawn, stem * LEAST_WALL), rest).length === 0) return sized;
  }
  return undefined;
}
