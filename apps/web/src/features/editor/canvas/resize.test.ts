import { expect, test } from 'vitest';
import { resizeFactor } from './snap.ts';

test('a corner dragged to twice its distance doubles the part', () => {
  expect(resizeFactor({ x: 0, y: 0 }, { x: 30, y: 40 }, { x: 60, y: 80 })).toBe(2);
});

test('a part too small to hold by its corner keeps its size', () => {
  expect(resizeFactor({ x: 0, y: 0 }, { x: 0.2, y: 0 }, { x: 50, y: 0 })).toBe(1);
});
