import type { MarkDrawing } from '@markwright/logo';

export type DrawingStyle = 'line' | 'solid' | 'duotone' | 'colour';

/** What is known about a drawing before its geometry is read from disk. */
export type DrawingEntry = {
  /** `set:name`, stable for as long as the set ships. */
  id: string;
  concept: string;
  set: string;
  style: DrawingStyle;
  /** Line thickness on the 240-unit canvas every drawing is scaled to; null where there is no line. */
  stem: number | null;
  /** True where lines are strokes, so that their width can be changed to match lettering. */
  stroked: boolean;
};

export type CatalogueDrawing = DrawingEntry & { licence: string; drawing: MarkDrawing };

export type ConceptWords = { zh: string[]; en: string[] };

export type Concept = {
  id: string;
  /** Family the concept belongs to: food, animals, nature, work, life, play, travel. */
  theme: string;
  words: ConceptWords;
  /** The words that are its names; the rest of `words` only go with it. */
  names: ConceptWords;
  /** What it is a kind of, nearest first: a corgi is a dog. */
  parents: string[];
  drawings: DrawingEntry[];
};

/** Every drawing is scaled to a canvas of this side, whatever its set was drawn on. */
export const CANVAS = 240;
