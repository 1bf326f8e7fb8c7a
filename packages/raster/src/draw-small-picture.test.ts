import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSmallPicture } from './draw-small-picture.ts';

const svg = (body: string, view = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`;
/** Ink at the left, nothing at the right. */
const HALF = svg('<path fill="#204060" d="M0 0H20V20H0Z"/>');
/** White at half strength over the upper half. */
const COVER = svg('<path fill="#fff" opacity=".5" d="M0 0H40V10H0Z"/>', '0 0 40 40');

async function pixelAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer())];
}

test('a cover lies on the ink and leaves what is clear clear', async () => {
  const { bytes, width, height } = await drawSmallPicture(HALF, 80, COVER);
  expect([width, height]).toEqual([80, 40]);
  const [covered, bare, clear] = [
    [10, 10],
    [10, 30],
    [60, 10],
  ].map(([x = 0, y = 0]) => pixelAt(bytes, x, y));
  const distance = (found: number[] | undefined, wanted: number[]) =>
    Math.max(...wanted.map((value, at) => Math.abs(value - (found?.[at] ?? 999))));
  expect(distance(await covered, [144, 160, 176, 255])).toBeLessThan(8);
  expect(distance(await bare, [32, 64, 96, 255])).toBeLessThan(8);
  expect((await clear)?.[3]).toBe(0);
});
