import { expect, test } from 'vitest';
import { hasBlockedWord } from './blocked-words.ts';

test('a blocked word is found through case, spaces, full-width letters and punctuation', () => {
  for (const text of ['澳门博彩', '赌 博 网', 'ＰＯＲＮ', 'Por-n Hub', 'p.o.r.n', 'HEROIN shop', '色*情']) {
    expect(hasBlockedWord([text]), text).toBe(true);
  }
});

test('harmless names that merely contain the letters of one pass', () => {
  for (const text of [
    '半山面包',
    'Isis-like crisis',
    'Heroine Coffee',
    'Popcorn',
    'Denazification',
    '大麻花铺',
    '博采众长',
    '诗酒趁年华',
  ]) {
    expect(hasBlockedWord([text]), text).toBe(false);
  }
});

test('a word set over two lines of a logo is found', () => {
  expect(hasBlockedWord(['赌', '博'])).toBe(true);
  expect(hasBlockedWord(['清茶', null, undefined])).toBe(false);
});
