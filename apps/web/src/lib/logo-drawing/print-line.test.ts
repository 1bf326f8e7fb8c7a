import { expect, test } from 'vitest';
import { printLine } from './print-line.ts';

const letter = (x: number, ink: { x: number; y: number; width: number; height: number } | null) => ({
  text: 'f',
  x,
  advance: 400,
  path: ink ? 'M0 0H10V10Z' : '',
  ink,
});

test('a script that reaches beyond its em and its line keeps its whole ink in the picture', () => {
  const swash = letter(0, { x: -60, y: -1210, width: 500, height: 1600 });
  const tail = letter(800, { x: 20, y: -500, width: 620, height: 520 });
  const { view } = printLine({ unitsPerEm: 1000, width: 1200, glyphs: [swash, letter(400, null), tail] }, false);
  expect(view).toMatchObject({ x: -60, y: -1210, height: 1600 });
  expect(view.x + view.width).toBeGreaterThanOrEqual(1440);
});

test('lines within their em are equally tall, so that fonts compare', () => {
  const heights = [-700, -300].map((y) => {
    const glyphs = [letter(0, { x: 0, y, width: 400, height: -y })];
    return printLine({ unitsPerEm: 1000, width: 400, glyphs }, false).view.height;
  });
  expect(heights[0]).toBe(heights[1]);
});
