import { expect, test } from 'vitest';
import { readPackedBytes } from '@markwright/marks';
import { dataFile } from '../data-file.ts';
import { DIMENSIONS, industryPhrases, quantise } from './meaning.ts';
import { wordIndex } from '../words/word-index.ts';

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let [dot, x, y] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    dot += a[i]! * b[i]!;
    x += a[i]! ** 2;
    y += b[i]! ** 2;
  }
  return dot / Math.sqrt(x * y);
};

test('one byte a dimension keeps the cosine within a hundredth', () => {
  const wave = (phase: number) =>
    Array.from({ length: DIMENSIONS }, (_, i) => Math.sin(i * 1.7 + phase) + Math.cos(i * phase));
  for (const phase of [0.3, 1.1, 2.9]) {
    const [a, b] = [wave(0.2), wave(phase)];
    expect(Math.abs(cosine(quantise(a), quantise(b)) - cosine(a, b))).toBeLessThan(0.01);
  }
});

test('stored vectors match the concepts and the lexicon they were built from', () => {
  expect(readPackedBytes(dataFile('concept-vectors.bin.br')).length).toBe(wordIndex().vectors * DIMENSIONS);
  expect(readPackedBytes(dataFile('industry-vectors.bin.br')).length).toBe(industryPhrases().length * DIMENSIONS);
});
