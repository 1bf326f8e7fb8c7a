import { expect, test } from 'vitest';
import { useCreateLogo } from '../../../stores/create-logo.ts';
import {
  countFilters,
  firstFilters,
  groupOf,
  isUnfiltered,
  listQuery,
  NO_FILTERS,
  type FontGroup,
} from './list-filters.ts';

const flow = { ...useCreateLogo.getInitialState(), logoName: ' 半山面包 ', description: '面包店', color: 2 };
const groups: FontGroup[] = [
  {
    category: 'brush',
    fonts: [
      { key: 'a.ttf', script: 'hanzi' },
      { key: 'b.ttf', script: 'hanzi' },
    ],
  },
  { category: 'serif', fonts: [{ key: 'c.ttf', script: 'hanzi' }] },
];

test('the list opens with what step four was answered', () => {
  expect(firstFilters(flow)).toEqual({ ...NO_FILTERS, color: 2 });
  expect(firstFilters({ color: 0, fontList: ['c.ttf'] }).font).toEqual({ kind: 'chosen' });
  expect(isUnfiltered(firstFilters({ color: 0, fontList: [] }))).toBe(true);
});

test('[S2.17] colour, font and tag go to the server together', () => {
  const filters = { color: 4, font: { kind: 'category' as const, name: 'brush' }, tag: 'bakery' };
  expect(listQuery(flow, filters, groups)).toEqual({
    name: '半山面包',
    description: '面包店',
    tags: [],
    onlyTag: 'bakery',
    color: 4,
    fonts: ['a.ttf', 'b.ttf'],
    secondName: undefined,
    slogan: undefined,
  });
  expect(listQuery(flow, { ...filters, font: { kind: 'one', key: 'c.ttf' } }, groups).fonts).toEqual(['c.ttf']);
});

test('filters are counted, and a font shows the group it belongs to', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters({ color: 4, font: { kind: 'one', key: 'c.ttf' }, tag: 'bakery', favourites: false })).toBe(3);
  expect(countFilters({ ...NO_FILTERS, color: 4, favourites: true })).toBe(1);
  expect(groupOf({ kind: 'one', key: 'c.ttf' }, groups)?.category).toBe('serif');
  expect(groupOf({ kind: 'category', name: 'brush' }, groups)?.category).toBe('brush');
  expect(groupOf({ kind: 'chosen' }, groups)).toBeUndefined();
});

test('no more fonts are named than one question may carry', () => {
  const fontList = Array.from({ length: 24 }, (_, index) => `${index}.ttf`);
  expect(listQuery({ ...flow, fontList }, { ...NO_FILTERS, font: { kind: 'chosen' } }, groups).fonts).toHaveLength(20);
});
