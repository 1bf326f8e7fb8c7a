import { expect, test } from 'vitest';
import { openMatrixMemory } from './matrix-product.ts';

test('each row of a matrix anywhere in the memory gives the sum of its products with the input', () => {
  const data = Int8Array.from({ length: 40_000 }, (_, i) => ((i * 37) % 255) - 127);
  const { multiply } = openMatrixMemory(new Uint8Array(data.buffer), { mostRows: 9, longestRow: 1536 });
  for (const [at, rows, length] of [
    [0, 1, 16],
    [3, 9, 512],
    [7001, 5, 1536],
  ] as const) {
    const input = Int16Array.from({ length }, (_, i) => ((i * 91) % 16_383) - 8191);
    const sums = Array.from({ length: rows }, (_, row) =>
      input.reduce((sum, value, i) => sum + value * data[at + row * length + i]!, 0),
    );
    expect([...multiply(at, rows, input)]).toEqual(sums);
  }
});

test('the largest sum of the widest layer does not overflow', () => {
  const { multiply } = openMatrixMemory(new Uint8Array(2048).fill(127), { mostRows: 1, longestRow: 2048 });
  expect([...multiply(0, 1, new Int16Array(2048).fill(-8191))]).toEqual([-2048 * 127 * 8191]);
});
