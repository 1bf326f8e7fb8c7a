import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { tracePicture, tracingToSvg } from './trace-picture.ts';

/** An orange disc with a white one in it, on nothing. */
function badge(side: number): Picture {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const away = Math.hypot((pixel % side) - side / 2 + 0.5, Math.floor(pixel / side) - side / 2 + 0.5);
    if (away < side * 0.4) data.set(away < side * 0.15 ? [255, 255, 255, 255] : [255, 96, 0, 255], pixel * 4);
  }
  return { data, width: side, height: side };
}

test('a cut-out becomes one shape per colour, the common one below, in smooth curves', () => {
  const traced = tracePicture(badge(400));
  expect(traced?.shapes.map(({ paint }) => paint)).toEqual(['#ff6000', '#ffffff']);
  expect(traced?.box).toEqual({ x: 40, y: 40, width: 320, height: 320 });
  for (const { d } of traced?.shapes ?? []) {
    expect(d).toMatch(/^M[\d.]+ [\d.]+C.*Z$/);
    expect(d.split('C').length).toBeLessThan(100);
  }
  expect(traced && tracingToSvg(traced)).toMatch(/^<svg .*viewBox="40 40 320 320".*<\/svg>$/);
});

test('a picture of nothing has no shapes', () => {
  expect(tracePicture({ data: new Uint8ClampedArray(400), width: 10, height: 10 })).toBeUndefined();
});
