import { readPackedJson, ownMarks } from '@markwright/marks';
import { dataFile } from '../data-file.ts';
import { englishStems } from './words.ts';

/** term → concept number, weight × 10, concept number, weight × 10, … */
export type Postings = Record<string, number[]>;
/** The first `vectors` concepts have a row in the table of meanings. */
export type PackedWordIndex = { concepts: string[]; vectors: number; en: Postings; zh: Postings };

/** The weight of a concept's own name; further names weigh a little less, tags much less. */
export const NAME_WEIGHT = 3;
export const ALSO_WEIGHT = 2.8;

let index: PackedWordIndex | undefined;

/** Words of marks that were drawn after the index was built. */
function addOwnWords(packed: PackedWordIndex): PackedWordIndex {
  const numbers = new Map(packed.concepts.map((concept, number) => [concept, number]));
  const add = (postings: Postings, term: string, number: number, weight: number) => {
    const known = Object.hasOwn(postings, term) ? postings[term]! : (postings[term] = []);
    for (let at = 0; at < known.length; at += 2) if (known[at] === number) return;
    known.push(number, Math.round(weight * 10));
  };
  for (const { concept, zh, en } of ownMarks) {
    let number = numbers.get(concept);
    if (number === undefined) {
      number = packed.concepts.push(concept) - 1;
      numbers.set(concept, number);
    }
    for (const word of [zh.word, ...(zh.also ?? [])]) add(packed.zh, word, number, NAME_WEIGHT);
    for (const phrase of [en.word, ...(en.also ?? []), concept.replaceAll('-', ' ')]) {
      const stems = englishStems(phrase);
      for (const stem of stems) add(packed.en, stem, number, NAME_WEIGHT / Math.sqrt(stems.length));
    }
  }
  return packed;
}

export const wordIndex = (): PackedWordIndex =>
  (index ??= addOwnWords(readPackedJson<PackedWordIndex>(dataFile('word-index.json.br'))));

const rarity = (postings: number[] | undefined, total: number) =>
  Math.log(1 + total / (1 + (postings?.length ?? 0) / 2));

/**
 * How much of the given terms each concept answers, 0…1, rare terms counting more. Terms nobody has still
 * count in the total, so that one hit in five words stays a weak hit.
 */
export function scoreByWords(terms: { en: readonly string[]; zh: readonly string[] }): Map<string, number> {
  const { concepts, en, zh } = wordIndex();
  const scores = new Map<string, number>();
  let total = 0;
  for (const [list, postings] of [
    [terms.en, en],
    [terms.zh, zh],
  ] as const) {
    for (const term of list) {
      const found = Object.hasOwn(postings, term) ? postings[term] : undefined;
      const weight = found ? rarity(found, concepts.length) : Math.log(1 + concepts.length) / 3;
      total += weight;
      for (let at = 0; found && at < found.length; at += 2) {
        const concept = concepts[found[at]!]!;
        const strength = Math.min(1, found[at + 1]! / 10 / NAME_WEIGHT);
        scores.set(concept, (scores.get(concept) ?? 0) + weight * strength);
      }
    }
  }
  for (const [concept, score] of scores) scores.set(concept, score / total);
  return scores;
}

/** How strongly the single best of the given terms names each concept, 0…1. */
export function scoreByBestWord(terms: { en: readonly string[]; zh: readonly string[] }): Map<string, number> {
  const best = new Map<string, number>();
  const single = [
    ...terms.en.map((term) => ({ en: [term], zh: [] })),
    ...terms.zh.map((term) => ({ en: [], zh: [term] })),
  ];
  for (const term of single) {
    for (const [concept, score] of scoreByWords(term)) best.set(concept, Math.max(best.get(concept) ?? 0, score));
  }
  return best;
}

/** Concepts that have a Chinese word as their own name rather than as a tag. */
export const conceptsNamed = (word: string): string[] => namedIn(wordIndex().zh, word);

/** Whether a concept has a Chinese word as its own name. */
export const isNamed = (concept: string, word: string): boolean => hasName(wordIndex().zh, concept, word);

/** The same for an English word; several words are no single name. */
export function isNamedInEnglish(concept: string, word: string): boolean {
  const [stem, ...more] = englishStems(word);
  return stem !== undefined && more.length === 0 && hasName(wordIndex().en, concept, stem);
}

const isName = (weight: number): boolean => weight >= ALSO_WEIGHT * 10;

function namedIn(terms: Postings, word: string): string[] {
  const { concepts } = wordIndex();
  const postings = Object.hasOwn(terms, word) ? (terms[word] ?? []) : [];
  const named: string[] = [];
  for (let at = 0; at < postings.length; at += 2) if (isName(postings[at + 1]!)) named.push(concepts[postings[at]!]!);
  return named;
}

/** Asked of every word we know when names are gathered, so it makes no list. */
function hasName(terms: Postings, concept: string, word: string): boolean {
  const { concepts } = wordIndex();
  const postings = Object.hasOwn(terms, word) ? terms[word] : undefined;
  if (!postings) return false;
  for (let at = 0; at < postings.length; at += 2)
    if (isName(postings[at + 1]!) && concepts[postings[at]!] === concept) return true;
  return false;
}
