import { expect, test } from 'vitest';
import { placeMark } from './place-mark.ts';
import type { Pixels } from './picture-bytes.ts';
import { flatScene, square } from './testing.ts';
import { openTone, SRGB } from './tone.ts';

const at = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const MIDDLE = [48, 27] as const;
const ON_GROUND = [20, 16] as const;
const OUTSIDE = [2, 2] as const;

/** What the rule says a colour byte becomes on the flat scene. */
function expected(byte: number): number {
  const { decode, encode, scale } = openTone(0.55, 1.1);
  const black = decode.at(30) ?? 0;
  const white = decode.at(200) ?? 0;
  const color = 0.012 + (SRGB[byte] ?? 0) * (1 - 0.012);
  return encode[Math.floor(Math.sqrt(black + color * (white - black)) * scale)] ?? 0;
}

test('a colour is black panel plus colour times what white adds, in linear light', () => {
  const picture = placeMark(flatScene(), { mark: square(180, 60, 20), ground: '#e0c8a0' });
  for (const [channel, byte] of [180, 60, 20].entries())
    expect(Math.abs((at(picture, ...MIDDLE)[channel] ?? 0) - expected(byte))).toBeLessThan(1.5);
  for (const [channel, byte] of [0xe0, 0xc8, 0xa0].entries())
    expect(Math.abs((at(picture, ...ON_GROUND)[channel] ?? 0) - expected(byte))).toBeLessThan(1.5);
});

test('the mark keeps its shape and stands in the middle of its room', () => {
  const picture = placeMark(flatScene(), { mark: square(0, 0, 0), ground: '#ffffff' });
  const dark: [number, number][] = [];
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) if ((at(picture, x, y)[0] ?? 255) < 100) dark.push([x, y]);
  const [xs, ys] = [dark.map(([x]) => x), dark.map(([, y]) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(Math.max(...ys) - Math.min(...ys), -0.5);
  expect(Math.abs((Math.max(...xs) + Math.min(...xs)) / 2 - 47.5)).toBeLessThanOrEqual(1);
  expect(Math.abs((Math.max(...ys) + Math.min(...ys)) / 2 - 26.5)).toBeLessThanOrEqual(1);
});

test('what the panel cannot reach keeps its pixels', () => {
  expect(at(placeMark(flatScene(), { mark: square(0, 0, 0), ground: '#d03010' }), ...OUTSIDE)).toEqual([200, 200, 200]);
});

test('what is of the panel’s own material beside it takes its ground, not the mean with the mark', () => {
  const picture = placeMark(flatScene(), { mark: square(255, 255, 255), ground: '#20332c' });
  expect(at(picture, 10, 8)).toEqual(at(picture, ...ON_GROUND));
});

test('film on glass leaves the clear pane as it is beside the letters', () => {
  const picture = placeMark(flatScene({ mode: 'vinyl' }), { mark: square(255, 255, 255), ground: '#000000' });
  expect(at(picture, ...ON_GROUND)).toEqual([90, 90, 90]);
  expect(at(picture, ...MIDDLE)[0]).toBeGreaterThan(190);
});

test('raised letters throw their shadow below them and nowhere above', () => {
  const relief = { depth: 0.08, blur: 0.03, strength: 0.7 };
  const picture = placeMark(flatScene({ mode: 'letters', relief }), { mark: square(255, 255, 255), ground: '#ffffff' });
  const plain = at(picture, 20, 16)[0] ?? 0;
  expect(at(picture, 48, 35)[0]).toBeLessThan(plain - 8);
  expect(Math.abs((at(picture, 48, 17)[0] ?? 0) - plain)).toBeLessThanOrEqual(3);
});

test('the same mark gives the same picture, grain and all', () => {
  const scene = flatScene({ grain: 2.4, mode: 'embroidery' });
  const placing = { mark: square(20, 90, 160), ground: '#ffffff' };
  expect(placeMark(scene, placing).data).toEqual(placeMark(scene, placing).data);
});
