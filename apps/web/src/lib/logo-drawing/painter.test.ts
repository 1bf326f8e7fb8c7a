import { expect, test } from 'vitest';
import { LONGEST, pixelsFor } from './painter.ts';

const svg = { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"></svg>' };

test('a picture has as many pixels as its box shows, and its own proportions', () => {
  expect(pixelsFor(svg, { width: 200, height: 200 }, 'marked')).toEqual({ width: 200, height: 150 });
  expect(pixelsFor(svg, { width: 200, height: 75 }, 'marked')).toEqual({ width: 100, height: 75 });
});

test('no box is large enough to get more pixels than a picture of its kind may have', () => {
  const room = { width: 9000, height: 9000 };
  for (const kind of ['marked', 'sample', 'bought'] as const)
    expect(Math.max(...Object.values(pixelsFor(svg, room, kind)))).toBe(LONGEST[kind]);
  expect(LONGEST).toEqual({ marked: 1200, sample: 640, bought: 1200 });
});
