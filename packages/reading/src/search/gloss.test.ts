import { expect, test } from 'vitest';
import { glossChinese } from './gloss.ts';

test('hanzi are read through the dictionary by their longest words, other text stays', () => {
  expect(glossChinese('coffee by the sea')).toBe('coffee by the sea');
  expect(glossChinese('月亮')).toBe('the moon');
  expect(glossChinese('moon 月亮 cafe')).toMatch(/^moon +the moon +cafe$/);
  // A bookshop, not a book and a shop.
  expect(glossChinese('书店')).toBe('bookstore');
});

test('of several entries of one word the first that says something counts', () => {
  // 王 is a surname before it is a king.
  expect(glossChinese('王')).toMatch(/king|monarch/);
});

test('what only binds other words or says how one is used is left out', () => {
  // As words of their own 着 is a move in chess and 老 a prefix before surnames.
  expect(glossChinese('抱着')).toBe('to hold');
  expect(glossChinese('老')).toBe('old');
});
