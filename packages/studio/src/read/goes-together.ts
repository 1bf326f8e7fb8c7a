import { findConcept, parentsOf } from '@markwright/marks';
import type { ReasonedConcept } from './concepts-for.ts';

/** Pictures that a name may bring into any trade: what lives, grows, stands or shines. Tools and dishes of a name mostly mean something else. */
const OF_NAMES = new Set(['nature', 'animals', 'travel', 'plants', 'species', 'flora', 'fruit']);
const EATEN = new Set(['food', 'dishes', 'teaware', 'snacks', 'fruit', 'kitchen']);
const GROWN = new Set(['wheat', 'rice', 'coffee-plant', 'tea-leaf', 'bamboo', 'leaf', 'hop', 'grape', 'olive-branch']);

export const themeOf = (concept: string): string => findConcept(concept)?.theme ?? '';

export const isLiving = (concept: string): boolean =>
  ['animals', 'people', 'myth', 'species'].includes(themeOf(concept));

/** A kind and the whole kind are one thing to the eye: a koi and a fish. */
export const isKin = (one: string, other: string): boolean =>
  one === other || parentsOf(one).includes(other) || parentsOf(other).includes(one);

/** Whether a name says a thing by its own word: "Finch" is a finch, "Water Yoga" no dog that drinks. */
export function isSaidBy(name: string, { words }: ReasonedConcept): boolean {
  const spoken = name.toLowerCase().match(/[a-z]+/g) ?? [];
  const isWord = (word: string) => spoken.some((each) => each === word || each === `${word}s`);
  return (words.zh !== '' && name.includes(words.zh)) || words.en.toLowerCase().split(' ').every(isWord);
}

/** Wind in a name is an air, 清风, and hardly a picture. */
export const isOfNames = (concept: string): boolean => OF_NAMES.has(themeOf(concept)) && concept !== 'wind';

/** A picture that the brand is called after. */
export const isNamePicture = (name: string, concept: ReasonedConcept): boolean =>
  isOfNames(concept.concept) && isSaidBy(name, concept);

/**
 * What may be joined with a thing though nobody said so: what the name says, or what it grows from where it is eaten.
 * Other things that nobody put together make a puzzle, not a logo.
 */
export function partnersOf(
  { concept: main }: ReasonedConcept,
  concepts: readonly ReasonedConcept[],
  name: string,
): ReasonedConcept[] {
  const isEaten = EATEN.has(themeOf(main));
  const others = concepts.filter(({ concept }) => concept !== main && themeOf(concept) !== themeOf(main));
  const isNamed = (each: ReasonedConcept) => isNamePicture(name, each);
  const grown = isEaten ? others.filter((each) => GROWN.has(each.concept) && !isNamed(each)) : [];
  return [...others.filter(isNamed), ...grown];
}
