import { openShippedOutlines } from '@markwright/fonts/node';
import { markDrawingSchema } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { touches, readOutline } from '@markwright/vector/outline';
import { letterPicture } from './letter-picture.ts';
import { conceptOfPartPicture } from './replace-part.ts';

const HAN = ['noto-sans-sc-black.ttf', 'chiron-goround-bold.ttf'];
const LATIN = ['montserrat-extrabold.ttf', 'poppins-bold.ttf'];
const outlines = openShippedOutlines();
beforeAll(() => outlines.ensureLoaded([...HAN, ...LATIN]), 60_000);

const drawn = (name: string, letter: string, concept: string) =>
  letterPicture({
    name,
    letter,
    concept,
    outlines,
    fontKeys: /\p{Script=Han}/u.test(letter) ? HAN : LATIN,
    seed: 1,
  });

test.each([
  ['the dot of i is a bee', 'Mini', 'i', 'bee', 'dot'],
  ['a rocket stands where the bar of A was', 'Ada', 'A', 'rocket', 'bar'],
  ['a stroke of 心 is a strawberry', '草莓心', '心', 'strawberry', 'stroke'],
  ['noodles are in 回', '回味', '回', 'noodles', 'stroke'],
  ['a fern grows under the arm of F', 'Fern', 'F', 'fern', 'room'],
  ['a swan swims before the S', 'Swan Lake', 's', 'swan', 'before'],
])('%s', (_, name, letter, concept, how) => {
  const mark = drawn(name, letter, concept);
  const [kind, , where, what] = mark!.source.id.split('/');
  expect([kind, where, conceptOfPartPicture(what!)]).toEqual(['lift', how, concept]);
  expect(markDrawingSchema.safeParse(mark!.drawing).error).toBeUndefined();
  expect(mark!.meaning.zh).toMatch(/\p{Script=Han}{3}/u);
  const [ink, picture] = mark!.drawing.shapes.map(({ d }) => readOutline(d));
  expect(touches(ink!, picture!)).toBe(false);
});

test('a letter that the name does not have, and a thing that nobody has drawn, give nothing', () => {
  expect(drawn('Mini', 'z', 'bee')).toBeUndefined();
  expect(drawn('Mini', 'i', 'no-such-thing')).toBeUndefined();
});

test('large, a picture that is a crumb in a line of letters gives way', () => {
  const inside = (isInside: boolean | 'large') =>
    letterPicture({ name: '老码头', letter: '头', concept: 'pier', outlines, fontKeys: HAN, seed: 1, isInside });
  expect(inside(true)).toBeDefined();
  expect(inside('large')).toBeUndefined();
});
