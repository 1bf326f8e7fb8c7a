import { LRUCache } from 'lru-cache';
import { akinTo } from '../lexicon/akin.ts';
import { HANZI_CONCEPTS } from '../lexicon/hanzi.data.ts';
import type { Industry } from '../lexicon/industry.ts';
import { allConcepts, type ConceptWords } from '@markwright/marks';
import { readText } from '../sentences/read-text.ts';
import { TRADE_HEADS } from '../sentences/words.data.ts';
import { abstractConcepts } from './abstract-concepts.ts';
import { readAmbiguousWords } from '../words/ambiguous-words.ts';
import { picturedConcept, pickableWords } from '../words/has-picture.ts';
import { pickVaried, type Scored } from './pick-varied.ts';
import { glossChinese } from './gloss.ts';
import { matchIndustries, type IndustryMatch } from '../words/match-industries.ts';
import { CONCEPT_FLOOR, INDUSTRY_FLOOR, scoreByMeaning, type Nearness } from './meaning.ts';
import { conceptsNamed, scoreByBestWord, scoreByWords } from '../words/word-index.ts';
import { queryTerms } from '../words/words.ts';

export type ConceptHit = { concept: string; score: number; words: ConceptWords };

const RANK_STEP = 0.035;

/** A word that is exactly a concept's name stands about third in its trade's list. */
const REST_WEIGHT = 0.92;

/** Whoever calls a concept by its name wants to see it near the top. */
const NAMED_WEIGHT = 0.97;

/** Pictures of a trade like the one meant come after all its own. */
const AKIN_WEIGHT = 0.5;

/** The lexicon's opinion: the first concept of the best-matched trade scores 1, later ones a little less each. */
function scoreByLexicon(matches: readonly IndustryMatch[], main?: Industry): Map<string, number> {
  const scores = new Map<string, number>();
  const raise = ({ concepts }: Industry, weight: number) =>
    concepts.forEach((concept, rank) => {
      const score = weight * (1 - RANK_STEP * rank);
      scores.set(concept, Math.max(scores.get(concept) ?? 0, score));
    });
  for (const { industry, weight } of matches) raise(industry, weight);
  for (const akin of main ? akinTo(main) : []) raise(akin, AKIN_WEIGHT);
  return scores;
}

/** Cosines from the floor upwards are stretched to 0…1. */
const stretch = (cosine: number | undefined, floor: number) =>
  Math.max(0, Math.min(1, ((cosine ?? 0) - floor) / (0.85 - floor)));

/** A trade this much further than the nearest is another matter. */
const INDUSTRY_REACH = 0.2;
const MOST_GUESSED_TRADES = 3;

