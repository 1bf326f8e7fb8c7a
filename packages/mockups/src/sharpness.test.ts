import { expect, test } from 'vitest';
import { blur } from './blur.ts';
import type { Pixels } from './picture-bytes.ts';
import { edgeSoftness, softenMark } from './sharpness.ts';
import { square } from './testing.ts';

const SIDE = 160;

/** Squares of a chequerboard, softened by so many pixels. */
function chequers(radius: number): Pixels {
  const sharp = Float32Array.from({ length: SIDE * SIDE }, (_, k) =>
    (Math.floor((k % SIDE) / 20) + Math.floor(k / SIDE / 20)) % 2 ? 220 : 40,
  );
  const soft = radius > 0 ? blur(sharp, SIDE, SIDE, radius) : sharp;
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let k = 0; k < soft.length; k += 1) data.fill(soft[k] ?? 0, k * 4, k * 4 + 3);
  return { width: SIDE, height: SIDE, data };
}

test('the softness of a photograph is what blurred it', () => {
  expect(edgeSoftness(chequers(0))).toBeLessThan(0.5);
  // three passes of a box of 3, 5 and 7 pixels
  for (const [radius, deviation] of [
    [1, 1.41],
    [2, 2.45],
    [3, 3.46],
  ] as const)
    expect(Math.abs(edgeSoftness(chequers(radius)) / deviation - 1)).toBeLessThan(0.35);
});

test('a softened mark keeps its colour and its weight, and spreads evenly', () => {
  const soft = softenMark(square(200, 40, 10), 2);
  const alphas = Array.from({ length: soft.width * soft.height }, (_, k) => soft.data[k * 4 + 3] ?? 0);
  expect(alphas.reduce((sum, each) => sum + each, 0) / (400 * 255)).toBeCloseTo(1, 1);
  const middle = (Math.floor(soft.height / 2) * soft.width + Math.floor(soft.width / 2)) * 4;
  expect([...soft.data.subarray(middle, middle + 4)]).toEqual([200, 40, 10, 255]);
  expect(alphas.some((each) => each > 60 && each < 200)).toBe(true);
});

test('a sharp photograph leaves the mark as it is', () => {
  const mark = square(1, 2, 3);
  expect(softenMark(mark, 0.5)).toBe(mark);
});
