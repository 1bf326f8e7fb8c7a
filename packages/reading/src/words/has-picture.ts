import { findConcept, parentsOf, type ConceptWords, ownMarksFor } from '@markwright/marks';

/** A concept's words, if there is any picture to show for it: an icon, or a mark of our own, which may be all there is. */
export function pickableWords(conceptId: string): ConceptWords | undefined {
  const concept = findConcept(conceptId);
  const [own] = ownMarksFor(conceptId);
  if (concept) return concept.drawings.length > 0 || own ? concept.words : undefined;
  return own && { zh: [own.zh.word, ...(own.zh.also ?? [])], en: [own.en.word, ...(own.en.also ?? [])] };
}

/** The concept itself, or the nearest thing it is a kind of that has a picture. */
export const picturedConcept = (conceptId: string): string | undefined =>
  pickableWords(conceptId) ? conceptId : parentsOf(conceptId).find((parent) => pickableWords(parent));
