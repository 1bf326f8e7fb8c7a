import { expect, test } from 'vitest';
import { conceptsFor } from './concepts-for.ts';

const ideas = async (name: string, description: string) =>
  (await conceptsFor({ name, description })).map(({ concept }) => concept);

test('what a name pictures is of the kind that the trade knows', async () => {
  expect(await ideas('Wheel & Kiln', 'pottery classes')).toContain('potters-wheel');
  expect(await ideas('Wheel & Kiln', 'pottery classes')).not.toContain('wheel');
  expect(await ideas('Golden Leaf', 'tea house')).toContain('tea-leaf');
});

test('a filling is no picture of a bun', async () => {
  const found = await ideas('大馅包子铺', '猪肉大葱、韭菜鸡蛋，一笼十个');
  expect(found[0]).toBe('bun');
  expect(found).not.toContain('egg');
});

test('where no trade is known what was named stands alone, without guesses of the search', async () => {
  expect(await ideas('Barr & Son', 'kilts made to measure')).toEqual(['pleated-skirt']);
  expect((await ideas('Qinglan', '')).length).toBeGreaterThan(0);
});
