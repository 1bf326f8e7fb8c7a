import { expect, test } from 'vitest';
import { fitCurves } from './fit-curves.ts';
import { areaOf, boxOfShape, grow, overlap, piecesOf, solid, subtract, unite } from './shape.ts';
import type { Shape } from './flatten.ts';
import { simplified } from './simplify.ts';

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const disc = (x: number, y: number, r: number, corners = 200) =>
  Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI;
    return { x: x + Math.cos(turn) * r, y: y + Math.sin(turn) * r };
  });
const area = (shape: Shape) => shape.reduce((sum, row) => sum + areaOf(row), 0);

test('overlapping rows become one, once they wind alike', () => {
  expect(area(unite(solid([square(0, 0, 10), square(5, 0, 10).toReversed()])))).toBeCloseTo(150, 1);
});

test('rows far apart are worked on by themselves and all come back', () => {
  const rows = Array.from({ length: 9 }, (_, place) => square((place % 3) * 40, Math.floor(place / 3) * 40, 10));
  expect(area(unite(rows))).toBeCloseTo(900, 1);
  expect(area(subtract(rows, [square(2, 2, 4), square(200, 200, 4)]))).toBeCloseTo(884, 1);
  expect(area(overlap(rows, [square(-5, -5, 20)]))).toBeCloseTo(100, 1);
});

test('a hole stays a hole when a shape grows, until it is full', () => {
  const frame = subtract([square(0, 0, 100)], [square(40, 40, 20)]);
  expect(frame).toHaveLength(2);
  expect(grow(frame, 5, 'miter')).toHaveLength(2);
  expect(grow(frame, 11)).toHaveLength(1);
  expect(boxOfShape(grow(frame, 5)).width).toBeCloseTo(110, 1);
});

test('neighbours that meet when they grow are joined', () => {
  expect(grow([square(0, 0, 10), square(13, 0, 10)], 2)).toHaveLength(1);
});

test('each outer border keeps the holes inside it', () => {
  const ring = subtract([square(0, 0, 100)], [square(20, 20, 60)]);
  const pieces = piecesOf(unite([...ring, square(40, 40, 20)]));
  expect(pieces.map((piece) => piece.length).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('a circle of chords becomes a few curves within a hair of it, and a square stays four lines', () => {
  const { commands, numbers } = fitCurves([disc(50, 50, 40)]);
  expect(commands.replace(/[^C]/g, '').length).toBeLessThanOrEqual(12);
  for (let index = 0; index < numbers.length; index += 2) expect(Number.isFinite(numbers[index])).toBe(true);
  expect(fitCurves([square(0, 0, 10)]).commands).toBe('MLLLLZ');
  expect(simplified([disc(0, 0, 40, 2000)], 0.05)[0]?.length).toBeLessThan(120);
});
