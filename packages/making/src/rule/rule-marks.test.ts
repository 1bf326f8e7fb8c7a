import { openShippedOutlines } from '@markwright/fonts/node';
import { type Box, markDrawingSchema, type Outlines } from '@markwright/logo';
import { beforeAll, describe, expect, test } from 'vitest';
import { slowness } from '../../../../scripts/machine-speed.ts';
import { inSweep, sliceOf } from '../../../../scripts/sweeps.ts';
import type { Recipe } from './brief.ts';
import { ruleIcons } from './icons.ts';
import { boxOf, readOutline } from '@markwright/vector/outline';
import type { RuleMark } from './rule-mark.ts';
import { briefOf, drawRecipe, RECIPES, ruleMarks, type RuleRequest } from './rule-marks.ts';

const FACES = [
  'noto-serif-sc-black.ttf',
  'noto-sans-sc-bold.ttf',
  'ma-shan-zheng.ttf',
  'playfair-display.ttf',
  'montserrat-extrabold.ttf',
];
const NAMES: Pick<RuleRequest, 'name' | 'latinName'>[] = [
  { name: '山海茶舍', latinName: 'Shanhai Teahouse' },
  { name: '半山面包', latinName: 'Half Hill Bakery' },
  { name: '木子李', latinName: 'Muzi' },
  { name: 'Galaxy Coffee' },
  { name: 'DOVO' },
];

/** Every second recipe, or all in a sweep; that none is dead is asked of all. */
const SLICE = sliceOf(RECIPES, 2);

let outlines: Outlines;
const requestOf = (given: Partial<RuleRequest>): RuleRequest => ({
  name: '山海茶舍',
  outlines,
  fontKeys: FACES,
  icons: ruleIcons(['tea', 'mountain'], 1),
  seed: 1,
  count: 24,
  ...given,
});
let marks: RuleMark[] = [];
const drawAll = (): RuleMark[] =>
  NAMES.flatMap((name) => {
    const brief = briefOf(requestOf(name));
    return SLICE.flatMap((recipe) => drawRecipe(recipe, brief, 3) ?? []);
  });

beforeAll(async () => {
  const shipped = openShippedOutlines();
  await shipped.ensureLoaded(FACES);
  outlines = shipped;
  marks = drawAll();
}, 120_000);

describe('every recipe', () => {
  test('prints closed paths of finite numbers that a logo document accepts', () => {
    expect(marks.length).toBeGreaterThan(SLICE.length);
    for (const { drawing, source } of marks) {
      expect(() => markDrawingSchema.parse(drawing), source.id).not.toThrow();
      for (const { d } of [...drawing.shapes, ...(drawing.small ?? [])]) {
        expect(d, source.id).toMatch(/^(?:M[^MZ]+Z)+$/);
        expect(d, source.id).not.toMatch(/NaN|Infinity|e-/);
      }
    }
  });

  test('has its own drawing for 24 px and less', () => {
    expect(marks.filter(({ drawing }) => !drawing.small?.length).map(({ source }) => source.id)).toEqual([]);
  });

  test('states the box its ink really fills', () => {
    for (const { drawing, source } of marks) {
      const drawn = boxOf(drawing.shapes.flatMap((shape) => readOutline(shape.d)));
      for (const side of ['x', 'y', 'width', 'height'] as (keyof Box)[]) {
        expect(Math.abs(drawn[side] - drawing.box[side]), `${side} of ${source.id}`).toBeLessThan(0.05);
      }
      expect(Math.max(drawing.box.width, drawing.box.height), source.id).toBeCloseTo(208, 3);
    }
  });

  test('says in both languages how it was made, naming its letter or picture', () => {
    for (const { meaning, source } of marks) {
      expect(meaning.zh, source.id).toMatch(/^[^a-z]*\p{Script=Han}.{8,}/u);
      expect(meaning.zh.length, source.id).toBeLessThan(400);
      expect(meaning.en, source.id).toMatch(/^[\p{L}“].{12,}/u);
      const letter = /^(?:monogram|joined|hanzi|window|seal|cut)\/[^/]+\/([^/]+)\//.exec(source.id)?.[1];
      for (const each of letter ?? '') expect(meaning.zh, source.id).toContain(each);
    }
  });

  test('paints nothing in the ground colour: holes are real', () => {
    for (const { drawing } of marks) {
      expect(drawing.shapes.every((shape) => shape.paint === 'primary' || shape.paint === 'secondary')).toBe(true);
    }
  });

  test('draws at least one name, so none is dead', () => {
    const briefs = NAMES.map((name) => briefOf(requestOf(name)));
    const draws = (recipe: Recipe): boolean =>
      briefs.some((brief) => [1, 2, 3].some((seed) => drawRecipe(recipe, brief, seed)));
    const dead = RECIPES.filter((recipe) => !draws(recipe));
    expect(dead.map(({ kind, form }) => `${kind}/${form}`)).toEqual([]);
  });
});

