import { expect, test } from 'vitest';
import { allFonts, coverageOfFont, editorFonts } from '../src/font-catalogue.ts';
import { BIG5_LEVEL_1, GB2312, GB2312_LEVEL_1 } from './character-set.ts';

const count = (characters: string, key: string) => {
  const covers = coverageOfFont(key);
  return Array.from(characters).filter((character) => covers(character.codePointAt(0) ?? 0)).length;
};

test('the character sets have the sizes their standards give', () => {
  expect(Array.from(GB2312)).toHaveLength(6763);
  expect(Array.from(GB2312_LEVEL_1)).toHaveLength(3755);
  expect(Array.from(BIG5_LEVEL_1)).toHaveLength(5401);
  expect(GB2312.startsWith(GB2312_LEVEL_1)).toBe(true);
});

test('every Chinese face draws at least 98 % of the common hanzi', () => {
  for (const { key } of allFonts.filter((font) => font.script === 'hanzi')) {
    expect(count(GB2312_LEVEL_1, key), key).toBeGreaterThanOrEqual(3680);
  }
});

test('the fonts of the editor draw all common hanzi', () => {
  for (const { key } of editorFonts) expect(count(GB2312_LEVEL_1, key), key).toBe(3755);
});

test('every face draws plain Latin letters and digits', () => {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &.-';
  for (const { key } of allFonts) expect(count(plain, key), key).toBe(plain.length);
});
