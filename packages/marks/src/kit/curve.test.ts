import { expect, test } from 'vitest';
import { curve, shape } from './curve.ts';
import { areaOf } from './region.ts';
import { directionAt } from './segment.ts';

const way = (degrees: number) => ({ x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) });

test('a curve passes its points in the directions said, without a corner between', () => {
  const { segments } = curve([10, 100, -30], [80, 60, 20], [200, 140, 90]);
  expect(segments[0]!.from).toEqual({ x: 10, y: 100 });
  expect(segments.at(-1)!.to.x).toBeCloseTo(200);
  const [first, last] = [directionAt(segments[0]!, 0), directionAt(segments.at(-1)!, 1)];
  expect(first.x).toBeCloseTo(way(-30).x);
  expect(first.y).toBeCloseTo(way(-30).y);
  expect(last.x).toBeCloseTo(0);
  expect(last.y).toBeCloseTo(1);
  segments.slice(1).forEach((segment, i) => {
    const [before, after] = [directionAt(segments[i]!, 1), directionAt(segment, 0)];
    expect(before.x).toBeCloseTo(after.x, 5);
    expect(before.y).toBeCloseTo(after.y, 5);
  });
});

test('points without a direction are joined by straight lines, and corners keep both of theirs', () => {
  expect(curve([0, 0], [50, 0], [50, 50]).segments.map(({ kind }) => kind)).toEqual(['line', 'line']);
  const { segments } = curve([0, 0], [100, 0, 45, -45], [200, 0]);
  expect(directionAt(segments[0]!, 1).y).toBeCloseTo(way(45).y);
  expect(directionAt(segments.at(-1)!, 0).y).toBeCloseTo(way(-45).y);
});

test('four points of a circle make that circle', () => {
  const disc = shape([120, 20, 0], [220, 120, 90], [120, 220, 180], [20, 120, -90]);
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 100 * 100, 3);
});
