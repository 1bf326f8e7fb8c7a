import { expect, test } from 'vitest';
import { interpretBrief } from './interpret-brief.ts';
import { withTold, type ToldReading } from './told-reading.ts';

const BRIEF = { name: '山野', inspiration: '一家露营用品店，不要帐篷', language: 'zh' } as const;
const TOLD: ToldReading = {
  things: [
    { noun: 'fox', role: 'subject', count: 1 },
    { noun: 'lantern', role: 'object', count: 1 },
  ],
  relations: [{ subject: 0, relation: 'holding', object: 1 }],
  refuse: [],
  onlyLetters: false,
};
const read = async (told: Partial<ToldReading>) => withTold(await interpretBrief(BRIEF), { ...TOLD, ...told });

test('things and relations that were told lead the reading', async () => {
  const { things, scenes, concepts } = await read({});
  expect(things.map(({ concept }) => concept)).toEqual(['fox', 'lantern']);
  expect(scenes).toEqual([{ subject: 'fox', relation: 'holding', object: 'lantern' }]);
  expect(concepts.slice(0, 2).map(({ concept }) => concept)).toEqual(['fox', 'lantern']);
});

test('what our own reader declined stays declined, whatever is told', async () => {
  const { things, scenes, concepts, refusals } = await read({
    things: [
      { noun: 'fox', role: 'subject', count: 1 },
      { noun: 'tent', role: 'object', count: 1 },
    ],
  });
  expect(refusals.map(({ name }) => name)).toContain('tent');
  expect([...things, ...concepts].map(({ concept }) => concept)).not.toContain('tent');
  expect(scenes).toEqual([]);
});

test('what is told to be declined is declined as well', async () => {
  const { concepts, refusals } = await read({ refuse: ['lantern', 'pink'] });
  expect(refusals.map(({ name }) => name)).toEqual(expect.arrayContaining(['tent', 'lantern', 'pink']));
  expect(concepts.map(({ concept }) => concept)).not.toContain('lantern');
});

test('a telling of things nobody can draw leaves our own reading', async () => {
  const own = await interpretBrief(BRIEF);
  const { things, concepts } = await read({
    things: [{ noun: 'zeitgeist', role: 'subject', count: 1 }],
    relations: [{ subject: 0, relation: 'on', object: 7 }],
  });
  expect(things).toEqual(own.things);
  expect(concepts).toEqual(own.concepts);
});
