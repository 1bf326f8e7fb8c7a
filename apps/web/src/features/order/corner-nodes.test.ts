import { parsePath, place } from '@markwright/logo';
import { expect, test } from 'vitest';
import { apart, cornerNodes } from './corner-nodes.ts';

const nodesOf = (d: string, scale = 1) =>
  cornerNodes({ path: parsePath(d), at: place(scale, 0, 0), color: '#000000' }).map(({ x, y }) => [x, y]);

test('a square has its four corners, closed by Z or by a line', () => {
  const corners = [
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ];
  expect(nodesOf('M0 0H10V10H0Z')).toEqual(corners);
  expect(nodesOf('M0 0H10V10H0L0 0Z')).toEqual(corners);
});

test('a circle of four curves has none, a leaf of two has its tips', () => {
  expect(
    nodesOf('M10 0C10 5.5 5.5 10 0 10C-5.5 10 -10 5.5 -10 0C-10 -5.5 -5.5 -10 0 -10C5.5 -10 10 -5.5 10 0Z'),
  ).toEqual([]);
  expect(nodesOf('M0 0Q10 10 20 0Q10 -10 0 0Z', 2)).toEqual([
    [40, 0],
    [0, 0],
  ]);
});

test('nodes that would touch are shown once', () => {
  expect(
    apart(
      [
        { x: 0, y: 0 },
        { x: 3, y: 0 },
        { x: 20, y: 0 },
      ],
      8,
    ),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ]);
});
