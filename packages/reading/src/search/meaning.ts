import { readPackedBytes } from '@markwright/marks';
import { dataFile } from '../data-file.ts';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { openMatrixMemory, type MatrixMemory } from './matrix-product.ts';
import { openSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';
import { wordIndex } from '../words/word-index.ts';

export const DIMENSIONS = 512;

let encoder: SentenceEncoder | undefined;

type VectorTable = { rows: MatrixMemory; lengths: Float32Array };

const tables = new Map<string, VectorTable>();

/** Throws what keeps the encoder from being opened. */
export function checkSearchModel(): void {
  encoder ??= openSentenceEncoder();
}

/** Search works without the encoder, only less well on unforeseen words; `checkSearchModel` says what is wrong. */
function embed(text: string): Float32Array | undefined {
  try {
    checkSearchModel();
    return encoder?.encode(text);
  } catch {
    return undefined;
  }
}

/** Unit length, then one signed byte a dimension: cosine survives within 0.01 (see meaning.test.ts). */
export function quantise(vector: Iterable<number>): Int8Array {
  const values = [...vector];
  const length = Math.hypot(...values);
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * 512))));
}

function vectorTable(name: string): VectorTable {
  const known = tables.get(name);
  if (known) return known;
  const packed = readPackedBytes(dataFile(name));
  const lengths = new Float32Array(packed.length / DIMENSIONS);
  const rows = openMatrixMemory(packed, { mostRows: lengths.length, longestRow: DIMENSIONS });
  for (let row = 0, at = 0; row < lengths.length; row += 1) {
    let sum = 0;
    for (const end = at + DIMENSIONS; at < end; at += 1) sum += rows.bytes[at]! * rows.bytes[at]!;
    lengths[row] = Math.sqrt(sum);
  }
  const table = { rows, lengths };
  tables.set(name, table);
  return table;
}

/** Cosine of one vector with every row of a table. */
function cosines(query: Float32Array, { rows, lengths }: VectorTable): Float32Array {
  const wanted = quantise(query);
  const length = Math.hypot(...wanted);
  const products = rows.multiply(0, lengths.length, wanted);
  return lengths.map((rowLength, row) => products[row]! / (length * rowLength || 1));
}

export type Nearness = { concepts: Map<string, number>; industries: Map<Industry, number> };

/** English phrases of the lexicon in the order their vectors are stored. */
export const industryPhrases = (): { industry: Industry; phrase: string }[] =>
  INDUSTRIES.flatMap((industry) => industry.en.map((phrase) => ({ industry, phrase })));

/** Cosines below these are noise. */
export const CONCEPT_FLOOR = 0.4;
export const INDUSTRY_FLOOR = 0.48;

/** Cosine between an English phrase and every concept, and the best phrase of every trade, as far as they are no noise. */
export function scoreByMeaning(english: string): Nearness {
  const near: Nearness = { concepts: new Map(), industries: new Map() };
  const query = english.trim() ? embed(english) : undefined;
  if (!query) return near;
  const { concepts } = wordIndex();
  cosines(query, vectorTable('concept-vectors.bin.br')).forEach((cosine, row) => {
    if (cosine > CONCEPT_FLOOR) near.concepts.set(concepts[row]!, cosine);
  });
  const phrases = industryPhrases();
  cosines(query, vectorTable('industry-vectors.bin.br')).forEach((cosine, row) => {
    const { industry } = phrases[row]!;
    if (cosine > Math.max(INDUSTRY_FLOOR, near.industries.get(industry) ?? 0)) near.industries.set(industry, cosine);
  });
  return near;
}
