import { expect, test } from 'vitest';
import { isFittingShape } from './fitting-shapes.ts';

test('a drop holds what is wet, a leaf what grows, a shield what guards or fights', () => {
  expect(isFittingShape('drop', 'whale')).toBe(true);
  expect(isFittingShape('drop', 'chess-rook')).toBe(false);
  expect(isFittingShape('leaf', 'tulip')).toBe(true);
  expect(isFittingShape('leaf', 'camera')).toBe(false);
  expect(isFittingShape('shield', 'wolf')).toBe(true);
  expect(isFittingShape('shield', 'donut')).toBe(false);
});

test('discs, tiles, hexagons and arches hold anything', () => {
  for (const shape of ['circle', 'tile', 'hexagon', 'arch']) expect(isFittingShape(shape, 'donut')).toBe(true);
});

test('a kind of a thing fits where the thing does', () => {
  expect(isFittingShape('drop', 'sea-turtle')).toBe(true);
});
