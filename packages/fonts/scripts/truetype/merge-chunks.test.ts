import { expect, test } from 'vitest';
import { openFace } from '../../src/face.ts';
import { toTtf } from '../../src/font-bytes.ts';
import { readShippedFont } from '../../src/node/index.ts';
import { readCmap, writeCmap } from './cmap.ts';
import { mergeChunks } from './merge-chunks.ts';
import { NAME, readNames, withNames } from './names.ts';
import { getTable, readTables, writeTables } from './sfnt.ts';

const latin = Buffer.from(await toTtf(await readShippedFont('montserrat-semibold.ttf')));
const everything = () => true;

/** The font with only some of its characters reachable, as a web chunk is. */
function chunkOf(characters: string): Buffer {
  const tables = readTables(latin);
  const all = readCmap(getTable(tables, 'cmap'));
  const some = [...all].filter(([codePoint]) => characters.includes(String.fromCodePoint(codePoint)));
  tables.set('cmap', writeCmap(new Map(some)));
  return writeTables(tables);
}

test('merged chunks draw the characters of all of them, with equal advances', () => {
  const merged = openFace(mergeChunks([chunkOf('ABC'), chunkOf('Éxyz')]));
  const whole = openFace(latin);
  expect([...merged.codePoints()].map((codePoint) => String.fromCodePoint(codePoint)).join('')).toBe('ABCxyzÉ');
  for (const character of 'ABCxyzÉ') {
    expect(merged.shape(character, everything)).toEqual(whole.shape(character, everything));
  }
});

test('the chunk with most of ASCII keeps its kerning', () => {
  const merged = openFace(mergeChunks([chunkOf('É'), chunkOf('AVT')]));
  expect(merged.shape('AVAT', everything).width).toBe(openFace(latin).shape('AVAT', everything).width);
});

test('a table of variation sequences does not hide the characters', () => {
  const plain = writeCmap(new Map([[0x41, 7]]));
  const cmap = Buffer.alloc(plain.length + 8 + 10);
  plain.copy(cmap, 0, 0, 4);
  cmap.writeUInt16BE(2, 2);
  cmap.writeUInt16BE(0, 4);
  cmap.writeUInt16BE(5, 6);
  cmap.writeUInt32BE(plain.length + 8, 8);
  plain.copy(cmap, 12, 4);
  cmap.writeUInt32BE(20, 16);
  cmap.writeUInt16BE(14, plain.length + 8);
  expect(readCmap(cmap)).toEqual(new Map([[0x41, 7]]));
});

test('merging nothing is refused', () => {
  expect(() => mergeChunks([])).toThrow('No chunk holds any character');
});

test('names can be replaced, in Chinese too', () => {
  const renamed = withNames(latin, new Map([[NAME.family, 'New Name']]), '新名');
  expect(readNames(renamed)).toEqual(
    new Map([
      [NAME.family, 'New Name'],
      [NAME.fullName, '新名'],
    ]),
  );
  expect(openFace(renamed).shape('AV', everything)).toEqual(openFace(latin).shape('AV', everything));
});
