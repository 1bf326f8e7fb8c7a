import { expect, test } from 'vitest';
import { bitmapOf, inkOf, inverted, thinShare } from '../kit/bitmap.ts';
import { crossings } from '../kit/crossings.ts';
import { meaningOfMark, type OwnMark, type Part } from '../kit/define-mark.ts';
import { inkBox, layMark, massOf } from '../kit/finish.ts';
import { kit } from '../kit/kit.ts';
import { toPathData } from '../kit/path-data.ts';
import { areaOf, segmentsOf } from '../kit/region.ts';
import { isSame, type Segment } from '../kit/segment.ts';
import { sliceOf, inSweep } from '../../../../scripts/sweeps.ts';
import { distanceBetween, nearestTrademark, TOO_NEAR } from './likeness.ts';
import { ownMarks, ownMarksOf } from './own-marks.ts';
import { constructionFaults, seedOf } from './testing/drawn-marks.ts';

/** All ideas of every fourth concept, or of each in a sweep; every test below looks at these same drawings. */
const chosen = new Set(sliceOf([...new Set(ownMarks.map(({ concept }) => concept))], 4));
const drawn = ownMarks
  .filter(({ concept }) => chosen.has(concept))
  .map((mark) => {
    const seed = seedOf(mark, 0);
    return { mark, where: `${mark.key} seed ${seed}`, seed, ...layMark(mark, { seed }) };
  });
const nodesOf = (parts: Part[]): number => parts.flatMap((part) => segmentsOf(part.region)).length;

test('every concept has a family, words in both languages and at least two ideas, and keys are unique', () => {
  expect(new Set(ownMarks.map((mark) => mark.key)).size).toBe(ownMarks.length);
  for (const mark of ownMarks) {
    const texts = [mark.zh.word, mark.zh.meaning, mark.en.word, mark.en.meaning];
    expect(texts.every((text) => text.length > 0)).toBe(true);
    const { zh, en } = meaningOfMark(mark);
    expect(zh, mark.key).toMatch(/^[“\p{Script=Han}][^a-z]{3,}：.{4,}$/u);
    expect(en, mark.key).toMatch(/^[A-Z].{8,}: .{8,}$/);
  }
  const concepts = [...new Set(ownMarks.map((mark) => mark.concept))];
  const single = concepts.filter((concept) => ownMarksOf(concept).length === 1);
  // So that two cafés do not get one cup.
  expect(single).toEqual([]);
});

test('every drawing says what it shows in words of its own, in both languages', () => {
  for (const language of ['zh', 'en'] as const) {
    expect(new Set(ownMarks.map(({ idea }) => idea[language])).size).toBe(ownMarks.length);
  }
});

test('no part of a drawing is empty, whatever the seed: a document with an empty outline cannot be saved', () => {
  const corgi = ownMarks.find(({ key }) => key === 'species/corgi/face')!;
  const shrunk = [22256, 42741, 65122, 87503].map((seed) => layMark(corgi, { seed }));
  const empty = [...drawn, ...shrunk]
    .flatMap(({ parts, small }) => [...parts, ...small])
    .filter(({ region }) => segmentsOf(region).length === 0);
  expect(empty).toEqual([]);
});

test('drawings with seeds of their own are valid, legible at 32 px and distinct', () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { where, parts } of drawn) {
    seen.add(parts.map((part) => toPathData(part.region)).join());
    const picture = bitmapOf(parts, 120);
    const box = inkBox(parts);
    const coverage = inkOf(picture) / ((box.width * box.height) / 4);
    if (coverage <= 0.16 || coverage >= 0.93) faults.push(`${where}: ink ${coverage}`);
    // At 32 px a pixel is 7.5 units, 3.75 pixels of this grid: nothing may be thinner than that, nor a gap.
    const thin = thinShare(picture, 1.5);
    if (thin >= 0.05) faults.push(`${where}: thin ink ${thin}`);
    const gaps = thinShare(inverted(picture), 1.5);
    if (gaps >= 0.02) faults.push(`${where}: thin gaps ${gaps}`);
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBe(drawn.length);
});

test('outlines lie on their construction and hold what the primitives hold', () => {
  expect(drawn.flatMap(({ where, parts }) => constructionFaults(parts, where))).toEqual([]);
});

test('no outline crosses itself and no part covers another', () => {
  const faults = drawn.flatMap(({ where, parts, small }) =>
    [parts, small].flatMap((group) => [
      ...group.flatMap(({ region }) => {
        const at = selfCrossing(segmentsOf(region));
        return at ? [`${where}: crosses itself at ${at}`] : [];
      }),
      ...group.flatMap(({ region }, i) =>
        group
          .slice(i + 1)
          .filter((other) => areaOf(kit.intersect(region, other.region)) >= 0.01)
          .map(() => `${where}: two parts overlap`),
      ),
    ]),
  );
  expect(faults).toEqual([]);
});

test('every mark sits in the middle of the canvas for the eye', () => {
  const faults = drawn.flatMap(({ where, parts }) => {
    const { x, y, width, height } = inkBox(parts);
    const mass = massOf(parts);
    const wrong = {
      size: !(Math.abs(Math.max(width, height) - 208) < 5e-7),
      margin: !(Math.min(x, y, 240 - x - width, 240 - y - height) > 7.99),
      across: !(Math.abs(mass.x - 120) < 22),
      down: !(Math.abs(mass.y - 120) < 30),
    };
    return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${where}: ${what}`] : []));
  });
  expect(faults).toEqual([]);
});

test('every small drawing is simpler and holds at 16 px', () => {
  const faults = drawn.flatMap(({ where, parts, small }) => [
    ...(nodesOf(small) > nodesOf(parts) ? [`${where}: more nodes than the large one`] : []),
    ...(thinShare(bitmapOf(small, 120), 2.6) < 0.12 ? [] : [`${where}: thin ink`]),
  ]);
  expect(faults).toEqual([]);
});

test('none looks like a well-known trademark, however that is turned or mirrored', () => {
  const faults = drawn.flatMap(({ where, parts }) => {
    const { trademark, distance: away } = nearestTrademark(parts);
    return away > TOO_NEAR ? [] : [`${where} is ${away} from ${trademark}`];
  });
  expect(faults).toEqual([]);
});

// A leaf takes a dozen nodes, a loom or a steam engine three times that.
test('the median mark has 36 nodes or fewer, of a slice hardly more, and none has more than 72', () => {
  const counts = drawn.map(({ parts }) => nodesOf(parts)).toSorted((a, b) => a - b);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(inSweep({ full: 36, short: 40 }));
  expect(drawn.filter(({ parts }) => nodesOf(parts) > 72).map(({ where }) => where)).toEqual([]);
});

test('two ideas of one concept are different pictures', () => {
  const later = (mark: OwnMark) => drawn.filter((one) => one.mark.concept === mark.concept && one.mark.key > mark.key);
  const alike = drawn.flatMap(({ mark, parts }) =>
    later(mark)
      .filter((other) => !(distanceBetween(parts, other.parts) > 0.2))
      .map((other) => `${mark.key} and ${other.mark.key}`),
  );
  expect(alike).toEqual([]);
});

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
