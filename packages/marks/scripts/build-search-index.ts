/**
 * Builds data/word-index.json.br and data/vectors.bin.br from the catalogue:
 *   npx tsx packages/marks/scripts/build-search-index.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { allConcepts } from '../src/catalogue/catalogue.ts';
import type { Concept } from '../src/catalogue/catalogue-types.ts';
import { embed, quantise } from '../src/search/meaning.ts';
import { NAME_WEIGHT, type PackedWordIndex, type Postings } from '../src/search/word-index.ts';
import { chineseWords, englishStems } from '../src/search/words.ts';
import { readConceptTables } from './concept-table.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const TAG_WEIGHT = 1;

type Weights = Map<string, number>;

const raise = (weights: Weights, term: string, weight: number) =>
  weights.set(term, Math.max(weights.get(term) ?? 0, weight));

/** A one-word name is the concept; each word of a longer name is only part of it. */
function englishWeights(concept: Concept, names: number): Weights {
  const weights: Weights = new Map();
  concept.words.en.forEach((phrase, position) => {
    const stems = englishStems(phrase);
    const whole = position === 0 ? NAME_WEIGHT : position < names ? 2.2 : TAG_WEIGHT;
    for (const stem of stems) raise(weights, stem, whole / Math.sqrt(stems.length));
  });
  return weights;
}

function chineseWeights(concept: Concept, own: number): Weights {
  const weights: Weights = new Map();
  concept.words.zh.forEach((word, position) => {
    const whole = position < own ? NAME_WEIGHT : 1.3;
    raise(weights, word, whole);
    for (const part of chineseWords(word)) {
      if (part !== word && part.length > 1) raise(weights, part, whole * 0.5);
    }
  });
  return weights;
}

function addPostings(postings: Postings, number: number, weights: Weights): void {
  for (const [term, weight] of weights) (postings[term] ??= []).push(number, Math.round(weight * 10));
}

const rows = new Map(readConceptTables().map((row) => [row.id, row]));
const concepts = allConcepts();
const index: PackedWordIndex = { concepts: concepts.map(({ id }) => id), en: {}, zh: {} };
const vectors = new Int8Array(concepts.length * 512);
for (const [number, concept] of concepts.entries()) {
  const row = rows.get(concept.id);
  addPostings(index.en, number, englishWeights(concept, row?.names.length ?? 1));
  addPostings(index.zh, number, chineseWeights(concept, row?.zh.length ?? 1));
  const name = await embed(concept.id.replaceAll('-', ' '));
  const context = await embed(concept.words.en.slice(0, 8).join(', '));
  if (!name || !context) throw new Error('The embedding model is not installed');
  const mixed = name.map((value, i) => 0.65 * value + 0.35 * context[i]!);
  vectors.set(quantise(mixed), number * 512);
}
const words = brotliCompressSync(JSON.stringify(index));
const meaning = brotliCompressSync(vectors);
writeFileSync(`${DATA}/word-index.json.br`, words);
writeFileSync(`${DATA}/vectors.bin.br`, meaning);
console.log(
  `${concepts.length} concepts, words ${(words.length / 1e3).toFixed(0)} kB, vectors ${(meaning.length / 1e3).toFixed(0)} kB`,
);
