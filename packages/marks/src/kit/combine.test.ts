import { Clipper, FillRule } from 'clipper2-ts';
import { expect, test } from 'vitest';
import { type Dice, diceOf } from './dice.ts';
import { kit } from './kit.ts';
import { areaOf, flatten, isInside, type Region, segmentsOf } from './region.ts';

/** Even coordinates on purpose: touching, tangent and coincident edges are the hard cases. */
function randomShape(dice: Dice): Region {
  const even = (low: number, high: number): number => dice.whole(low / 10, high / 10) * 10;
  const [x, y, size] = [even(40, 200), even(40, 200), even(20, 80)];
  const kind = dice.whole(0, 5);
  if (kind === 0) return kit.circle(x, y, size);
  if (kind === 1) return kit.rect(x - size, y - size / 2, size * 2, size, dice.pick([0, 5, size / 2]));
  if (kind === 2) return kit.ring(x, y, size, 10);
  if (kind === 3) return kit.vesica([x, y - size], [x, y + size], size);
  if (kind === 4)
    return kit.polygon([
      [x, y - size],
      [x + size, y + size],
      [x - size, y + size],
    ]);
  return kit.stroke(
    kit
      .path([x - size, y])
      .line([x, y])
      .smooth([x + size, y + size / 2]),
    10,
    dice.pick(['round', 'butt']),
  );
}

const polygons = (region: Region) =>
  region.contours.map((contour) =>
    flatten(contour, 0.5).map(({ x, y }) => ({ x: Math.round(x * 1e4), y: Math.round(y * 1e4) })),
  );
const clipperArea = (paths: ReturnType<typeof polygons>): number =>
  paths.reduce((sum, path) => sum + Clipper.area(path), 0) / 1e8;

test('union, cut and intersect give the area that a polygon clipper gives, over 600 awkward cases', () => {
  for (let seed = 0; seed < 200; seed++) {
    const dice = diceOf(seed);
    const a = kit.union(randomShape(dice), randomShape(dice));
    const b = randomShape(dice);
    const cases = [
      ['union', kit.union(a, b), Clipper.union(polygons(a), polygons(b), FillRule.EvenOdd)],
      ['cut', kit.cut(a, b), Clipper.difference(polygons(a), polygons(b), FillRule.EvenOdd)],
      ['intersect', kit.intersect(a, b), Clipper.intersect(polygons(a), polygons(b), FillRule.EvenOdd)],
    ] as const;
    for (const [name, ours, theirs] of cases) {
      const expected = clipperArea(theirs);
      expect(
        Math.abs(areaOf(ours) - expected),
        `${name} of seed ${seed}: ${areaOf(ours)} against ${expected}`,
      ).toBeLessThan(1 + expected * 1e-3);
    }
  }
}, 60_000);

test('an outline holds exactly the points that its primitives hold', () => {
  for (let seed = 0; seed < 200; seed++) {
    const dice = diceOf(seed + 5000);
    const shape = kit.cut(
      kit.union(randomShape(dice), randomShape(dice)),
      randomShape(dice),
      kit.turn(randomShape(dice), 30),
    );
    const segments = segmentsOf(shape);
    for (let i = 0; i < 100; i++) {
      const p = { x: dice.between(0, 240), y: dice.between(0, 240) };
      expect(isInside(segments, p), `seed ${seed} at ${p.x}, ${p.y}`).toBe(shape.holds(p));
    }
  }
});

test('touching neighbours melt into one outline without leftover edges', () => {
  const square = kit.union(kit.rect(0, 0, 50, 100), kit.rect(50, 0, 50, 100));
  expect(square.contours).toHaveLength(1);
  expect(segmentsOf(square)).toHaveLength(4);
  expect(areaOf(square)).toBeCloseTo(10_000, 9);
});

test('a shape cut by itself leaves nothing, and cut by its inside leaves a ring', () => {
  expect(kit.cut(kit.circle(100, 100, 40), kit.circle(100, 100, 40)).contours).toHaveLength(0);
  const ring = kit.cut(kit.circle(100, 100, 40), kit.circle(100, 100, 30));
  expect(ring.contours).toHaveLength(2);
  expect(areaOf(ring)).toBeCloseTo(Math.PI * 700, 9);
});
