import type { Box } from '@markwright/vector';
import type { Piece } from './piece.ts';
import type { Circle } from './unit-x.ts';

export type Artboard = { width: number; height: number };
export const ARTBOARD: Artboard = { width: 1200, height: 900 };

export type PlacedLogo = {
  artboard: Artboard;
  /** The layout really used: the document's own, or its fallback. */
  layoutId: string;
  pieces: Piece[];
  /** Colour behind the lockup; white where the document is transparent. */
  ground: string;
  /** Ink of the whole lockup. */
  box: Box;
  /** Clear space x: nothing else comes nearer than this. */
  clearSpace: number;
  /** The circle whose diameter x is, in the mark's own units; null where x is a share of the name's height. */
  unitCircle: Circle | null;
  /** Height of the name's letters at size 1: moves by hand are counted in it. */
  nameHeight: number;
  /** Artboard units per layout unit. */
  scale: number;
  /** Characters the chosen fonts cannot draw, by line. */
  missing: { part: 'name' | 'secondName' | 'slogan'; characters: string[] }[];
};
