import { expect, test } from 'vitest';
import { sceneFromPhoto } from './photo-scene.ts';
import { placeMark } from './place-mark.ts';
import type { Corners } from './quad.ts';
import type { Pixels } from './picture-bytes.ts';
import { square } from './testing.ts';

const [WIDTH, HEIGHT] = [120, 80];
const CORNERS: Corners = [
  [30, 20],
  [90, 20],
  [90, 60],
  [30, 60],
];

/** A wall of one brightness at the left and another at the right. */
function wall(left: number, right: number): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let k = 0; k < WIDTH * HEIGHT; k += 1) data.fill(k % WIDTH < 60 ? left : right, k * 4, k * 4 + 3);
  return { width: WIDTH, height: HEIGHT, data };
}
const at = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const brightness = (picture: Pixels, x: number, y: number) =>
  at(picture, x, y).reduce((sum, each) => sum + each, 0) / 3;

test('paint takes the light of the wall: darker where the wall is in shade', () => {
  const scene = sceneFromPhoto({ photo: wall(190, 95), corners: CORNERS, kind: 'painted' });
  const picture = placeMark(scene, { mark: square(255, 255, 255), ground: '#ffffff' });
  expect(brightness(picture, 50, 40)).toBeGreaterThan(200);
  expect(brightness(picture, 70, 40)).toBeLessThan(brightness(picture, 50, 40) * 0.75);
});

test('beside the paint the photograph stays as it is', () => {
  const photo = wall(150, 150);
  const scene = sceneFromPhoto({ photo, corners: CORNERS, kind: 'painted' });
  const picture = placeMark(scene, { mark: square(200, 30, 30), ground: scene.meta.ground });
  expect(at(picture, 5, 5)).toEqual([150, 150, 150]);
  expect(at(picture, 34, 40)).toEqual([150, 150, 150]);
  expect(at(picture, 60, 40)[0]).toBeGreaterThan((at(picture, 60, 40)[1] ?? 0) * 2);
  expect(scene.meta.ground).toBe('#969696');
});

test('a board covers the wall in its own colour and throws a shadow below it', () => {
  const scene = sceneFromPhoto({ photo: wall(180, 180), corners: CORNERS, kind: 'board' });
  const picture = placeMark(scene, { mark: square(255, 255, 255), ground: '#1040a0' });
  const [red = 0, , blue = 0] = at(picture, 32, 22);
  expect(blue).toBeGreaterThan(red * 2);
  expect(brightness(picture, 60, 61)).toBeLessThan(175);
  expect(brightness(picture, 60, 10)).toBe(180);
});

test('a panel that leaves the picture is cut at its edge', () => {
  const corners: Corners = [
    [-20, -10],
    [60, -10],
    [60, 40],
    [-20, 40],
  ];
  const scene = sceneFromPhoto({ photo: wall(120, 120), corners, kind: 'painted' });
  const picture = placeMark(scene, { mark: square(0, 0, 0), ground: '#787878' });
  expect(brightness(picture, 20, 15)).toBeLessThan(60);
  expect(brightness(picture, 100, 70)).toBe(120);
});
