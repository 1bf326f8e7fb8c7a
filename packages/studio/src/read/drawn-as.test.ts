import { expect, test } from 'vitest';
import { drawnAs, usableDrawings } from './drawn-as.ts';

test('a thing with a good picture is drawn as itself, one with a weak picture as what it is a kind of', () => {
  expect(drawnAs('whale')).toBe('whale');
  expect(usableDrawings('craft-beer')).toEqual([]);
  expect(drawnAs('craft-beer')).toBe('beer');
});
