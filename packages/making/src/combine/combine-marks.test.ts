import { markDrawingSchema } from '@markwright/logo';
import { expect, test } from 'vitest';
import { boxOf, readOutline } from '@markwright/vector/outline';
import { nearestTrademark, TOO_NEAR, findOwnMark } from '@markwright/marks';
import { combineMarks, drawCombined, HOSTS } from './combine-marks.ts';
import { findGuest } from './guest.ts';
import { GUEST_DRAWINGS } from './guests.data.ts';
import { findHalf, joinHalves, lopsided } from './halves.ts';
import { HALVES } from './halves.data.ts';
import { joinMarks } from './join.ts';

const PAIRS: [string, string][] = [
  ['coffee', 'wave'],
  ['book', 'tree'],
  ['bear', 'bread'],
  ['mountain', 'coffee'],
  ['house', 'leaf'],
  ['fish', 'pen'],
  ['moon', 'cat'],
  ['sun', 'mountain'],
  ['cloud', 'mountain'],
  ['camera', 'flower'],
];

test.each(PAIRS)('%s and %s become one mark that holds as a document’s drawing', (one, other) => {
  const marks = combineMarks(one, other, 7);
  expect(marks.length).toBeGreaterThanOrEqual(1);
  for (const { drawing, source } of marks) {
    expect(markDrawingSchema.safeParse(drawing).success).toBe(true);
    expect(source.kind).toBe('combined');
    for (const { d } of [...drawing.shapes, ...drawing.small!]) expect(d).toMatch(/^(?:M[^MZ]+Z)+$/);
    const ink = boxOf(drawing.shapes.flatMap(({ d }) => readOutline(d)));
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(ink[side]).toBeCloseTo(drawing.box[side], 1);
    expect(Math.max(drawing.box.width, drawing.box.height)).toBeCloseTo(208, 6);
    expect(drawing.construction!.length).toBeGreaterThan(3);
  }
});

test('the order of the two ideas does not matter to what can be made of them', () => {
  const ids = (one: string, other: string) => combineMarks(one, other, 1).map(({ source }) => source.id);
  expect(ids('tree', 'book').toSorted()).toEqual(ids('book', 'tree').toSorted());
});

test('an outline that both ideas share comes first', () => {
  expect(combineMarks('bear', 'bread', 4)[0]?.source.id).toBe('toast/face/bread/bear');
});

test('like silhouettes are joined as two halves on one axis, and every half is the same left and right', () => {
  for (const concept of Object.keys(HALVES)) {
    expect(lopsided(findHalf(concept, 1)!), concept).toBeLessThan(0.04);
  }
  const joined = combineMarks('cat', 'dog', 3).find(({ source }) => source.id === 'halves/axis/cat/dog');
  const [left, right] = joined!.drawing.shapes.map(({ d }) => boxOf(readOutline(d)));
  expect(right!.x - left!.x - left!.width).toBeGreaterThan(8);
  expect(Math.abs(left!.height - right!.height)).toBeLessThan(2);
  expect(joined!.meaning.zh).toMatch(/^左半是.+，右半是.+，合于一轴：.+；.+/);
  expect(combineMarks('cat', 'gear', 3).filter(({ source }) => source.id.startsWith('halves'))).toEqual([]);
});

test('a part of one idea is exchanged for the other by likeness of form and meaning', () => {
  const ways: [string, string, string][] = [
    ['island', 'coin', '_ for the sun'],
    ['cake', 'leaf', 'for the flame'],
    ['rocket', 'leaf', 'for the fire'],
    ['key', 'heart', 'for the bow'],
    ['ice-cream', 'globe', 'for the scoop'],
  ];
  for (const [host, guest, said] of ways) {
    const mark = combineMarks(host, guest, 1).find(({ source }) => source.id.includes('/part/'));
    expect(mark?.meaning.en, `${host} and ${guest}`).toContain(said.replace('_ ', ''));
    expect(mark?.drawing.shapes.map(({ paint }) => paint)).toContain('secondary');
  }
  // A fish looks like no flame.
  expect(combineMarks('rocket', 'fish', 1).filter(({ source }) => source.id.includes('/part/'))).toEqual([]);
});

test('every way of joining has its own drawing for small sizes', () => {
  for (const [one, other] of [...PAIRS, ['cat', 'dog'], ['island', 'coin']] as [string, string][]) {
    for (const { drawing, source } of combineMarks(one, other, 2)) {
      expect(drawing.small, source.id).not.toEqual(drawing.shapes);
    }
  }
});

test('the same seed gives the same marks, another one other proportions', () => {
  expect(combineMarks('coffee', 'mountain', 3)).toEqual(combineMarks('coffee', 'mountain', 3));
  const drawn = [1, 2, 3, 4].map((seed) => combineMarks('leaf', 'house', seed)[0]?.drawing.shapes[0]?.d);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('a combination can be drawn again from its source alone', () => {
  for (const mark of combineMarks('moon', 'cat', 12)) expect(drawCombined(mark.source.id, 12)).toEqual(mark);
  expect(drawCombined('mug/cut/coffee/wrench', 1)).toBeUndefined();
  expect(drawCombined('nonsense', 1)).toBeUndefined();
});

test('the meaning names the picture and both ideas, in two languages', () => {
  const [mark] = combineMarks('coffee', 'mountain', 1);
  expect(mark?.meaning.zh).toMatch(/^杯[中上]有山：.+；.+/);
  expect(mark?.meaning.en).toMatch(/^A mountain .*cup: .+; .+/);
});

test('ideas that no rule joins, the same idea twice and unknown ones give nothing', () => {
  expect(combineMarks('wrench', 'shrimp', 1)).toEqual([]);
  expect(combineMarks('coffee', 'coffee', 1)).toEqual([]);
  expect(combineMarks('no-such-thing', 'coffee', 1)).toEqual([]);
  expect(combineMarks('coffee', 'no-such-thing', 1)).toEqual([]);
});

test('every guest is one of our own marks', () => {
  for (const [concept, { key }] of Object.entries(GUEST_DRAWINGS)) expect(findOwnMark(key)?.concept).toBe(concept);
});

test('no join comes near a well-known trademark', () => {
  const guest = findGuest('heart', 1)!;
  for (const host of HOSTS) {
    const sketch = joinMarks(host, guest);
    if (sketch) expect(nearestTrademark(sketch.parts).distance, host.name).toBeGreaterThan(TOO_NEAR);
  }
  for (const [one, other] of [
    ['sun', 'flower'],
    ['coin', 'wheel'],
    ['wheel', 'gear'],
    ['pine', 'tulip'],
  ] as const) {
    const sketch = joinHalves(findHalf(one, 1)!, findHalf(other, 1)!)!;
    expect(nearestTrademark(sketch.parts).distance, `${one} and ${other}`).toBeGreaterThan(TOO_NEAR);
  }
});
