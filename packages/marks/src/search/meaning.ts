import { readPackedBytes } from '../catalogue/read-data.ts';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { openSentenceEncoder, type SentenceEncoder } from './sentence-encoder.ts';
import { wordIndex } from './word-index.ts';

export const DIMENSIONS = 512;

let encoder: SentenceEncoder | undefined;

type VectorTable = { rows: Int8Array; lengths: Float32Array };

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
  const bytes = readPackedBytes(name);
  const rows = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lengths = new Float32Array(rows.length / DIMENSIONS);
  for (let row = 0, at = 0; row < lengths.length; row += 1) {
    let sum = 0;
    for (const end = at + DIMENSIONS; at < end; at += 1) sum += rows[at]! * rows[at]!;
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
  const near = new Float32Array(lengths.length);
  // Twelve million products: plain loops over whole numbers, four at a time, are three times as fast as one by one.
  for (let row = 0, at = 0; row < near.length; row += 1) {
    let dot = 0;
    for (let i = 0; i < DIMENSIONS; i += 4, at += 4) {
      const pair = rows[at]! * wanted[i]! + rows[at + 1]! * wanted[i + 1]!;
      dot = (dot + pair + rows[at + 2]! * wanted[i + 2]! + rows[at + 3]! * wanted[i + 3]!) | 0;
    }
    near[row] = dot / (length * lengths[row]! || 1);
  }
  return near;
}

export type Nearness = { concepts: Map<string, number>; industries: Map<Industry, number> };

/** English phrases of the lexicon in the order their vectors are stored. */
export const industryPhrases = (): { industry: Industry; phrase: string }[] =>
  INDUSTRIES.flatMap((industry) => industry.en.map((phrase) => ({ industry, phrase })));

/** Cosine between an English phrase and every concept, and the best phrase of every trade. */
export function scoreByMeaning(english: string): Nearness {
  const near: Nearness = { concepts: new Map(), industries: new Map() };
  const query = english.trim() ? embed(english) : undefined;
  if (!query) return near;
  const byConcept = cosines(query, vectorTable('concept-vectors.bin.br'));
  wordIndex().concepts.forEach((concept, row) => near.concepts.set(concept, byConcept[row] ?? 0));
  const byPhrase = cosines(query, vectorTable('industry-vectors.bin.br'));
  industryPhrases().forEach(({ industry }, row) => {
    near.industries.set(industry, Math.max(near.industries.get(industry) ?? 0, byPhrase[row] ?? 0));
  });
  return near;
}
