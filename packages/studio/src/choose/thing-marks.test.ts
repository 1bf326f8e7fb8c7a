import { openShippedOutlines } from '@markwright/fonts/node';
import { beforeAll, expect, test } from 'vitest';
import { shownBy } from './depicted-concepts.ts';
import { plainMarks, togetherMarks, wishedLetters } from './thing-marks.ts';

const FACES = ['noto-sans-sc-black.ttf', 'montserrat-extrabold.ttf'];
const outlines = openShippedOutlines();
beforeAll(() => outlines.ensureLoaded(FACES), 60_000);

test('a letter that is to be a thing shows that thing, in either script', () => {
  const shown = (name: string, letter: string, concept: string) =>
    wishedLetters([{ letter, concept }], { name, outlines, fontKeys: FACES, seed: 1 }).map((idea) => {
      const mark = idea.draw();
      return mark && shownBy(mark.source).things;
    });
  expect(shown('Mini', 'i', 'bee')).toEqual([['bee']]);
  expect(shown('草莓心', '心', 'strawberry')).toEqual([['strawberry']]);
  expect(shown('Mini', 'x', 'bee')).toEqual([undefined]);
});

test('two things that no way joins as said are side by side, and say no more', () => {
  const [idea] = togetherMarks({ subject: 'gear', relation: 'wearing', object: 'cheese' }, 1);
  expect(['and', 'beside']).toContain(shownBy(idea!.draw()!.source).relation);
});

test('a pine is drawn as one of the country that the name is written in', () => {
  const first = (name: string, seed: number) =>
    plainMarks({ concept: 'pine-tree', reason: 'said', words: { zh: '松', en: 'pine' } }, { seed, name })[0]?.key;
  for (const seed of [0, 1, 2, 3]) {
    expect(first('听松书院', seed)).toMatch(/welcoming/);
    expect(first('Pine Lodge', seed)).not.toMatch(/welcoming/);
  }
});
