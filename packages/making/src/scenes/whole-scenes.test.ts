import { hashText } from '@markwright/logo';
import { expect, test } from 'vitest';
import {
  bitmapOf,
  inkOf,
  inverted,
  thinShare,
  constructionOf,
  meaningOfMark,
  type Part,
  inkBox,
  layMark,
  massOf,
  kit,
  areaOf,
  segmentsOf,
} from '@markwright/marks/kit';
import { distanceBetween, nearestTrademark, TOO_NEAR, RELATIONS } from '@markwright/marks';
import { sliceOf } from '../../../../scripts/sweeps.ts';
import { WHOLE_SCENES } from './whole-scenes.ts';

/** All scenes of every third pair of things, or of each pair in a sweep. */
const chosen = new Set(sliceOf([...new Set(WHOLE_SCENES.map(({ mark }) => mark.concept))], 3));
/** Two seeds of each, from its own key, so that a new one does not deal others to its neighbours. */
const drawn = WHOLE_SCENES.filter(({ mark }) => chosen.has(mark.concept)).flatMap(({ mark }) =>
  [0, 1].map((n) => {
    const seed = hashText(`${mark.key} ${n}`) % 1_000_000;
    return { mark, first: n === 0, where: `${mark.key} seed ${seed}`, ...layMark(mark, { seed }) };
  }),
);
const oneOfEach = drawn.filter(({ first }) => first);
const nodesOf = (parts: Part[]): number => parts.flatMap(({ region }) => segmentsOf(region)).length;

test('there are at least two hundred and forty-five scenes, each with words, a meaning and relations of its own', () => {
  expect(WHOLE_SCENES.length).toBeGreaterThanOrEqual(245);
  expect(new Set(WHOLE_SCENES.map(({ mark }) => mark.key)).size).toBe(WHOLE_SCENES.length);
  for (const language of ['zh', 'en'] as const) {
    expect(new Set(WHOLE_SCENES.map(({ mark }) => mark.idea[language])).size).toBe(WHOLE_SCENES.length);
  }
  for (const { mark, relations } of WHOLE_SCENES) {
    expect(meaningOfMark(mark).zh, mark.key).toMatch(/^\p{Script=Han}[^a-z]{3,}：.{4,}$/u);
    expect(meaningOfMark(mark).en, mark.key).toMatch(/^[A-Z].{8,}: .{8,}$/);
    expect(new Set(relations).size, mark.key).toBe(relations.length);
    expect(relations.every((relation) => RELATIONS.includes(relation))).toBe(true);
  }
});

test('every scene is legible at 32 px: enough ink, no thin ink, no thin gaps', () => {
  const faults: string[] = [];
  for (const { where, parts } of drawn) {
    const picture = bitmapOf(parts, 120);
    const box = inkBox(parts);
    const coverage = inkOf(picture) / ((box.width * box.height) / 4);
    if (coverage <= 0.16 || coverage >= 0.93) faults.push(`${where}: ink ${coverage}`);
    const thin = thinShare(picture, 1.5);
    if (thin >= 0.05) faults.push(`${where}: thin ink ${thin}`);
    const gaps = thinShare(inverted(picture), 1.5);
    if (gaps >= 0.02) faults.push(`${where}: thin gaps ${gaps}`);
  }
  expect(faults).toEqual([]);
});

test('both things of a scene are to be seen: two colours, or one cut out of the other', () => {
  for (const { where, parts } of oneOfEach) {
    const [ink, accent] = (['primary', 'secondary'] as const).map((paint) =>
      parts.filter((part) => part.paint === paint).reduce((sum, { region }) => sum + areaOf(region), 0),
    );
    expect(ink! / (ink! + accent!), where).toBeGreaterThan(0.15);
    expect(accent!, where).toBeGreaterThan(0);
  }
});

test('no part of a scene covers another', () => {
  const faults = oneOfEach.flatMap(({ where, parts, small }) =>
    [parts, small].flatMap((group) =>
      group.flatMap(({ region }, i) =>
        group
          .slice(i + 1)
          .filter((other) => areaOf(kit.intersect(region, other.region)) >= 0.01)
          .map(() => `${where}: two parts overlap`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('every scene sits in the middle of the canvas for the eye', () => {
  const faults = drawn.flatMap(({ where, parts }) => {
    const box = inkBox(parts);
    const mass = massOf(parts);
    const wrong = {
      size: !(Math.abs(Math.max(box.width, box.height) - 208) < 5e-7),
      across: !(Math.abs(mass.x - 120) < 22),
      down: !(Math.abs(mass.y - 120) < 30),
    };
    return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${where}: ${what}`] : []));
  });
  expect(faults).toEqual([]);
});

test('every small drawing is simpler and holds at 16 px, and no scene has more than 96 nodes', () => {
  const faults = oneOfEach.flatMap(({ where, parts, small }) => [
    ...(nodesOf(parts) > 96 ? [`${where}: more than 96 nodes`] : []),
    ...(nodesOf(small) > nodesOf(parts) ? [`${where}: the small one has more nodes`] : []),
    ...(thinShare(bitmapOf(small, 120), 2.6) < 0.12 ? [] : [`${where}: thin ink`]),
  ]);
  expect(faults).toEqual([]);
});

test('no scene looks like a well-known trademark, nor like another scene of the same two things', () => {
  const faults = oneOfEach.flatMap(({ where, parts }) => {
    const { trademark, distance } = nearestTrademark(parts);
    return distance > TOO_NEAR ? [] : [`${where} is ${distance} from ${trademark}`];
  });
  for (const [i, { where, mark, parts }] of oneOfEach.entries()) {
    for (const other of oneOfEach.slice(i + 1).filter((each) => each.mark.concept === mark.concept)) {
      const away = distanceBetween(parts, other.parts);
      if (away < 0.2) faults.push(`${where} is ${away} from ${other.where}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every scene has a construction of circles and lines', () => {
  for (const { where, parts } of oneOfEach) {
    const guides = constructionOf(parts.map(({ region }) => region));
    expect(guides.length, where).toBeGreaterThan(3);
    expect(guides.length, where).toBeLessThanOrEqual(120);
  }
});
