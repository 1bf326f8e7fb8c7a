import { expect, test } from 'vitest';
import { openFace } from '../../src/face.ts';
import { toTtf } from '../../src/font-bytes.ts';
import { readShippedFont } from '../../src/node/index.ts';
import { readCmap, writeCmap } from '../truetype/cmap.ts';
import { getTable, readTables, writeTables } from '../truetype/sfnt.ts';
import { findFaultyGlyphs } from './glyph-faults.ts';

const ttf = Buffer.from(await toTtf(await readShippedFont('zcool-kuaile.ttf')));
const covers = (codePoint: number) => '一井弗永大小中国'.includes(String.fromCodePoint(codePoint));

/** The font with one character pointing at another's glyph. */
function withCharacter(character: string, borrowed: string): Buffer {
  const tables = readTables(ttf);
  const map = readCmap(getTable(tables, 'cmap'));
  map.set(character.codePointAt(0) ?? 0, map.get(borrowed.codePointAt(0) ?? 0) ?? 0);
  tables.set('cmap', writeCmap(map));
  return writeTables(tables);
}

test('a sound font has no faults, not even for the thin 一', () => {
  expect(findFaultyGlyphs(openFace(ttf), covers)).toEqual({ broken: [], copied: [] });
});

test('an empty glyph is found', () => {
  expect(findFaultyGlyphs(openFace(withCharacter('永', ' ')), covers).broken).toEqual(['永']);
});

test('a speck instead of a character is found', () => {
  expect(findFaultyGlyphs(openFace(withCharacter('永', '.')), covers).broken).toEqual(['永']);
});

test('a glyph filed under two characters is found, as 弗 once was under 井 in Ma Shan Zheng', () => {
  expect(findFaultyGlyphs(openFace(withCharacter('井', '弗')), covers).copied).toEqual([['弗', '井']]);
});
