import { expect, test } from 'vitest';
import { explainRefusals, explainThing } from './explain-reading.ts';
import { interpretBrief } from './interpret-brief.ts';

test('every thing of a reading says why it is read so, in both languages', async () => {
  const { things } = await interpretBrief({
    name: '渔火',
    inspiration: '居酒屋，画一只猫抱着一条鱼',
    language: 'zh',
  });
  expect(things.map(({ concept, why }) => [concept, explainThing(why).zh])).toEqual([
    ['cat', '直接要求画'],
    ['fish', '和主体一起画'],
  ]);
  for (const { why } of things) expect(explainThing(why).en).toMatch(/[a-z]/);
});

test('what is declined or only mentioned is told with its reason and never as wanted', async () => {
  const reading = await interpretBrief({
    name: 'Nook',
    inspiration: 'a bookshop, an owl reading a book, no cats, for students',
    language: 'en',
  });
  const { refused, passedOver } = explainRefusals(reading);
  expect(refused).toEqual([{ text: 'cats', zh: '猫', en: 'cat' }]);
  expect(passedOver).toContainEqual({
    text: 'students',
    why: { zh: '说的是做法、价格或顾客', en: 'tells how, for whom or for how much' },
  });
  expect(reading.things.map(({ concept }) => concept)).not.toContain('cat');
});
