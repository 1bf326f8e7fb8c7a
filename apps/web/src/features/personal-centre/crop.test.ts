import { expect, test } from 'vitest';
import { cropSquare, moveCrop, WHOLE } from './crop.ts';

const landscape = { width: 800, height: 400 };

test('a picture is first cropped to the largest square in its middle', () => {
  expect(cropSquare(landscape, WHOLE)).toEqual({ left: 200, top: 0, side: 400 });
});

test('the square never leaves the picture, however far it is pushed or zoomed', () => {
  const pushed = moveCrop(landscape, WHOLE, { dx: 5000, dy: -5000 });
  expect(cropSquare(landscape, pushed)).toEqual({ left: 400, top: 0, side: 400 });
  const zoomed = moveCrop(landscape, pushed, { zoom: 99 });
  expect(cropSquare(landscape, zoomed)).toMatchObject({ side: 100 });
  const out = moveCrop(landscape, zoomed, { zoom: 0 });
  expect(cropSquare(landscape, out).side).toBe(400);
});

test('moving back by the same way comes back to the same place', () => {
  const there = moveCrop(landscape, { ...WHOLE, zoom: 2 }, { dx: 30, dy: 20 });
  expect(moveCrop(landscape, there, { dx: -30, dy: -20 })).toEqual({ zoom: 2, x: 0.5, y: 0.5 });
});
