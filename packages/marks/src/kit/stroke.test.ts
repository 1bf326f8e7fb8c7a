import { expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { kit } from './kit.ts';
import { areaOf, isInside, type Region, segmentsOf } from './region.ts';

test('a straight stroke with round ends is a stadium of two lines and two arcs', () => {
  const bar = kit.stroke(kit.path([20, 50]).line([120, 50]), 20);
  expect(areaOf(bar)).toBeCloseTo(100 * 20 + Math.PI * 100, 6);
  expect(
    segmentsOf(bar)
      .map((s) => s.kind)
      .toSorted(),
  ).toEqual(['arc', 'arc', 'line', 'line']);
});

test('a smooth wave stays one outline with two arcs per bend and two ends', () => {
  const wave = kit.stroke(kit.path([20, 120]).through([50, 100], [80, 120]).smooth([140, 120]).smooth([200, 120]), 14);
  expect(wave.contours).toHaveLength(1);
  expect(segmentsOf(wave)).toHaveLength(8);
});

test('a stroke that crosses itself keeps the holes it encloses', () => {
  const loop = kit.stroke(kit.path([40, 160]).line([180, 60]).through([210, 120], [180, 180]).line([40, 80]), 12);
  expect(loop.contours).toHaveLength(2);
});

const blob: Region = kit.cut(
  kit.union(
    kit.rect(50, 60, 120, 80, 12),
    kit.circle(170, 110, 45),
    kit.polygon([
      [60, 60],
      [90, 20],
      [120, 60],
    ]),
  ),
  kit.circle(90, 100, 18),
);

test.each([
  ['grow', kit.grow(blob, 7)],
  ['shrink', kit.shrink(blob, 7)],
  ['outline', kit.outline(blob, 7)],
  ['soften', kit.soften(blob, 7)],
  ['fillet', kit.fillet(blob, 7)],
])('%s keeps its distance from every edge', (_name, offset) => {
  const dice = diceOf(3);
  for (let i = 0; i < 3000; i++) {
    const p = { x: dice.between(0, 240), y: dice.between(0, 240) };
    expect(isInside(segmentsOf(offset), p), `at ${p.x}, ${p.y}`).toBe(offset.holds(p));
  }
});

test('softening a square leaves four lines and four arcs of the radius', () => {
  const soft = kit.soften(kit.rect(40, 40, 160, 160), 20);
  expect(segmentsOf(soft)).toHaveLength(8);
  expect(areaOf(soft)).toBeCloseTo(160 * 160 - (4 - Math.PI) * 400, 6);
  for (const s of segmentsOf(soft)) if (s.kind === 'arc') expect(s.radius).toBeCloseTo(20, 9);
});

test('a pen line with the slightest of corners still gives one closed outline', () => {
  for (const degrees of [30, 3, 1, 0.3, 0.1, 0.04, 0.03, 0.001, 1e-9]) {
    for (const turned of [degrees, -degrees]) {
      const bent = kit.stroke(kit.path([40, 120]).line([120, 120], kit.onCircle(120, 120, 80, turned)), 18);
      expect(bent.contours, `${turned} degrees`).toHaveLength(1);
      expect(areaOf(kit.outline(bent, 3)), `${turned} degrees`).toBeLessThan(areaOf(bent));
    }
  }
});
