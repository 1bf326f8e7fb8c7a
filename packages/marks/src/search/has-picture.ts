import { findConcept } from '../catalogue/catalogue.ts';
import type { ConceptWords } from '../catalogue/catalogue-types.ts';
import { ownMarksFor } from '../own/own-marks-for.ts';

/** A concept's words, if there is any picture to show for it: an icon, or a mark of our own. */
export function pickableWords(conceptId: string): ConceptWords | undefined {
  const concept = findConcept(conceptId);
  if (!concept) return undefined;
  return concept.drawings.length > 0 || ownMarksFor(conceptId).length > 0 ? concept.words : undefined;
}
