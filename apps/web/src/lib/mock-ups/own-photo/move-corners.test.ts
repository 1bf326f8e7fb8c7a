import { expect, test } from 'vitest';
import { firstCorners, moveAll, moveCorner } from './move-corners.ts';

const size = { width: 900, height: 600 };

test('the panel starts in the middle of any photo and inside it', () => {
  for (const photo of [size, { width: 400, height: 900 }, { width: 900, height: 120 }]) {
    const corners = firstCorners(photo);
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(photo.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(photo.height);
    }
  }
});

test('a corner goes where it is pulled, stops at the edge and never folds the panel', () => {
  const corners = firstCorners(size);
  expect(moveCorner(corners, 0, [100, 90], size)[0]).toEqual([100, 90]);
  expect(moveCorner(corners, 1, [2000, -50], size)[1]).toEqual([900, 0]);
  expect(moveCorner(corners, 0, [880, 590], size)).toBe(corners);
});

test('the whole panel moves together and stays in the picture', () => {
  const corners = firstCorners(size);
  expect(moveAll(corners, [10, -5], size)[2]).toEqual([corners[2][0] + 10, corners[2][1] - 5]);
  expect(Math.max(...moveAll(corners, [5000, 0], size).map(([x]) => x))).toBe(900);
});
