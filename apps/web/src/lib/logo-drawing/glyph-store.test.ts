import { encodeGlyphs } from '@markwright/fonts/glyph-json';
import type { Outlines } from '@markwright/logo';
import { expect, test } from 'vitest';
import { createGlyphStore } from './glyph-store.ts';

/** A face whose every letter is a square of one em. */
const squares: Outlines = {
  metrics: () => ({ unitsPerEm: 1000, hanziHeight: 900, capHeight: 700, xHeight: 500, stem: 80 }),
  shape: (_, text) => ({
    unitsPerEm: 1000,
    width: 1000 * Array.from(text).length,
    missing: [],
    glyphs: Array.from(text).map((letter, index) => ({
      text: letter,
      x: index * 1000,
      advance: 1000,
      path: 'M0 0H900V-900H0Z',
      ink: { x: 0, y: -900, width: 900, height: 900 },
    })),
  }),
};

type Call = { font: string; texts: readonly string[] };

function openStore({ failures = 0 } = {}) {
  const calls: Call[] = [];
  const store = createGlyphStore(async (font, texts) => {
    calls.push({ font, texts });
    if (calls.length <= failures) throw new Error('no reply');
    return encodeGlyphs(squares, font, texts);
  });
  return { store, calls };
}

const need = (font: string, ...texts: string[]) => new Map([[font, new Set(texts)]]);

test('what many logos need of one font travels in one call, and is asked for once', async () => {
  const { store, calls } = openStore();
  await Promise.all([
    store.ensure(need('a.ttf', '半山')),
    store.ensure(need('a.ttf', '半山', 'HILL')),
    store.ensure(need('b.ttf', '半山')),
  ]);
  await store.ensure(need('a.ttf', 'HILL'));
  expect(calls).toEqual([
    { font: 'a.ttf', texts: ['半山', 'HILL'] },
    { font: 'b.ttf', texts: ['半山'] },
  ]);
  expect(store.outlines.shape('a.ttf', '半山').glyphs).toHaveLength(2);
});

test('a text asked for while its call is under way waits for that call', async () => {
  const { store, calls } = openStore();
  const first = store.ensure(need('a.ttf', '半山'));
  await expect.poll(() => calls).toHaveLength(1);
  await Promise.all([first, store.ensure(need('a.ttf', '半山'))]);
  expect(calls).toHaveLength(1);
  expect(store.has(need('a.ttf', '半山'))).toBe(true);
  expect(store.has(need('a.ttf', '面包'))).toBe(false);
});

test('no call carries more texts than the server takes', async () => {
  const { store, calls } = openStore();
  await store.ensure(need('a.ttf', ...Array.from({ length: 50 }, (_, index) => `字${index}`)));
  expect(calls.map(({ texts }) => texts.length)).toEqual([24, 24, 2]);
});

test('a call that failed is made again when the text is needed again', async () => {
  const { store, calls } = openStore({ failures: 1 });
  await expect(store.ensure(need('a.ttf', '半山'))).rejects.toThrow('no reply');
  await store.ensure(need('a.ttf', '半山'));
  expect(calls).toHaveLength(2);
});
