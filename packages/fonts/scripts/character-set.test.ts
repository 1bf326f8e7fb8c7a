import { expect, test } from 'vitest';
import { allFonts, coverageOfFont, editorFonts } from '../src/font-catalogue.ts';
import { BIG5_LEVEL_1, GB2312, GB2312_LEVEL_1 } from './character-set.ts';
import { NAME_CHARACTERS } from './name-characters.data.ts';

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

test('a dozen faces or more draw what names use beyond the standards: 堃 喆 祎 龘 囍 焗 燚', () => {
  const names = '堃喆祎囍焗燚犇垚骉翀珺玥暻粿饸馃';
  const hanzi = allFonts.filter((font) => font.script === 'hanzi');
  for (const character of names) {
    const able = hanzi.filter(({ key }) => count(character, key) === 1);
    expect(able.length, character).toBeGreaterThanOrEqual(10);
  }
  expect(hanzi.filter(({ key }) => count('龘', key) === 1).length).toBeGreaterThanOrEqual(6);
});

test('characters gathered by hand are hanzi, each once, and none that the standards hold already', () => {
  const gathered = Array.from(NAME_CHARACTERS);
  expect(gathered.every((character) => /^\p{Script=Han}$/u.test(character))).toBe(true);
  expect(new Set(gathered).size).toBe(gathered.length);
  expect(gathered.filter((character) => (GB2312 + BIG5_LEVEL_1).includes(character))).toEqual([]);
});

test('every face draws plain Latin letters and digits', () => {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &.-';
  for (const { key } of allFonts) expect(count(plain, key), key).toBe(plain.length);
});
