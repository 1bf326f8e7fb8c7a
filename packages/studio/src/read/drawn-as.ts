import { drawingsOf, ownMarksFor, parentsOf, WEAK_DRAWINGS, type DrawingEntry } from '@markwright/marks';

/** Stock drawings of a concept that somebody would recognise. */
export const usableDrawings = (concept: string): DrawingEntry[] =>
  drawingsOf(concept).filter(({ id }) => !WEAK_DRAWINGS.has(id));

const isDrawn = (concept: string): boolean => ownMarksFor(concept).length > 0 || usableDrawings(concept).length > 0;

/** The thing itself, or what it is a kind of where our only picture of it is weak: a craft beer is drawn as a beer. */
export const drawnAs = (concept: string): string =>
  isDrawn(concept) ? concept : (parentsOf(concept).find(isDrawn) ?? concept);
