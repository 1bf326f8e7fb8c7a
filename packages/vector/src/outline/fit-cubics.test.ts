import { expect, test } from 'vitest';
import { pointOn } from './curve.ts';
import { fitCubics } from './fit-cubics.ts';

const circle = (count: number) =>
  Array.from({ length: count + 1 }, (_, i) => ({
    x: 100 * Math.cos((i / count) * Math.PI),
    y: 100 * Math.sin((i / count) * Math.PI),
  }));

test('half a circle becomes a few curves that stay as near as was asked', () => {
  const curves = fitCubics(circle(90), 0.01);
  expect(curves.length).toBeLessThanOrEqual(8);
  const away = curves.flatMap((curve) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => Math.abs(Math.hypot(pointOn(curve, t).x, pointOn(curve, t).y) - 100)),
  );
  expect(Math.max(...away)).toBeLessThan(0.12);
});

test('curves meet where they are split, and begin and end at the ends of the row', () => {
  const curves = fitCubics(circle(90), 0.0001);
  expect(curves.length).toBeGreaterThan(2);
  curves.slice(1).forEach((curve, i) => expect(curve.from).toEqual(curves[i]!.to));
  expect([curves[0]!.from, curves.at(-1)!.to]).toEqual([circle(90)[0], circle(90)[90]]);
});

test('two points are joined by a straight curve, and a point that stands twice counts once', () => {
  const [only, ...others] = fitCubics(
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ],
    0.01,
  );
  expect(others).toEqual([]);
  expect(only).toEqual({
    kind: 'cubic',
    from: { x: 0, y: 0 },
    first: { x: 10, y: 0 },
    second: { x: 20, y: 0 },
    to: { x: 30, y: 0 },
  });
});

test('one point alone is no curve', () => {
  expect(fitCubics([{ x: 1, y: 1 }], 0.01)).toEqual([]);
});
