import { expect, test } from 'vitest';
import { readPackedBytes } from '@markwright/marks';
import { dataFile } from '../data-file.ts';
import { DIMENSIONS, industryPhrases } from './meaning.ts';
import { openSentenceEncoder } from './sentence-encoder.ts';

const encoder = openSentenceEncoder();
const cosine = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let [dot, x, y] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    dot += a[i]! * b[i]!;
    x += a[i]! ** 2;
    y += b[i]! ** 2;
  }
  return dot / Math.sqrt(x * y);
};

test('phrases point where the original model pointed when the vectors of the trades were stored', () => {
  const bytes = readPackedBytes(dataFile('industry-vectors.bin.br'));
  const stored = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [row, { phrase }] of industryPhrases().entries()) {
    if (row % 60 !== 0) continue;
    const original = stored.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    expect(cosine(encoder.encode(phrase), original), phrase).toBeGreaterThan(0.99);
  }
});

test('like meanings are nearer than unlike ones, in one unit length', () => {
  const [coffee, espresso, tractor] = ['coffee shop', 'espresso bar', 'tractor repair'].map((text) =>
    encoder.encode(text),
  );
  expect(cosine(coffee!, espresso!)).toBeGreaterThan(cosine(coffee!, tractor!) + 0.15);
  expect(Math.hypot(...coffee!)).toBeCloseTo(1, 5);
});

test('a file without weights is refused by name', () => {
  expect(() => openSentenceEncoder('no/such/encoder.bin')).toThrow('no/such/encoder.bin');
});