test('the same request gives the same marks, another seed others', () => {
  const [first, again, other] = [ruleMarks(requestOf({})), ruleMarks(requestOf({})), ruleMarks(requestOf({ seed: 2 }))];
  expect(again).toEqual(first);
  expect(other.map((mark) => mark.drawing.shapes)).not.toEqual(first.map((mark) => mark.drawing.shapes));
});

test('the marks of one list are all different and of many kinds', () => {
  const list = ruleMarks(requestOf({ latinName: 'Shanhai Teahouse', count: 40 }));
  expect(list).toHaveLength(40);
  expect(new Set(list.map((mark) => mark.drawing.shapes.map((shape) => shape.d).join())).size).toBe(40);
  expect(new Set(list.slice(0, 10).map((mark) => mark.source.id.split('/')[0])).size).toBeGreaterThanOrEqual(8);
});

test('every seed of a recipe gives a drawing of its own', () => {
  const brief = briefOf(requestOf({}));
  const seal = RECIPES.find((recipe) => recipe.kind === 'seal')!;
  const count = inSweep({ full: 300, short: 75 });
  const seen = new Set(Array.from({ length: count }, (_, seed) => drawRecipe(seal, brief, seed)?.drawing.shapes[0]?.d));
  expect(seen.size).toBe(count);
}, 60_000);

test('a seal is read down from the right: 山 stands right of 茶 and above 海', () => {
  const recipe = RECIPES.find((each) => each.form === 'square-4-red')!;
  const mark = drawRecipe(recipe, briefOf(requestOf({ fontKeys: ['noto-sans-sc-bold.ttf'] })), 5)!;
  const rings = readOutline(mark.drawing.shapes[0]!.d).map((ring) => boxOf([ring]));
  const shan = rings.filter((box) => box.x > 120 && box.y + box.height < 122);
  // 山 is one ring; the fullest cell (海) lies below it.
  const hai = rings.filter((box) => box.x > 120 && box.y > 116 && box.width < 100);
  expect(shan).toHaveLength(1);
  expect(hai.length).toBeGreaterThan(2);
});

describe('names that give little', () => {
  const odd = [
    '茶',
    '☕️🍵',
    'مقهى',
    '‏שלום',
    'é',
    '&',
    '',
    '一二三四五六七八九十一二三四五六七八九十',
    'Ω',
    'x'.repeat(20),
    '𠮷野家',
    '"><svg/>',
  ];
  test.each(odd)('%j never throws and never draws a box for a missing letter', (name) => {
    const count = inSweep({ full: 60, short: 20 });
    const list = ruleMarks(requestOf({ name, count, icons: [] }));
    expect(list.length).toBeGreaterThan(0);
    for (const { drawing, source } of list) {
      expect(() => markDrawingSchema.parse(drawing), source.id).not.toThrow();
      if (/\p{Script=Arabic}|\p{Script=Hebrew}|\p{Emoji_Presentation}/u.test(name))
        expect(source.id).toMatch(/^motif\//);
    }
  });

  test('without faces only motifs and pictures are left', () => {
    const kinds = new Set(
      ruleMarks(requestOf({ fontKeys: [], count: 60 })).map((mark) => mark.source.id.split('/')[0]),
    );
    expect(kinds).toEqual(new Set(['badge', 'motif', 'negative']));
  });

  test('a face that lacks a character is passed over', () => {
    const brief = briefOf(requestOf({ name: '山𠮷', fontKeys: FACES }));
    for (const recipe of RECIPES.filter((each) => each.kind === 'seal')) {
      expect(drawRecipe(recipe, brief, 1)?.source.id ?? '').not.toContain('𠮷');
    }
  });
});

test('a mark costs about 15 ms of processor time or less when warm', () => {
  const brief = briefOf(requestOf({}));
  // Warm by the drawings above; a slow machine is given as much more as a fixed computation takes on it.
  const costs = SLICE.map((recipe) => {
    const before = process.cpuUsage();
    for (const seed of [1, 2]) drawRecipe(recipe, brief, seed);
    const { user } = process.cpuUsage(before);
    return user / 2000;
  }).toSorted((a, b) => a - b);
  const times = slowness();
  expect(costs[Math.floor(costs.length / 2)]).toBeLessThan(15 * times);
  expect(costs[Math.floor(costs.length * 0.9)]).toBeLessThan(30 * times);
}, 60_000);
