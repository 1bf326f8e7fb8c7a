import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allConcepts, ownMarksFor, ownMarks } from '@markwright/marks';
import { conceptsOfName } from './concepts-of-name.ts';
import { industryOf, matchIndustries } from '../words/match-industries.ts';
import { searchConcepts } from './search-concepts.ts';

const found = async (text: string, limit = 10) => (await searchConcepts(text, { limit })).map(({ concept }) => concept);

test('the lexicon answers a trade in either language', async () => {
  expect((await found('律师事务所')).slice(0, 3)).toEqual(expect.arrayContaining(['scales', 'law-book']));
  expect((await found('we are a small law firm')).slice(0, 3)).toContain('scales');
});

test('what the lexicon does not explain is heard as well', async () => {
  expect(await found('海边咖啡馆')).toContain('wave');
  expect(await found('lighthouse themed bed and breakfast')).toContain('lighthouse');
});

test('a longer trade hides the shorter one inside it', () => {
  expect(matchIndustries('宠物医院').matches.map(({ industry }) => industry.id)).toEqual(['pet-hospital']);
});

test('a trade inside a longer name or word is not heard', () => {
  expect(matchIndustries('hot air balloon rides').matches.map(({ industry }) => industry.id)).toEqual([
    'balloon-rides',
  ]);
  expect(matchIndustries('repair').matches.map(({ industry }) => industry.id)).not.toContain('artificial-intelligence');
});

test('both trades of a shop that is two things are shown', async () => {
  const concepts = await found('bookstore cafe');
  expect(concepts).toContain('book');
  expect(concepts).toContain('coffee');
});

test('every concept we draw ourselves is reached by search, gourd and weave by their own names', async () => {
  const reached = new Set(allConcepts().flatMap(({ id }) => ownMarksFor(id).map(({ concept }) => concept)));
  expect(ownMarks.map(({ concept }) => concept).filter((concept) => !reached.has(concept))).toEqual([]);
  for (const text of ['葫芦', 'gourd']) expect((await found(text, 3))[0]).toBe('gourd');
  for (const text of ['竹编', '经纬', 'weaving']) expect((await found(text, 3))[0]).toBe('weave');
});

test('ten results are ten different concepts with words in both languages', async () => {
  const hits = await searchConcepts('coffee');
  expect(new Set(hits.map(({ concept }) => concept)).size).toBe(10);
  expect(hits.every(({ words }) => words.zh.length > 0 && words.en.length > 0)).toBe(true);
});

test('the same request gives the same list', async () => {
  expect(await searchConcepts('手工皂 lavender')).toEqual(await searchConcepts('手工皂 lavender'));
});

test('nothing in, ideas that fit any brand out', async () => {
  expect(await found('')).toHaveLength(10);
  expect(await found('zzqx')).toHaveLength(10);
});

test('any text whatever gets a full list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (text) => {
      expect(await found(text, 12)).toHaveLength(12);
    }),
    { numRuns: 25 },
  );
});

test('industryOf names the trade and its moods', () => {
  expect(industryOf('我想开一家奶茶店')).toMatchObject({ id: 'milk-tea', moods: expect.arrayContaining(['playful']) });
  expect(industryOf('qwerty')).toBeUndefined();
});

test('a word in a name hides the last of its characters: a snail is no ox, a galaxy still has its star', () => {
  const named = (name: string) => conceptsOfName(name).map(({ concept }) => concept);
  expect(named('小蜗牛')).toEqual(['snail']);
  expect(named('星河科技').slice(0, 2)).toEqual(['galaxy', 'star']);
});

test('a name shows what its characters are', () => {
  const concepts = conceptsOfName('山海茶舍').map(({ concept }) => concept);
  expect(concepts.slice(0, 4)).toEqual(expect.arrayContaining(['mountain', 'wave', 'tea']));
  expect(conceptsOfName('Blue Fox').map(({ concept }) => concept)).toContain('fox');
  expect(conceptsOfName('阿')).toEqual([]);
});

test('what a business deals in shows more than one of its pictures, and words of trade name nothing beside it', async () => {
  const first = async (text: string, count: number) =>
    (await searchConcepts(text, { limit: count })).map(({ concept }) => concept);
  expect(await first('chess academy', 10)).toEqual(expect.arrayContaining(['chess-knight', 'chess-board']));
  expect(await first('fire protection equipment', 3)).toEqual(expect.arrayContaining(['fire', 'fire-extinguisher']));
});

test.each([
  ['T恤', 't-shirt'],
  ["ship's wheel", 'ship-wheel'],
  ['lily of the valley', 'bell-orchid'],
  ["rubik's cube", 'rubiks-cube'],
  ['camper van', 'camper'],
])('%s is found by its whole name', async (name, concept) => {
  const [first] = await searchConcepts(name, { limit: 1 });
  expect(first?.concept).toBe(concept);
});
