import { openShippedOutlines } from '@markwright/fonts/node';
import { expect, test } from 'vitest';
import { openStudio } from './list/open-studio.ts';
import { isPresent, presenceOf } from './testing/presence-of.ts';

const outlines = openShippedOutlines();
const BRIEFS = [
  { name: 'Hollow Oak Bakery', description: 'family bakery, fresh bread' },
  { name: 'Paws & Suds', description: 'dog grooming' },
  { name: 'Byte Harbor', description: 'software company', slogan: 'Safe in port' },
  { name: 'Marlow & Finch', description: 'law firm' },
  { name: '竹里茶舍', description: '中式茶馆', secondName: 'Bamboo House' },
  { name: '老灶火锅', description: '重庆火锅店' },
  { name: '山野民宿', description: '山里的民宿', secondName: 'Wild Hill', slogan: '住进山里' },
  { name: '一指美甲', description: '美甲店' },
];

test('L22: over lists of logos the mark is the picture of each, over the name and beside it', async () => {
  const studio = openStudio(outlines);
  const pages = await Promise.all(BRIEFS.map((brief) => studio.list(brief, { from: 0, count: 20 })));
  const measured = pages.flatMap(({ docs }) => docs).flatMap((doc) => presenceOf(doc, outlines) ?? []);
  expect(measured.filter(({ isStacked }) => isStacked).length).toBeGreaterThan(30);
  expect(measured.filter(({ isStacked }) => !isStacked).length).toBeGreaterThan(20);
  expect(measured.filter((each) => !isPresent(each))).toEqual([]);
}, 120_000);
