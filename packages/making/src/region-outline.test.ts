import { expect, test } from 'vitest';
import { kit } from '@markwright/marks/kit';
import {
  areaOf,
  boxOf,
  grow,
  overlap,
  piecesOf,
  placeOutline,
  printOutline,
  readOutline,
  strokeLines,
  subtract,
  unite,
  uniteEvenOdd,
} from '@markwright/vector/outline';
import { outlineOfRegion } from './region-outline.ts';

const { circle, rect } = kit;
const disc = (x: number, y: number, r: number) => outlineOfRegion(circle(x, y, r));
const square = (x: number, y: number, side: number) => outlineOfRegion(rect(x, y, side, side));
const kindsOf = (outline: ReturnType<typeof disc>) =>
  outline
    .flat()
    .map((curve) => curve.kind)
    .toSorted();

test('a hole cut into a square keeps its arcs', () => {
  const cut = subtract(square(0, 0, 100), disc(50, 50, 30));
  expect(areaOf(cut, 0.002)).toBeCloseTo(10_000 - Math.PI * 900, 0);
  expect(kindsOf(cut)).toEqual(['arc', 'arc', 'line', 'line', 'line', 'line']);
});

test('two discs united have two arcs, or few more, on their own circles', () => {
  const both = unite(disc(0, 0, 50), disc(60, 0, 50));
  for (const curve of both.flat()) {
    if (curve.kind !== 'arc') throw new Error(`a ${curve.kind} has no place here`);
    for (const end of [curve.from, curve.to])
      expect(Math.hypot(end.x - curve.center.x, end.y - curve.center.y)).toBeCloseTo(50, 4);
  }
  expect(both.flat().length).toBeLessThanOrEqual(6);
  expect(boxOf(both).width).toBeCloseTo(160, 2);
});

test('glyph curves stay the curves they were', () => {
  const letter = readOutline('M0 0Q50 -40 100 0C120 40 120 60 100 100L0 100Z');
  const kept = subtract(letter, square(40, 40, 20));
  expect(kindsOf(kept).filter((kind) => kind !== 'line')).toEqual(['cubic', 'quadratic']);
  expect(printOutline(kept)).toContain('Q50 -40 100 0');
});

test('a cut across a curve leaves two stretches of that curve', () => {
  const arch = readOutline('M0 0Q100 -200 200 0Z');
  const [left, right] = piecesOf(subtract(arch, outlineOfRegion(rect(95, -150, 10, 300))));
  expect(kindsOf([...left!, ...right!]).filter((kind) => kind === 'quadratic')).toHaveLength(2);
  expect(boxOf(left!).width + boxOf(right!).width).toBeCloseTo(190, 1);
});

test('overlapping contours of one glyph become one ring', () => {
  const cross = unite(outlineOfRegion(rect(40, 0, 20, 100)), outlineOfRegion(rect(0, 40, 100, 20)));
  expect(cross).toHaveLength(1);
  expect(cross[0]).toHaveLength(12);
  expect(areaOf(cross)).toBeCloseTo(3600, 3);
});

test('even-odd drawings keep their holes whichever way they run', () => {
  const drawn = readOutline('M0 0H100V100H0ZM25 25H75V75H25Z');
  expect(areaOf(uniteEvenOdd(drawn))).toBeCloseTo(7500, 3);
  expect(areaOf(unite(drawn))).toBeCloseTo(10_000, 3);
});

test('what lies apart has nothing in common', () => {
  expect(overlap(disc(0, 0, 10), disc(50, 0, 10))).toEqual([]);
});

test('growing a disc makes the larger disc out of few curves', () => {
  const larger = grow(disc(0, 0, 50), 10);
  expect(areaOf(larger)).toBeCloseTo(Math.PI * 3600, -2);
  expect(larger.flat().length).toBeLessThan(32);
});

test('a pen line has round ends, a closed one a hole', () => {
  const line = strokeLines(readOutline('M0 0L100 0', 'as-drawn'), 20);
  expect(boxOf(line).width).toBeCloseTo(120, 0);
  expect(strokeLines(readOutline('M0 0H100V100H0Z', 'as-drawn'), 20)).toHaveLength(2);
});

test('printing and reading again gives the same outline', () => {
  const outline = placeOutline(subtract(disc(60, 60, 50), square(60, 60, 80)), 1.37, 3, 4);
  const again = readOutline(printOutline(outline));
  expect(areaOf(again, 0.002)).toBeCloseTo(areaOf(outline, 0.002), 0);
  expect(boxOf(again).x).toBeCloseTo(boxOf(outline).x, 2);
});
