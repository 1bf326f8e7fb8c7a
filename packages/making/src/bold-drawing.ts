import type { MarkDrawing } from '@markwright/logo';
import { isLegible } from './combine/legible.ts';
import { outlineOfIcon } from './rule/icon-outline.ts';
import { partsOf } from './scenes/print-scene.ts';
import { isPlainOutline, openShare } from './scenes/emptied.ts';

/** With more paper than this inside its silhouette a drawing is made of lines. */
const MOST_OPEN = 0.44;
/** Less paper inside is not seen at forty pixels: a face without eyes. */
const LEAST_OPEN = 0.008;
const LEAST_INK = 0.12;
/** Characters of path data that still read in a circle of forty pixels. */
const MOST_PATH = 2400;
/** Of two things joined, which have two outlines. */
const MOST_PATH_OF_SCENE = 4200;

/**
 * Whether a drawing holds as an avatar: simple and solid, no part of it thinner than the pixels it has there, and known by what is
 * inside it. Without anything inside, a telling outline will do, but never for who has a face.
 */
export function isBold(drawing: MarkDrawing, { hasFace, isScene }: { hasFace: boolean; isScene?: boolean }): boolean {
  const length = drawing.shapes.reduce((sum, { d }) => sum + d.length, 0);
  const outline = length > (isScene ? MOST_PATH_OF_SCENE : MOST_PATH) ? undefined : outlineOfIcon(drawing);
  if (!outline) return false;
  const open = openShare(outline);
  if (open > MOST_OPEN || (open < LEAST_OPEN && (hasFace || isPlainOutline(outline)))) return false;
  return isLegible({ parts: partsOf(outline), small: [] }, LEAST_INK);
}
