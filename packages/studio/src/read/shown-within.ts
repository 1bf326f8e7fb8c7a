import { findConcept, ownMarksFor } from '@markwright/marks';
import { singularOf } from '@markwright/reading';

/** A picture's own name tells what else is in it: "open scissors crossing handled comb", "book with balance scales". */
const COMPOSED = /[ -](?:with|and|on|in|under|over|beside|behind|holding|wearing|crossing|pulling|carrying)[ -]/u;

const shownIn = new Map<string, ReadonlySet<string>>();

/** Words for what the picture that is drawn first shows: a trophy whose twentieth drawing has a star has none. */
function wordsShownIn(concept: string): ReadonlySet<string> {
  const known = shownIn.get(concept);
  if (known) return known;
  const first = findConcept(concept)?.drawings[0]?.id;
  const own = ownMarksFor(concept).flatMap(({ en }) => [en.word, ...(en.also ?? [])]);
  const names = [...own, ...(first ? [first.slice(first.indexOf(':') + 1)] : [])].filter((name) => COMPOSED.test(name));
  const words = new Set(names.flatMap((name) => name.split(/[^a-z]+/iu).map((word) => singularOf(word.toLowerCase()))));
  shownIn.set(concept, words);
  return words;
}

/** Whether a concept's picture shows a thing besides what it is called after: a barber's shows scissors. */
export const isShownWithin = (concept: string, thing: string): boolean => wordsShownIn(concept).has(singularOf(thing));
