import { createHash } from 'node:crypto';
import { openShippedOutlines } from '@markwright/fonts/node';
import { missingCharacters } from '@markwright/fonts';
import { ARRANGEMENTS, artDoc, layOut, openDoc, renderSvg } from '@markwright/logo';
import { areaOf, flatten, place } from '@markwright/vector';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ART_STYLES } from './catalogue.ts';
import { stylesFor } from './keywords.ts';
import { findPictureName } from './pictures.ts';

const outlines = openShippedOutlines();
const covers = (font: string, text: string) => missingCharacters(font, text).length === 0;
/** Few strokes, many strokes, holes within holes, and Latin with and without descenders. */
const NAMES = ['一川', '鑫圆', 'Jig8'];
// A loaded machine takes a second where a free one takes a tenth.
vi.setConfig({ testTimeout: 60_000 });
const LONGEST = 300 * 1024;

beforeAll(async () => {
  const fonts = ART_STYLES.flatMap((style) => NAMES.map((name) => artDoc({ name, style: style.id }, covers).name.font));
  await outlines.ensureLoaded(new Set(fonts));
}, 60_000);

test('there are at least two dozen styles, each with its own id, both titles, keywords and colours', () => {
  expect(ART_STYLES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ART_STYLES.map(({ id }) => id)).size).toBe(ART_STYLES.length);
  for (const { title, describe: says, keywords, schemes } of ART_STYLES) {
    expect(title.zh && title.en && says.zh && says.en).toBeTruthy();
    expect(keywords.length).toBeGreaterThan(5);
    for (const { ground, colors } of schemes)
      for (const color of [ground, ...colors]) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

describe.each(ART_STYLES.map(({ id }) => id))('%s', (style) => {
  test.each(NAMES)('draws %s inside the canvas, in plain numbers and under 300 KB', (name) => {
    const doc = openDoc(artDoc({ name, style, seed: 5 }, covers));
    const placed = layOut(doc, outlines);
    for (const { ink, inks } of placed.pieces) {
      expect(ink.x).toBeGreaterThanOrEqual(0);
      expect(ink.y).toBeGreaterThanOrEqual(0);
      expect(ink.x + ink.width).toBeLessThanOrEqual(1200);
      expect(ink.y + ink.height).toBeLessThanOrEqual(900);
      expect(inks.length).toBeGreaterThan(0);
      for (const { path } of inks) expect(path.numbers.every(Number.isFinite)).toBe(true);
    }
    const svg = renderSvg(doc, { outlines });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(LONGEST);
  });
});

test('what was saved or bought draws as it did: a style that changes shows up here (decision 023)', async () => {
  const prints = ART_STYLES.flatMap(({ id }) =>
    NAMES.map((name) => {
      const svg = renderSvg(artDoc({ name, style: id, seed: 5 }, covers), { outlines });
      return `${id} ${name} ${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`;
    }),
  );
  await expect(`${prints.join('\n')}\n`).toMatchFileSnapshot('../fixtures/drawings.txt');
});

test('the same request gives the same drawing, another seed another one', () => {
  const svg = (seed: number) => renderSvg(artDoc({ name: '一川', style: 'ink', seed }, covers), { outlines });
  expect(svg(1)).toBe(svg(1));
  expect(svg(1)).not.toBe(svg(2));
});

test('every arrangement of every name stands inside the canvas, and they differ', () => {
  for (const name of NAMES) {
    const boxes = ARRANGEMENTS.map((arrangement) => {
      const { box } = layOut(artDoc({ name, style: 'extrude', arrangement }, covers), outlines);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      return box;
    });
    const [horizontal, vertical] = boxes;
    expect((horizontal?.width ?? 0) / (horizontal?.height ?? 1)).toBeGreaterThan(
      (vertical?.width ?? 0) / (vertical?.height ?? 1),
    );
  }
});

test('counters of a letter are never filled: 圆 keeps its window in every legible style', () => {
  for (const style of ART_STYLES.filter(({ isFreeHand }) => !isFreeHand)) {
    const { pieces } = layOut(artDoc({ name: '鑫圆', style: style.id }, covers), outlines);
    const body = pieces.flatMap(({ inks }) => inks.filter(({ isDecoration }) => !isDecoration));
    const rows = body.flatMap(({ path }) => flatten(path, place(1, 0, 0)));
    const holes = rows.filter((row) => areaOf(row) < -4);
    expect(holes.length, style.id).toBeGreaterThan(2);
  }
});

test('keywords lead to their styles', () => {
  expect(stylesFor('冰')[0]?.id).toBe('ice');
  expect(stylesFor('火')[0]?.id).toBe('flame');
  expect(stylesFor('国潮').map(({ id }) => id)).toEqual(expect.arrayContaining(['paper-cut', 'seal']));
  expect(stylesFor('neon bar')[0]?.id).toBe('neon');
  expect(stylesFor('barber')).toEqual([]);
});

test('a dot becomes a picture of what the name means', () => {
  expect(findPictureName('山泉茶舍', 1)).toBe('drop');
  expect(findPictureName('Star Kids', 1)).toBe('star');
});
