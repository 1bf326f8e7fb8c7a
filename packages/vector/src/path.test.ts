import { expect, test } from 'vitest';
import { place, placeTurned } from './affine.ts';
import { parsePath, printPath } from './path.ts';
import { PathError } from './read-path.ts';

const same = place(1, 0, 0);

test('shorthands and relative commands become absolute', () => {
  expect(printPath(parsePath('m10 10h20v10h-20z'), same)).toBe('M10 10L30 10L30 20L10 20Z');
  expect(printPath(parsePath('M0 0c1 1 2 1 3 0s2-1 3 0'), same)).toBe('M0 0C1 1 2 1 3 0C4-1 5-1 6 0');
  expect(printPath(parsePath('M0 0q1 1 2 0t2 0'), same)).toBe('M0 0Q1 1 2 0Q3-1 4 0');
  expect(printPath(parsePath('M0 0 10 0 10 10'), same)).toBe('M0 0L10 0L10 10');
});

test('arc flags may be written without separators', () => {
  expect(printPath(parsePath('M0 0a5 5 0 0110 0'), same)).toBe('M0 0A5 5 0 0 1 10 0');
});

test('numbers are read to the nearest, in every spelling', () => {
  const long = ['.1234567890123456789', '12345678901234567890'];
  const { commands, numbers } = parsePath(`M-3,0.25L10.5-7.5.5 1e1 2.5E-3\n+4 ${long.join(' ')}z`);
  expect(commands).toBe('MLLLLZ');
  expect([...numbers]).toEqual([-3, 0.25, 10.5, -7.5, 0.5, 10, 0.0025, 4, ...long.map(Number)]);
});

test('placing scales arcs and moves points', () => {
  expect(printPath(parsePath('M0 0A5 5 0 0 1 10 0'), place(2, 100, 50))).toBe('M100 50A10 10 0 0 1 120 50');
  expect(printPath(parsePath('M10 0L20 0'), placeTurned(1, Math.PI / 2, 0, 0))).toBe('M0 10L0 20');
});

test('numbers are rounded to hundredths and never print as -0', () => {
  expect(printPath(parsePath('M0.12345 -0.001L1e-7 1.999'), same)).toBe('M0.12 0L0 2');
});

test('broken data is refused', () => {
  expect(() => parsePath('M0')).toThrow(PathError);
  expect(() => parsePath('M0 0L1')).toThrow(PathError);
  expect(() => parsePath('M0 0A5 5 0 2 1 10 0')).toThrow(PathError);
  for (const broken of ['M0 0X1 1', '1 2', 'M0 0L1 2 3', 'M- 1', 'M1e999 0', 'M0 0 #', 'M0 0h#', 'M0 0Z5']) {
    expect(() => parsePath(broken), broken).toThrow(PathError);
  }
});
