import { simplified } from '../words/simplified.ts';
import { HANZI_CONCEPTS } from '../lexicon/hanzi.data.ts';
import { pickableWords } from '../words/has-picture.ts';
import type { ConceptHit } from './search-concepts.ts';
import { scoreByWords } from '../words/word-index.ts';
import { chineseWords, englishStems } from '../words/words.ts';

/** Below this a Latin word only brushes a concept's tags; a name is a name, not a description. */
const NAMED = 0.6;

/** From here on a word is the concept's own name, not one of its tags. */
const WHOLE = 0.95;

/**
 * What a brand name itself shows: 山海茶舍 is a mountain, the sea and tea; "Blue Fox" is a fox. Whole words count
 * before single characters, earlier characters before later ones. Empty where a name shows nothing.
 */
export function conceptsOfName(written: string, { limit = 10 } = {}): ConceptHit[] {
  const name = simplified(written);
  const scores = new Map<string, number>();
  const raise = (concept: string, score: number) => scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
  const spoken = new Set<number>();
  for (const word of chineseWords(name)) {
    if (word.length < 2) continue;
    const named = [...scoreByWords({ en: [], zh: [word] })].filter(([, score]) => score >= NAMED);
    for (const [concept, score] of named) raise(concept, score);
    // A snail 蜗牛 is no ox 牛: a word that names something whole has said what its last character means.
    if (named.some(([, score]) => score >= WHOLE)) spoken.add(name.indexOf(word) + word.length - 1);
  }
  for (const stem of new Set(englishStems(name))) {
    for (const [concept, score] of scoreByWords({ en: [stem], zh: [] })) if (score >= NAMED) raise(concept, score);
  }
  Array.from(name).forEach((character, position) => {
    if (spoken.has(position)) return;
    HANZI_CONCEPTS.get(character)?.forEach((concept, rank) => raise(concept, 0.95 - 0.25 * rank - 0.02 * position));
  });
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .flatMap(([concept, score]) => {
      const words = pickableWords(concept);
      return words ? [{ concept, score: Math.round(score * 1000) / 1000, words }] : [];
    })
    .slice(0, limit);
}
