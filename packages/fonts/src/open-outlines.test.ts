import { expect, test } from 'vitest';
import { allFonts, getFont } from './font-catalogue.ts';
import { toTtf } from './font-bytes.ts';
import { openOutlines } from './open-outlines.ts';
import { unpackFonts, type UnpackProgress } from './unpack-fonts.ts';
import { openShippedOutlines, readShippedFont } from './node/index.ts';

const HANZI = 'zcool-kuaile.ttf';
const SERIF = 'playfair-display.ttf';

const outlines = openShippedOutlines();
await outlines.ensureLoaded([HANZI, SERIF, 'markwright-slant.ttf', 'lobster.ttf']);

test('kerning pulls letters together: AVATAR Type is narrower than its letters apart', () => {
  const text = 'AVATAR Type';
  const apart = Array.from(text).reduce((sum, letter) => sum + outlines.shape(SERIF, letter).width, 0);
  const { width } = outlines.shape(SERIF, text);
  expect(width).toBeLessThan(apart * 0.97);
  expect(width).toBeGreaterThan(apart * 0.85);
});

test('kerning also holds for Latin after hanzi', () => {
  const alone = outlines.shape('markwright-slant.ttf', 'AVATAR').width;
  const hanzi = outlines.shape('markwright-slant.ttf', '星河').width;
  expect(outlines.shape('markwright-slant.ttf', '星河AVATAR').width).toBe(hanzi + alone);
});

test('a run places each character at the pen, with whole-number paths, y down', () => {
  const run = outlines.shape(HANZI, '星河 A');
  expect(run.glyphs.map((glyph) => glyph.text)).toEqual(['星', '河', ' ', 'A']);
  let pen = 0;
  for (const glyph of run.glyphs) {
    expect(glyph.x).toBe(pen);
    pen += glyph.advance;
    expect(glyph.path).toMatch(/^([MLQCZ](-?\d+( -?\d+)*)?)*$/);
  }
  expect(run.width).toBe(pen);
  expect(run.glyphs[2]?.ink).toBeNull();
  const capital = run.glyphs[3]?.ink;
  expect(capital?.y).toBeLessThan(0);
  expect(Math.abs((capital?.y ?? 0) + (capital?.height ?? 0))).toBeLessThan(30);
});

test('characters a font lacks are named and leave no box and no gap', () => {
  const run = outlines.shape(SERIF, 'A星B👍');
  expect(run.missing).toEqual(['星', '👍']);
  expect(run).toEqual({ ...outlines.shape(SERIF, 'AB'), missing: ['星', '👍'] });
});

test('odd input gives a line or nothing, never an error', () => {
  expect(outlines.shape(SERIF, '').glyphs).toEqual([]);
  expect(outlines.shape(SERIF, 'a\u0000b\u200dc\ud800').glyphs.map((glyph) => glyph.text)).toEqual(['a', 'b', 'c']);
  expect(outlines.shape(SERIF, 'Cafe\u0301').glyphs.map((glyph) => glyph.text)).toEqual(['C', 'a', 'f', 'é']);
  expect(outlines.shape(SERIF, 'a\tb\nc').glyphs.map((glyph) => glyph.text)).toEqual(['a', ' ', 'b', ' ', 'c']);
});

test('a letter under loose accents is one glyph', () => {
  const run = outlines.shape(SERIF, 'q\u0301');
  expect(run.glyphs.length + run.missing.length).toBe(1);
});

test('shaping a font that is not loaded says so', async () => {
  const fresh = openShippedOutlines();
  expect(() => fresh.shape(HANZI, '星')).toThrow('call ensureLoaded first');
  expect(() => fresh.shape('nothing.ttf', '星')).toThrow('Unknown font');
  await expect(fresh.ensureLoaded(['nothing.ttf'])).rejects.toThrow('Unknown font');
});

test('.ttf and .woff2 bytes give the same outlines', async () => {
  const fromTtf = openOutlines({ read: async (key) => toTtf(await readShippedFont(key)) });
  await fromTtf.ensureLoaded([SERIF]);
  expect(fromTtf.shape(SERIF, 'Galaxy')).toEqual(outlines.shape(SERIF, 'Galaxy'));
});

test('fonts loaded at the same time do not mix', async () => {
  const keys = ['lobster.ttf', 'bebas-neue.ttf', 'pacifico.ttf', 'great-vibes.ttf'];
  const together = openShippedOutlines();
  await together.ensureLoaded(keys);
  for (const key of keys) {
    const alone = openShippedOutlines();
    await alone.ensureLoaded([key]);
    expect(together.shape(key, 'Galaxy')).toEqual(alone.shape(key, 'Galaxy'));
  }
});

test('memory is bounded: what was used longest ago is closed, what is asked for together stays', async () => {
  const small = openShippedOutlines({ facesLimitBytes: getFont('lobster.ttf').ttfBytes + 1000 });
  await small.ensureLoaded(['lobster.ttf']);
  await small.ensureLoaded(['bebas-neue.ttf']);
  expect(small.loadedKeys()).toEqual(['bebas-neue.ttf']);
  await small.ensureLoaded(['lobster.ttf', 'bebas-neue.ttf']);
  expect(small.loadedKeys().sort()).toEqual(['bebas-neue.ttf', 'lobster.ttf']);
});

test('[S1.4] fonts unpack to .ttf by key, once, with progress', async () => {
  const stored = new Map<string, Uint8Array>();
  const progress: number[] = [];
  // The Chinese faces count as stored already: unpacking all of them takes longer than a test may.
  const isStored = async (key: string) => getFont(key).script === 'hanzi' || stored.has(key);
  const write = async (key: string, ttf: Uint8Array) => void stored.set(key, ttf);
  const onProgress = ({ done, total }: UnpackProgress) => progress.push(done / total);
  await unpackFonts({ read: readShippedFont, write, has: isStored, onProgress });
  expect([...stored.keys()]).toEqual(allFonts.filter((font) => font.script === 'latin').map((font) => font.key));
  for (const [key, ttf] of stored) {
    expect([...ttf.subarray(0, 4)], key).toEqual([0, 1, 0, 0]);
    expect(ttf.byteLength, key).toBe(getFont(key).ttfBytes);
  }
  expect(progress.at(-1)).toBe(1);
  expect(progress).toHaveLength(allFonts.length);
});
