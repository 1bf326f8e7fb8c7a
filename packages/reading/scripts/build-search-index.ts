/**
 * Builds data/word-index.json.br and data/*-vectors.bin.br from the catalogue:
 *   npx tsx packages/reading/scripts/build-search-index.ts [--all]
 * Takes half a minute. Vectors of concepts that have one are kept; `--all` makes every one anew, for when words of old
 * concepts were changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { allConcepts, type Concept, readPackedJson } from '@markwright/marks';
import { pickableWords } from '../src/words/has-picture.ts';
import { dataFile } from '../src/data-file.ts';
import { DIMENSIONS, industryPhrases, quantise } from '../src/search/meaning.ts';
import { openSentenceEncoder } from '../src/search/sentence-encoder.ts';
import { ALSO_WEIGHT, NAME_WEIGHT, type PackedWordIndex, type Postings } from '../src/words/word-index.ts';
import { chineseWords, englishStems } from '../src/words/words.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const TAG_WEIGHT = 1;

type Weights = Map<string, number>;

const raise = (weights: Weights, term: string, weight: number) =>
  weights.set(term, Math.max(weights.get(term) ?? 0, weight));

/** A word that is the first name of one concept only goes with the others that list it: ramen, before noodles. */
const FURTHER_WEIGHT = 2.2;

/** A one-word name is the concept; each word of a longer name is only part of it. */
function englishWeights({ names, words }: Concept): Weights {
  const weights: Weights = new Map();
  words.en.forEach((phrase, position) => {
    const stems = englishStems(phrase);
    const isFirst = position === 0 && names.en[0] === phrase;
    const whole = isFirst ? NAME_WEIGHT : names.en.includes(phrase) ? ALSO_WEIGHT : TAG_WEIGHT;
    for (const stem of stems) raise(weights, stem, whole / Math.sqrt(stems.length));
  });
  return weights;
}

function chineseWeights({ id, names, words }: Concept, firstNames: ReadonlyMap<string, string>): Weights {
  const weights: Weights = new Map();
  words.zh.forEach((word) => {
    const isTaken = (firstNames.get(word) ?? id) !== id;
    const named = isTaken ? FURTHER_WEIGHT : NAME_WEIGHT;
    const whole = names.zh.includes(word) ? named : 1.3;
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

const encoder = openSentenceEncoder();
const isWhole = process.argv.includes('--all');

const readTable = (name: string): Int8Array => new Int8Array(brotliDecompressSync(readFileSync(`${DATA}/${name}`)));

/** Row of each concept in the shipped table of meanings. */
function keptRows(): Map<string, Int8Array> {
  if (isWhole) return new Map();
  const { concepts, vectors } = readPackedJson<PackedWordIndex>(dataFile('word-index.json.br'));
  const table = readTable('concept-vectors.bin.br');
  return new Map(
    concepts.slice(0, vectors).map((id, row) => [id, table.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)]),
  );
}

/** A concept's meaning: mostly its name, a little of the words that go with it, or of what it is a kind of. */
function conceptRow({ id, words, parents }: Concept, known: ReadonlyMap<string, Int8Array>): Int8Array {
  const name = encoder.encode(id.replaceAll('-', ' '));
  const parent = parents.map((each) => known.get(each)).find((row) => row !== undefined);
  const context = parent ? [...parent].map((byte) => byte / 512) : encoder.encode(words.en.slice(0, 8).join(', '));
  return quantise([...name].map((value, i) => 0.65 * value + 0.35 * context[i]!));
}

/** Always anew: a phrase that took another's place would keep its meaning. */
const tradeRows = (): Int8Array[] => industryPhrases().map(({ phrase }) => quantise([...encoder.encode(phrase)]));

function packRows(rows: readonly Int8Array[]): Buffer {
  const table = new Int8Array(rows.reduce((sum, row) => sum + row.length, 0));
  let at = 0;
  for (const row of rows) {
    table.set(row, at);
    at += row.length;
  }
  return brotliCompressSync(table);
}

// Concepts with a picture first: only they have a row in the table of meanings.
const pictured = allConcepts().filter(({ id }) => pickableWords(id));
const concepts = [...pictured, ...allConcepts().filter(({ id }) => !pickableWords(id))];
const firstNames = new Map<string, string>();
for (const { id, names } of concepts) if (names.zh[0] && !firstNames.has(names.zh[0])) firstNames.set(names.zh[0], id);
const index: PackedWordIndex = { concepts: concepts.map(({ id }) => id), vectors: pictured.length, en: {}, zh: {} };
for (const [number, concept] of concepts.entries()) {
  addPostings(index.en, number, englishWeights(concept));
  addPostings(index.zh, number, chineseWeights(concept, firstNames));
}
const kept = keptRows();
const meanings = pictured.map((concept) => kept.get(concept.id) ?? conceptRow(concept, kept));
const files = {
  'word-index.json.br': brotliCompressSync(JSON.stringify(index)),
  'concept-vectors.bin.br': packRows(meanings),
  'industry-vectors.bin.br': packRows(tradeRows()),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(`${DATA}/${name}`, bytes);
  console.log(`${name} ${(bytes.length / 1e3).toFixed(0)} kB`);
}
console.log(`${pictured.filter(({ id }) => !kept.has(id)).length} new meanings of ${pictured.length}`);