/** Where no word of the text is in the lexicon, the trades nearest in meaning speak for it, more softly. */
function guessIndustries(near: Nearness): IndustryMatch[] {
  return [...near.industries]
    .map(([industry, cosine]) => ({ industry, weight: 0.75 * stretch(cosine, INDUSTRY_FLOOR) }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_GUESSED_TRADES)
    .filter(({ weight }, _, [best]) => weight > 0 && weight > (best?.weight ?? 0) - INDUSTRY_REACH);
}

/** What a text says outright: words of either language, and Chinese read through the dictionary. */
function wordsSaid(text: string, score: typeof scoreByWords): Map<string, number> {
  const said = new Map(score(queryTerms(text)));
  const english = glossChinese(text);
  if (english === text) return said;
  for (const [concept, value] of score(queryTerms(english))) {
    said.set(concept, Math.max(said.get(concept) ?? 0, 0.75 * value));
  }
  return said;
}

/** A word the index has never seen may still show something: 海边 is a kind of 海. */
function shownByCharacters(text: string): Map<string, number> {
  const shown = new Map<string, number>();
  for (const word of queryTerms(text).zh) {
    if (conceptsNamed(word).length > 0) continue;
    for (const character of word) {
      HANZI_CONCEPTS.get(character)?.forEach((concept, rank) => {
        shown.set(concept, Math.max(shown.get(concept) ?? 0, 0.95 - 0.1 * rank));
      });
    }
  }
  return shown;
}

/** Things the sentence itself names come before everything a trade suggests; what a business deals in right after. */
function saidOutright(text: string): Map<string, number> {
  const scores = new Map<string, number>();
  readText(text).things.forEach(({ concept, role, text: said }, place) => {
    const base = role === 'setting' ? 0.9 : role === 'trade' ? 1.05 : 1.3;
    scores.set(concept, base - RANK_STEP * place);
    if (role === 'trade') for (const kin of familyOf(said)) if (!scores.has(kin)) scores.set(kin, FAMILY_WEIGHT);
  });
  return scores;
}

/** What a business deals in has more than one picture: a chess academy has king, queen and rook beside the knight. */
const FAMILY_WEIGHT = 0.88;
const MOST_OF_FAMILY = 3;

const familyOf = (word: string): string[] =>
  /^[a-z]{4,}$/.test(word)
    ? allConcepts()
        .filter(({ id }) => id.startsWith(`${word}-`) && pickableWords(id))
        .slice(0, MOST_OF_FAMILY)
        .map(({ id }) => id)
    : [];

/** Words that say only that there is a business; where a thing was named beside them they name nothing. */
const TRADE_WORDS = new RegExp(
  `\\b(?:${TRADE_HEADS.en.split(' ').join('|')})\\b|(?:用品|设备|器材|装备|公司|品牌)`,
  'giu',
);

/** A sense that the neighbours or the trade rule out keeps this much of its score. */
const OTHER_SENSE = 0.4;

function scoreAll(text: string): Scored[] {
  const { matches, named, rest } = matchIndustries(text);
  const known = matches.length > 0;
  const { en, zh } = queryTerms(rest);
  // The model costs more than all the rest together; where the lexicon explains every word it has nothing to add.
  const near = scoreByMeaning(known && en.length + zh.length === 0 ? '' : glossChinese(text));
  const lexicon = scoreByLexicon(known ? matches : guessIndustries(near), matches[0]?.industry);
  // What the lexicon did not explain is searched in its own right, so that "by the sea" is heard in a café.
  const outright = saidOutright(text);
  const told = outright.size > 0 ? rest.replace(TRADE_WORDS, ' ') : rest;
  const restSaid = wordsSaid(told, scoreByBestWord);
  for (const [concept, score] of shownByCharacters(told)) {
    restSaid.set(concept, Math.max(restSaid.get(concept) ?? 0, score));
  }
  const said = wordsSaid(text, scoreByWords);
  const candidates = new Set([...outright.keys(), ...named, ...lexicon.keys(), ...restSaid.keys(), ...said.keys()]);
  for (const [concept, cosine] of near.concepts) if (stretch(cosine, CONCEPT_FLOOR) > 0.2) candidates.add(concept);
  const wrong = new Set(matches[0]?.industry.wrong);
  return [...candidates].map((concept) => {
    const left = REST_WEIGHT * (restSaid.get(concept) ?? 0) ** 2;
    const best = Math.max(
      lexicon.get(concept) ?? 0,
      left,
      named.includes(concept) ? NAMED_WEIGHT : 0,
      outright.get(concept) ?? 0,
    );
    const hint =
      0.1 * (said.get(concept) ?? 0) + (known ? 0.1 : 0.35) * stretch(near.concepts.get(concept), CONCEPT_FLOOR);
    const score = best + hint;
    return { concept, score: wrong.has(concept) && !outright.has(concept) ? score * OTHER_SENSE : score };
  });
}

/** What a word means by its neighbours is said as plainly as its trade. */
const SENSE_WEIGHT = 1.2;

/** Gives what an ambiguous word scored to the thing it means here: the crane of a building site is no bird. */
function inItsSense(text: string, scored: readonly Scored[]): Scored[] {
  const scores = new Map(scored.map(({ concept, score }) => [concept, score]));
  for (const { meant, byNeighbour, otherwise } of readAmbiguousWords(text)) {
    const best = Math.max(scores.get(meant) ?? 0, ...otherwise.map((concept) => scores.get(concept) ?? 0));
    if (byNeighbour || best > 0) scores.set(meant, Math.max(best, byNeighbour ? SENSE_WEIGHT : 0));
    for (const concept of otherwise) {
      const score = scores.get(concept);
      if (score !== undefined) scores.set(concept, score * OTHER_SENSE);
    }
  }
  return [...scores].map(([concept, score]) => ({ concept, score }));
}

/** What has no picture yet is shown as the thing it is a kind of, a little later than that thing itself would be. */
const KIND_WEIGHT = 0.98;

function asPictured(scored: readonly Scored[]): Scored[] {
  const best = new Map<string, number>();
  for (const { concept, score } of scored) {
    const shown = picturedConcept(concept);
    if (!shown) continue;
    best.set(shown, Math.max(best.get(shown) ?? 0, shown === concept ? score : score * KIND_WEIGHT));
  }
  return [...best].map(([concept, score]) => ({ concept, score }));
}

/** The flow asks for the same text again with every page and filter; a few hundred answers are kept. */
const remembered = new LRUCache<string, Scored[]>({
  max: 256,
  memoMethod: (text) => asPictured(inItsSense(text, scoreAll(text))),
});

/** Below this a hit is a guess; ideas that fit any brand serve better. */
const GUESS = 0.14;

/**
 * Concepts for a description in Chinese, English or both, best first. The lexicon is consulted first, then words,
 * then meaning; the list is never empty and never the same idea ten times.
 */
export async function searchConcepts(text: string, { limit = 10 } = {}): Promise<ConceptHit[]> {
  const scored = remembered.memo(text).filter(({ score }) => score >= GUESS);
  const hits = pickVaried(scored, limit);
  const taken = new Set(hits.map(({ concept }) => concept));
  const spare = abstractConcepts(text).filter((concept) => !taken.has(concept));
  const filled = [...hits, ...spare.slice(0, limit - hits.length).map((concept) => ({ concept, score: 0 }))];
  return filled.flatMap(({ concept, score }) => {
    const words = pickableWords(concept);
    return words ? [{ concept, score: Math.round(score * 1000) / 1000, words }] : [];
  });
}
