import { expect, test } from 'vitest';
import { searchQuery, searchWords } from './search-words.ts';

test('hanzi are found by their pairs, other words by themselves, and mixed runs by both', () => {
  expect(searchWords('商标法 Logo, 2025年')).toEqual(['商标', '标法', '法', 'logo', '2025', '年']);
  expect(searchWords('ＬＯＧＯ设计')).toEqual(['logo', '设计', '计']);
});

test('a question wants every pair, one character is a beginning, and so is a Latin word', () => {
  expect(searchQuery('商标法')).toBe(`'商标' & '标法'`);
  expect(searchQuery('商')).toBe(`'商':*`);
  expect(searchQuery('trade mark')).toBe(`'trade':* & 'mark':*`);
});

test('marks of the query language are not words', () => {
  for (const nothing of ['', '  ', `'&|!():*\\`, '，。']) expect(searchQuery(nothing)).toBeUndefined();
  expect(searchQuery(`o'brien & !x`)).toBe(`'o':* & 'brien':* & 'x':*`);
});

test('a megabyte of text gives a bounded number of words', () => {
  const text = Array.from({ length: 200_000 }, (_, index) => `w${index}`).join(' ');
  expect(searchWords(text).length).toBeLessThanOrEqual(20_001);
  expect(searchWords('x'.repeat(1_000_000))[0]?.length).toBe(40);
});
