import type { Artboard, PlacedLogo } from '@markwright/logo';

/** The proportions of the list's cards and of the files sold, so that what is edited is what was chosen. */
export const EDITOR_ARTBOARD: Artboard = { width: 640, height: 480 };

/** The engine's rule L5: clear space is this share of the name's height. */
const CLEAR_SPACE_TO_NAME = 0.62;

/** Artboard units in one height of the name, the unit of moves by hand. */
export const nudgeUnit = (placed: PlacedLogo): number => placed.clearSpace / CLEAR_SPACE_TO_NAME;
