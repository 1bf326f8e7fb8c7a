import { Clipper, ClipType, FillRule, type Path64, type Paths64 } from 'clipper2-ts';
import { expect, test } from 'vitest';
import { clipPaths } from './clipper.ts';

const path = (...points: readonly (readonly [number, number])[]): Path64 => points.map(([x, y]) => ({ x, y }));
const areaOf = (paths: Paths64): number => paths.reduce((sum, each) => sum + Clipper.area(each), 0);

test('a sliver of a sign that led the clipper library in circles for ever is worked on turned', () => {
  const sliver = path([14298, 2677], [14302, 2678], [14290, 2677], [14287, 2677], [14286, 2677]);
  const beside = path([14469, 2058], [14520, 2020], [14629, 2014]);
  expect(areaOf(clipPaths(ClipType.Difference, [sliver], [beside]))).toBe(Clipper.area(sliver));
});

test('another that is known to the library (its issue 979) comes to an end with the right area', () => {
  const board = path([65432, -90152], [62266, -80666], [61514, -80917], [64680, -90403]);
  const sliver = path([65102, -90249], [65048, -90242], [65048, -90243], [65101, -90249]);
  const cut = path(
    [65182, -85815],
    [65182, -85484],
    [63991, -85484],
    [64584, -90340],
    [65210, -90263],
    [64627, -90190],
  );
  const left = areaOf(clipPaths(ClipType.Difference, [board], [sliver, cut], FillRule.EvenOdd));
  const taken = areaOf(clipPaths(ClipType.Intersection, [board], [sliver, cut], FillRule.EvenOdd));
  expect(Math.abs(left + taken - Math.abs(Clipper.area(board)))).toBeLessThan(2000);
});

test('an ordinary drawing is not turned: whole numbers stay what they are', () => {
  const square = path([0, 0], [1000, 0], [1000, 1000], [0, 1000]);
  const [corner] = clipPaths(
    ClipType.Intersection,
    [square],
    [path([500, 500], [1500, 500], [1500, 1500], [500, 1500])],
  );
  expect(corner?.map(({ x, y }) => `${x} ${y}`).sort()).toEqual(['1000 1000', '1000 500', '500 1000', '500 500']);
});

test('edges that cross are found wherever they do: what two stars share and what either covers add up', () => {
  const star = (x: number, y: number, points: number): Path64 =>
    Array.from({ length: points * 2 }, (_, at) => {
      const [turn, reach] = [(at * Math.PI) / points, at % 2 === 0 ? 9000 : 2500];
      return { x: Math.round(x + reach * Math.cos(turn)), y: Math.round(y + reach * Math.sin(turn)) };
    });
  for (let step = 0; step < 30; step += 1) {
    const [one, other] = [star(0, 0, 7), star(step * 331, step * 173, 5 + (step % 4))];
    const shared = areaOf(clipPaths(ClipType.Intersection, [one], [other]));
    const covered = areaOf(clipPaths(ClipType.Union, [one], [other]));
    expect(Math.abs(shared + covered - areaOf([one, other])), `step ${step}`).toBeLessThan(60_000);
    expect(shared).toBeGreaterThan(0);
  }
});
