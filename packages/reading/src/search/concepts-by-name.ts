import { glossChinese } from './gloss.ts';
import { picturedConcept, pickableWords } from '../words/has-picture.ts';
import { conceptsNamed, scoreByWords } from '../words/word-index.ts';
import { queryTerms } from '../words/words.ts';

/** From here on every word that was asked for is one of the concept's names, not a mere tag of it. */
const BY_NAME = 0.9;

/**
 * Concepts that have the words as their name, the best first; and whether any of the words is known at all: where
 * none is, whatever lies near in meaning is a guess.
 */
export function conceptsByName(text: string): { named: string[]; isKnown: boolean } {
  const inChinese = scoreByWords(queryTerms(text));
  const inEnglish = scoreByWords(queryTerms(glossChinese(text)));
  const whole = conceptsNamed(text.trim());
  const byName = [...inChinese].filter(([, score]) => score >= BY_NAME).toSorted((one, other) => other[1] - one[1]);
  const named = [...whole, ...byName.map(([concept]) => concept)].flatMap((concept) => picturedConcept(concept) ?? []);
  return {
    named: [...new Set(named)].filter((concept) => pickableWords(concept)),
    isKnown: whole.length > 0 || inChinese.size > 0 || inEnglish.size > 0,
  };
}
