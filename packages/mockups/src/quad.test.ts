import { expect, test } from 'vitest';
import { aspectOfQuad, isConvex, openQuad, type Corners, type Point } from './quad.ts';

const flat: Corners = [
  [100, 50],
  [300, 50],
  [300, 150],
  [100, 150],
];

/** A board 3 wide and 1 high, turned and leaning, seen by a camera whose lens is `focal` pixels long. */
function photographed(turn: number, lean: number, focal: number): Corners {
  const seen = (x: number, y: number): Point => {
    const [ax, az] = [x * Math.cos(turn), x * Math.sin(turn)];
    const [by, bz] = [y * Math.cos(lean) - az * Math.sin(lean), y * Math.sin(lean) + az * Math.cos(lean) + 6];
    return [450 + (focal * ax) / bz, 300 + (focal * by) / bz];
  };
  return [seen(-1.5, -0.5), seen(1.5, -0.5), seen(1.5, 0.5), seen(-1.5, 0.5)];
}

test('corners of the picture are corners of the panel, and its middle lies where its diagonals cross', () => {
  const corners: Corners = [
    [120, 80],
    [420, 40],
    [400, 300],
    [90, 220],
  ];
  const uv = openQuad(corners);
  for (const [at, [u, v]] of [
    [0, [0, 1]],
    [1, [1, 1]],
    [2, [1, 0]],
    [3, [0, 0]],
  ] as const) {
    const [x, y] = corners[at];
    expect(uv(x, y)[0]).toBeCloseTo(u);
    expect(uv(x, y)[1]).toBeCloseTo(v);
  }
  const along = ([a, b]: readonly [Point, Point], share: number) =>
    a.map((from, k) => from + ((b[k] ?? 0) - from) * share);
  for (let share = 0; share <= 1; share += 0.001) {
    const [x = 0, y = 0] = along([corners[0], corners[2]], share);
    const [u, v] = uv(x, y);
    expect(u + v).toBeCloseTo(1, 6);
  }
});

test('the true proportions of a board are read from its perspective', () => {
  expect(aspectOfQuad(flat, { width: 400, height: 300 })).toBeCloseTo(2);
  const size = { width: 900, height: 600 };
  expect(aspectOfQuad(photographed(0.7, 0.25, 800), size)).toBeCloseTo(3, 1);
  expect(aspectOfQuad(photographed(-0.9, 0.3, 1100), size)).toBeCloseTo(3, 1);
});

test('a quad that folds over itself is no panel', () => {
  expect(isConvex(flat)).toBe(true);
  expect(isConvex([flat[1], flat[0], flat[2], flat[3]])).toBe(false);
  expect(isConvex([flat[0], flat[1], [120, 60], flat[3]])).toBe(false);
});
