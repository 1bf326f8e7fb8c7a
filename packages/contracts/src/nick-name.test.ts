import { expect, test } from 'vitest';
import { nickNameIn } from './nick-name.ts';

test('a given nickname follows the language of the page, a chosen one stays', () => {
  expect([nickNameIn('en', '方格用户1482'), nickNameIn('zh', 'Maker A')]).toEqual(['Maker 1482', '方格用户A']);
  for (const chosen of ['Maker of bread', 'Maker Joe', '方格用户小王', '方格用户', '老陈', ''])
    expect(nickNameIn('en', chosen)).toBe(chosen);
});
