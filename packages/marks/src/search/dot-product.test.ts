import { expect, test } from 'vitest';
import { openDotProducts } from './dot-product.ts';

test('two rows anywhere in the memory give the sum of their products', () => {
  const { floats, dot } = openDotProducts(40_000);
  for (const length of [8, 256, 1536]) {
    const [one, other] = [0, 20_000];
    let sum = 0;
    for (let i = 0; i < length; i += 1) {
      floats[one + i] = (i % 13) - 6;
      floats[other + i] = (i % 7) / 4 - 1;
      sum += ((i % 13) - 6) * ((i % 7) / 4 - 1);
    }
    expect(dot(one, other, length)).toBeCloseTo(sum, 3);
    expect(dot(other, one, length)).toBeCloseTo(sum, 3);
  }
});
