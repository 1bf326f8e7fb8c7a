import { describe, expect, test } from 'vitest';
import { bitmapOf, inkOf, inverted, thinShare } from '../kit/bitmap.ts';
import { crossings } from '../kit/crossings.ts';
import type { OwnMark } from '../kit/define-mark.ts';
import { diceOf } from '../kit/dice.ts';
import { drawMark, inkBox, layMark, massOf } from '../kit/finish.ts';
import { kit } from '../kit/kit.ts';
import { toPathData } from '../kit/path-data.ts';
import { areaOf, isInside, segmentsOf } from '../kit/region.ts';
import { distance, isSame, pointAt, type Segment } from '../kit/segment.ts';
import { distanceBetween, nearestEmblem } from './likeness.ts';
import { ownMarks } from './own-marks.ts';

const SEEDS = [1, 2, 3];
const each = ownMarks.map((mark) => [mark.key, mark] as const);
const nodesOf = (mark: OwnMark): number =>
  layMark(mark, { seed: 1 }).parts.flatMap((part) => segmentsOf(part.region)).length;

test('every concept has a family, words in both languages and at least two ideas, and keys are unique', () => {
  expect(new Set(ownMarks.map((mark) => mark.key)).size).toBe(ownMarks.length);
  for (const mark of ownMarks) {
    expect(
      [mark.zh.word, mark.zh.meaning, mark.en.word, mark.en.meaning, mark.idea].every((text) => text.length > 0),
    ).toBe(true);
    expect(ownMarks.filter((other) => other.concept === mark.concept).length, mark.concept).toBeGreaterThanOrEqual(2);
  }
});

describe.each(each)('%s', (_key, mark) => {
  test('its outline lies on its construction and holds what the primitives hold', () => {
    for (const style of ['solid', 'line'] as const) {
      const variation = { seed: 1, style };
      const { construction = [] } = drawMark(mark, variation);
      for (const { region } of layMark(mark, variation).parts) {
        const segments = segmentsOf(region);
        for (const s of segments)
          expect(
            construction.some((c) => carries(c, s)),
            `${style} ${JSON.stringify(s)}`,
          ).toBe(true);
        const dice = diceOf(7);
        for (let i = 0; i < 60; i++) {
          const p = { x: dice.between(10, 230), y: dice.between(10, 230) };
          expect(isInside(segments, p), `${style} at ${p.x}, ${p.y}`).toBe(region.holds(p));
        }
      }
    }
  });

  test('no outline crosses itself and no part covers another', () => {
    const { parts, small } = layMark(mark, { seed: 1 });
    for (const group of [parts, small]) {
      for (const { region } of group) expect(selfCrossing(segmentsOf(region))).toBeUndefined();
      group.forEach((part, i) => {
        for (const other of group.slice(i + 1))
          expect(areaOf(kit.intersect(part.region, other.region))).toBeLessThan(0.01);
      });
    }
  });

  test('it sits in the middle of the canvas for the eye', () => {
    for (const seed of SEEDS) {
      const { parts } = layMark(mark, { seed });
      const box = inkBox(parts);
      const mass = massOf(parts);
      expect(Math.max(box.width, box.height)).toBeCloseTo(208, 6);
      expect(Math.min(box.x, box.y, 240 - box.x - box.width, 240 - box.y - box.height)).toBeGreaterThan(7.99);
      expect(Math.abs(mass.x - 120), 'mass across').toBeLessThan(22);
      expect(Math.abs(mass.y - 120), 'mass down').toBeLessThan(30);
    }
  });

  test('its small drawing is simpler and holds at 16 px', () => {
    const { parts, small } = layMark(mark, { seed: 1 });
    const nodes = (list: typeof parts): number => list.flatMap((part) => segmentsOf(part.region)).length;
    expect(nodes(small)).toBeLessThanOrEqual(nodes(parts));
    expect(thinShare(bitmapOf(small, 120), 2.6)).toBeLessThan(0.12);
  });

  test('it looks like no well-known emblem', () => {
    for (const seed of SEEDS) {
      const { emblem, distance: away } = nearestEmblem(layMark(mark, { seed }).parts);
      expect(away, `near to ${emblem}`).toBeGreaterThan(0.22);
    }
  });
});

test('the median mark has 24 nodes or fewer and none has more than 72', () => {
  const counts = ownMarks.map(nodesOf).toSorted((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(24);
  expect(counts.at(-1)).toBeLessThanOrEqual(72);
});

test('two ideas of one concept are different pictures', () => {
  for (const mark of ownMarks) {
    for (const other of ownMarks.filter((one) => one.concept === mark.concept && one.key > mark.key)) {
      const apart = distanceBetween(layMark(mark, { seed: 1 }).parts, layMark(other, { seed: 1 }).parts);
      expect(apart, `${mark.key} and ${other.key}`).toBeGreaterThan(0.2);
    }
  }
});

test('1,000 seeds over all marks are valid, legible at 32 px and distinct', () => {
  const dice = diceOf(2024);
  const seen = new Set<string>();
  for (let i = 0; i < 1000; i++) {
    const mark = ownMarks[i % ownMarks.length]!;
    const seed = dice.whole(1, 1_000_000);
    const { parts } = layMark(mark, { seed });
    const where = `${mark.key} seed ${seed}`;
    seen.add(parts.map((part) => toPathData(part.region)).join());
    const picture = bitmapOf(parts, 120);
    const box = inkBox(parts);
    const coverage = inkOf(picture) / ((box.width * box.height) / 4);
    expect(coverage, `ink of ${where}`).toBeGreaterThan(0.16);
    expect(coverage, `ink of ${where}`).toBeLessThan(0.93);
    // At 32 px a pixel is 7.5 units, 3.75 pixels of this grid: nothing may be thinner than that, nor a gap.
    expect(thinShare(picture, 1.5), `thin ink in ${where}`).toBeLessThan(0.05);
    expect(thinShare(inverted(picture), 1.5), `thin gaps in ${where}`).toBeLessThan(0.02);
  }
  expect(seen.size).toBe(1000);
}, 120_000);

function carries(c: NonNullable<ReturnType<typeof drawMark>['construction']>[number], s: Segment): boolean {
  const spots = [s.from, pointAt(s, 0.5), s.to];
  if (c.kind === 'circle') {
    const center = { x: c.cx, y: c.cy };
    return s.kind === 'arc' && spots.every((p) => Math.abs(distance(p, center) - c.r) < 1e-6);
  }
  if (c.kind !== 'line' || s.kind !== 'line') return false;
  const length = Math.hypot(c.x2 - c.x1, c.y2 - c.y1);
  const aside = (x: number, y: number): number => ((x - c.x1) * (c.y2 - c.y1) - (y - c.y1) * (c.x2 - c.x1)) / length;
  return spots.every((p) => Math.abs(aside(p.x, p.y)) < 1e-6);
}

function selfCrossing(segments: Segment[]): string | undefined {
  for (const [i, a] of segments.entries()) {
    for (const b of segments.slice(i + 1)) {
      const met = crossings(a, b).filter(
        (p) => ![a.from, a.to].some((end) => isSame(end, p)) || ![b.from, b.to].some((end) => isSame(end, p)),
      );
      if (met[0]) return `${met[0].x}, ${met[0].y}`;
    }
  }
  return undefined;
}
