import { findConcept } from '../catalogue/catalogue.ts';
import type { ConceptWords } from '../catalogue/catalogue-types.ts';
import { abstractConcepts } from './abstract-concepts.ts';
import { pickVaried, type Scored } from './pick-varied.ts';
import { glossChinese } from './gloss.ts';
import { matchIndustries, type IndustryMatch } from './match-industries.ts';
import { scoreByMeaning } from './meaning.ts';
import { scoreByWords } from './word-index.ts';
import { queryTerms } from './words.ts';

export type ConceptHit = { concept: string; score: number; words: ConceptWords };

const RANK_STEP = 0.035;

/** The lexicon's opinion: the first concept of the best-matched trade scores 1, later ones a little less each. */
function scoreByLexicon(matches: readonly IndustryMatch[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { industry, weight } of matches) {
    industry.concepts.forEach((concept, rank) => {
      const score = weight * (1 - RANK_STEP * rank);
      scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
    });
  }
  return scores;
}

/** Cosines below this are noise; above, they are stretched to 0…1. */
const MEANING_FLOOR = 0.3;
const likeness = (cosine: number | undefined) => Math.max(0, Math.min(1, ((cosine ?? 0) - MEANING_FLOOR) / 0.5));

async function scoreAll(text: string): Promise<Scored[]> {
  const { matches, rest } = matchIndustries(text);
  const lexicon = scoreByLexicon(matches);
  const restWords = scoreByWords(queryTerms(rest));
  const allWords = scoreByWords(queryTerms(text));
  const english = glossChinese(text);
  const glossWords = english === text ? new Map<string, number>() : scoreByWords(queryTerms(english));
  const meaning = await scoreByMeaning(english);
  const candidates = new Set([...lexicon.keys(), ...restWords.keys(), ...allWords.keys(), ...glossWords.keys()]);
  for (const [concept, cosine] of meaning) if (likeness(cosine) > 0.3) candidates.add(concept);
  const known = matches.length > 0;
  return [...candidates].map((concept) => {
    const said = Math.max(allWords.get(concept) ?? 0, 0.7 * (glossWords.get(concept) ?? 0));
    const near = likeness(meaning.get(concept));
    // What the lexicon did not explain is searched in its own right, so that "by the sea" is heard in a café.
    const told = Math.max(lexicon.get(concept) ?? 0, 0.85 * (restWords.get(concept) ?? 0));
    const score = known ? told + 0.1 * said + 0.1 * near : 0.6 * Math.max(told, said) + 0.4 * near;
    return { concept, score };
  });
}

/** Below this a hit is a guess; ideas that fit any brand serve better. */
const GUESS = 0.14;

/**
 * Concepts for a description in Chinese, English or both, best first. The lexicon is consulted first, then words,
 * then meaning; the list is never empty and never the same idea ten times.
 */
export async function searchConcepts(text: string, { limit = 10 } = {}): Promise<ConceptHit[]> {
  const scored = (await scoreAll(text)).filter(({ score }) => score >= GUESS);
  const hits = pickVaried(scored, limit);
  const taken = new Set(hits.map(({ concept }) => concept));
  const spare = abstractConcepts(text).filter((concept) => !taken.has(concept));
  const filled = [...hits, ...spare.slice(0, limit - hits.length).map((concept) => ({ concept, score: 0 }))];
  return filled.flatMap(({ concept, score }) => {
    const words = findConcept(concept)?.words;
    return words ? [{ concept, score: Math.round(score * 1000) / 1000, words }] : [];
  });
}
