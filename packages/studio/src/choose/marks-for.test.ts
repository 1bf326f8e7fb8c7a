import { openShippedOutlines } from '@markwright/fonts/node';
import { findLayout } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { openStudio, type LogoList } from '../list/open-studio.ts';

const BRIEFS = [
  { name: '老街烧饼', description: '现烤烧饼' },
  { name: '阿强修车', description: '电动车修理铺' },
  { name: '青禾茶舍', description: '茶馆' },
  { name: 'Ridgeline Bikes', description: 'we repair mountain bikes' },
  { name: 'Olive Grove', description: 'olive oil, an olive branch' },
] as const;
let lists: LogoList['docs'][];

beforeAll(async () => {
  const studio = openStudio(openShippedOutlines());
  lists = [];
  for (const brief of BRIEFS) lists.push((await studio.list(brief, { from: 0, count: 20 })).docs);
}, 120_000);

test('of the first twenty logos of a list at most three show the same drawing', () => {
  for (const [at, docs] of lists.entries()) {
    const drawn = docs.filter(({ layout }) => findLayout(layout.id)?.drawsMark).map(({ mark }) => mark?.source.id);
    const most = Math.max(...drawn.map((id) => drawn.filter((other) => other === id).length));
    expect(most, BRIEFS[at]?.name).toBeLessThanOrEqual(3);
  }
});

test('a character whose part became a picture stands in its name, in the face it was drawn from', () => {
  const redrawn = lists[2]?.find(({ mark, layout }) => mark?.source.kind === 'lift' && layout.id === 'in-name');
  expect(redrawn?.mark?.source.id.endsWith(redrawn.name.font)).toBe(true);
});
