import type { Artboard, PlacedLogo } from '@markwright/logo';

/** The proportions of the list's cards and of the files sold, so that what is edited is what was chosen. */
export const EDITOR_ARTBOARD: Artboard = { width: 640, height: 480 };

/** Artboard units in one height of the name, the unit of moves by hand. */
export const nudgeUnit = (placed: PlacedLogo): number => placed.nameHeight;
