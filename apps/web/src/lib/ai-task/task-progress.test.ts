import { expect, test } from 'vitest';
import { progressAt, stageAt } from './task-progress.ts';

test('[S2.28] the bar reaches 98 % after thirty seconds and waits there', () => {
  expect([0, 15_000, 30_000, 90_000].map(progressAt)).toEqual([0, 49, 98, 98]);
  expect(progressAt(-5000)).toBe(0);
});

test('[S2.28] four stages share the bar', () => {
  expect([0, 24, 25, 49, 50, 74, 75, 98, 100].map(stageAt)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3]);
});
