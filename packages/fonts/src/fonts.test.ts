import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allFonts, editorFonts, findFont, fontsByCategory, getFont, missingCharacters } from './font-catalogue.ts';
import { fontNotices } from './font-notices.ts';
import { readLicence, shippedFontPath } from './node/index.ts';

const LIMIT_BYTES = 50 * 1024 * 1024;
const chinese = allFonts.filter((font) => font.script === 'hanzi');
const latin = allFonts.filter((font) => font.script === 'latin');
const families = (fonts: readonly { family: string }[]) => new Set(fonts.map((font) => font.family));

test('[S1.4] the catalogue holds 16 or more Chinese families over six categories, two or more in each', () => {
  expect(families(chinese).size).toBeGreaterThanOrEqual(16);
  const groups = fontsByCategory().filter(({ category }) => category !== '英文字体');
  expect(groups.map(({ category }) => category)).toEqual([
    '书法字体',
    '优雅宋体',
    '艺术字体',
    '卡通字体',
    '简约黑体',
    '舒适圆体',
  ]);
  for (const { fonts } of groups) expect(families(fonts).size).toBeGreaterThanOrEqual(2);
});

test('the catalogue holds 24 or more Latin families', () => {
  expect(families(latin).size).toBeGreaterThanOrEqual(24);
});

test('[S1.4] the editor offers eleven Chinese fonts, from every category', () => {
  expect(editorFonts).toHaveLength(11);
  expect(new Set(editorFonts.map((font) => font.category)).size).toBe(6);
  expect(editorFonts.every((font) => font.script === 'hanzi')).toBe(true);
});

test('[S3.1] a font entry has a key ending in .ttf, once, and an inline picture of 140 × 20', () => {
  expect(new Set(allFonts.map((font) => font.key)).size).toBe(allFonts.length);
  for (const { key, picUrl } of allFonts) {
    expect(key).toMatch(/^[a-z0-9-]+\.ttf$/);
    expect(picUrl).toMatch(/^data:image\/svg\+xml,%3Csvg [^#<>"]*width='140' height='20'[^#<>"]*%3C\/svg%3E$/);
    expect(picUrl.length, key).toBeLessThan(8000);
  }
});

test('every font has the Open Font License on file, headed by its own copyright notice', async () => {
  for (const { key, licence } of allFonts) {
    const text = await readLicence(key);
    expect(licence.spdx).toBe('OFL-1.1');
    expect(text, key).toContain('SIL OPEN FONT LICENSE Version 1.1');
    expect(text.replaceAll(/\s+/g, ' '), key).toContain(licence.copyright.replaceAll(/\s+/g, ' '));
  }
});

test('a modified font bears no name that its makers reserve', () => {
  const reserved = ['smiley', '得意', 'tiejili', '铁蒺藜', 'tangyuan', '糖圆', 'plex', 'source', 'lobster', 'playfair'];
  for (const { key, family, zh, en, source } of allFonts) {
    if (!source.modified) continue;
    const names = [key, family, zh, en].join(' ').toLowerCase();
    for (const name of reserved) expect(names).not.toContain(name);
  }
});

test('the shipped files are those of the catalogue and stay under 50 MB', async () => {
  const files = allFonts.map(({ key }) => shippedFontPath(key));
  for (const file of files) expect(existsSync(file), file).toBe(true);
  const folder = new URL('../files/', import.meta.url);
  expect((await readdir(folder)).length).toBe(allFonts.length);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(LIMIT_BYTES);
});

test('missing characters are named without loading a font, a whole emoji as one', () => {
  expect(missingCharacters('noto-sans-sc-bold.ttf', '星河 Galaxy')).toEqual([]);
  expect(missingCharacters('noto-sans-sc-bold.ttf', '茶👨‍👩‍👧 ❤️שלום')).toEqual(['👨‍👩‍👧', '❤️', 'ש', 'ל', 'ו', 'ם']);
  expect(missingCharacters('bebas-neue.ttf', '星河 Café')).toEqual(['星', '河']);
});

test('a glyph known to be bad counts as missing', () => {
  expect(missingCharacters('liu-jian-mao-cao.ttf', '日月')).toEqual(['日']);
  expect(missingCharacters('ma-shan-zheng.ttf', '龙井日月')).toEqual([]);
});

test('every Chinese font draws the common hanzi of shop names', () => {
  for (const { key, faulty } of chinese) {
    const names = '星河咖啡云海茶舍山水福禄寿喜财源广进科技教育医院花店美容健身律师民宿烘焙宠物龙凤';
    expect(missingCharacters(key, names), key).toEqual([]);
    expect(faulty.length, key).toBeLessThan(10);
  }
});

test('an unknown font is found as undefined, or refused by name', () => {
  expect(findFont('nothing.ttf')).toBeUndefined();
  expect(() => getFont('nothing.ttf')).toThrow('Unknown font "nothing.ttf"');
});

test('notices name every family once, with its maker and what was changed', () => {
  const notices = fontNotices();
  expect(notices.map((notice) => notice.family).sort()).toEqual([...families(allFonts)].sort());
  const slant = notices.find((notice) => notice.family === 'Markwright Slant');
  expect(slant?.originalName).toBe('Smiley Sans');
  expect(slant?.change).toContain('Modified');
});
