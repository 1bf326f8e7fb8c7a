import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { encodeGlyphs, outlinesFromGlyphs, type FontGlyphs } from './glyph-json.ts';
import { openShippedOutlines } from './node/index.ts';

const keys = ['zcool-kuaile.ttf', 'markwright-slant.ttf', 'playfair-display.ttf', 'lobster.ttf', 'great-vibes.ttf'];
const texts = [
  '星河咖啡 Galaxy Coffee',
  'AVATAR Type 128',
  'office affluent fjord',
  '茶👍茶',
  '1 A 第2家',
  'constructor',
  '',
];

const outlines = openShippedOutlines();
await outlines.ensureLoaded(keys);

const overTheWire = (key: string, lines: string[]) =>
  JSON.parse(JSON.stringify(encodeGlyphs(outlines, key, lines))) as FontGlyphs;

/** A line as it is sent: path data only, not the numbers kept beside it. */
const shapedHere = (key: string, line: string) => {
  const run = outlines.shape(key, line);
  return { ...run, glyphs: run.glyphs.map(({ text, x, advance, path, ink }) => ({ text, x, advance, path, ink })) };
};

test.each(keys)('glyph JSON sets lines exactly as direct shaping does: %s', (key) => {
  const decoded = outlinesFromGlyphs([overTheWire(key, texts)]);
  expect(decoded.metrics(key)).toEqual(outlines.metrics(key));
  for (const text of texts) {
    expect(decoded.has(key, text)).toBe(true);
    expect(decoded.shape(key, text)).toEqual(shapedHere(key, text));
  }
});

test('what arrives later is added to what is there', () => {
  const key = 'playfair-display.ttf';
  const decoded = outlinesFromGlyphs();
  expect(decoded.has(key, 'AV')).toBe(false);
  expect(() => decoded.shape(key, 'AV')).toThrow('have not arrived');
  decoded.add(overTheWire(key, ['AV']));
  decoded.add(overTheWire(key, ['AT']));
  expect(decoded.shape(key, 'AV')).toEqual(shapedHere(key, 'AV'));
  expect(decoded.has(key, 'TA')).toBe(false);
});

test('a new order of known letters is exact only where their pairs are known', () => {
  const key = 'playfair-display.ttf';
  const decoded = outlinesFromGlyphs([overTheWire(key, ['AVA'])]);
  expect(decoded.has(key, 'VAVA')).toBe(true);
  expect(decoded.shape(key, 'VAVA')).toEqual(shapedHere(key, 'VAVA'));
});

test('the JSON of one name stays small', () => {
  const json = JSON.stringify(encodeGlyphs(outlines, 'zcool-kuaile.ttf', ['星河咖啡 Galaxy Coffee']));
  expect(json.length).toBeLessThan(20_000);
});

test('the browser side imports neither Node nor the shaper', async () => {
  for (const file of ['glyph-json.ts', 'line-characters.ts']) {
    const source = await readFile(new URL(file, import.meta.url), 'utf8');
    expect(source).not.toMatch(/from '(node:|harfbuzzjs|wawoff2)/);
  }
});
