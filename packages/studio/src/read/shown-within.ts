import { pickableWords, singularOf } from '@markwright/reading';

/** A picture's own name tells what else is in it: "open scissors crossing handled comb", "lantern on wheels". */
const COMPOSED = / (?:with|and|on|in|under|over|beside|behind|holding|wearing|crossing|pulling|carrying) /u;

const shownIn = new Map<string, ReadonlySet<string>>();

function wordsShownIn(concept: string): ReadonlySet<string> {
  const known = shownIn.get(concept);
  if (known) return known;
  const names = (pickableWords(concept)?.en ?? []).filter((name) => COMPOSED.test(name));
  const words = new Set(names.flatMap((name) => name.split(/[^a-z]+/iu).map((word) => singularOf(word.toLowerCase()))));
  shownIn.set(concept, words);
  return words;
}

/** Whether a concept's pictures show a thing besides what they are called after: a barber's shows scissors. */
export const isShownWithin = (concept: string, thing: string): boolean => wordsShownIn(concept).has(singularOf(thing));
