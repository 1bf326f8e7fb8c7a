import { allFonts } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { findDocExcess, findLayout, logoDocSchema, renderSvg, TextError, toOklch } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { openStudio } from './list/open-studio.ts';
import { similarTo } from './choose/similar-to.ts';

const studio = openStudio(openShippedOutlines());
// Opening some sixty fonts takes most of the time of this file.
beforeAll(() => studio.outlines.ensureLoaded(allFonts.map(({ key }) => key)), 180_000);

const bakery = { name: '半山面包', secondName: 'Half Hill Bakery', description: '手工烘焙面包店' };

test('the first twenty logos of a brief show at least 6 layouts, 8 fonts and 10 marks', async () => {
  for (const brief of [bakery, { name: 'Blue Fox', description: 'craft beer' }]) {
    const { docs } = await studio.list(brief, { from: 0, count: 20 });
    const drawn = docs.filter((doc) => findLayout(doc.layout.id)?.drawsMark);
    expect(new Set(docs.map((doc) => doc.layout.id)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(docs.map((doc) => doc.name.font)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(drawn.map((doc) => JSON.stringify(doc.mark?.source))).size).toBeGreaterThanOrEqual(10);
  }
});

test('the same brief gives the same list, page by page, to the last', async () => {
  const { docs, total } = await studio.list(bakery, { from: 0, count: 40 });
  const again = await openStudio(studio.outlines).list(bakery, { from: 20, count: 20 });
  expect(again.docs).toEqual(docs.slice(20));
  expect((await studio.list(bakery, { from: total - 5, count: 20 })).docs).toHaveLength(5);
  expect((await studio.list(bakery, { from: total, count: 20 })).docs).toEqual([]);
});

test('every logo of a list is a valid document that draws with the fonts at hand', async () => {
  const { docs } = await studio.list(bakery, { from: 0, count: 60 });
  for (const doc of docs) {
    expect(findDocExcess(doc)).toBeNull();
    expect(logoDocSchema.safeParse(doc).success).toBe(true);
    expect(renderSvg(doc, { outlines: studio.outlines })).toMatch(/^<svg .*<\/svg>$/s);
  }
});

test('other colours for the same brief show the same marks, drawn once', async () => {
  const name = '云上花房';
  const { docs } = await studio.list({ name, description: '花店' }, { from: 0, count: 6 });
  const drawnMarks = docs.flatMap((doc) => (doc.mark ? [doc.mark] : []));
  const again = await studio.list({ name, description: '花店', palette: 'cool' }, { from: 0, count: 6 });
  // The very same drawings, not equal ones: nothing was drawn twice.
  for (const { mark } of again.docs) expect(drawnMarks.some(({ drawing }) => drawing === mark?.drawing)).toBe(true);
});

test('marks of our own come before stock drawings of the same idea', async () => {
  const marks = await studio.marks(bakery);
  const bread = marks.filter(({ source }) => source.id.includes('bread'));
  expect(bread[0]?.source.kind).toBe('own');
  expect(marks.some(({ source }) => source.kind === 'rule')).toBe(true);
  for (const { meaning } of marks) expect([meaning.zh.length > 5, meaning.en.length > 10]).toEqual([true, true]);
});

test('a mark has relatives, none of them itself and no two alike, other drawings before the same with another seed', () => {
  const source = { kind: 'icon', id: 'ph:coffee-fill' };
  const relatives = similarTo(source, 8);
  expect(relatives.length).toBeGreaterThanOrEqual(6);
  expect(relatives.map((mark) => mark.source)).not.toContainEqual(source);
  expect(new Set(relatives.slice(0, 6).map((mark) => mark.source.id)).size).toBe(6);
  expect(new Set(relatives.map(({ drawing }) => JSON.stringify(drawing.shapes))).size).toBe(relatives.length);
});

test('a name that cannot be drawn is refused before anything is searched', async () => {
  await expect(studio.list({ name: '  ' }, { from: 0, count: 1 })).rejects.toThrow(TextError);
});

test('a list filtered by one tag shows that idea and what its words call to mind, nothing made from letters', async () => {
  const all = await studio.marks({ name: '半山面包', tags: ['bakery', 'travel'] });
  const only = await studio.marks({ name: '半山面包', tags: ['bakery', 'travel'], onlyTag: 'travel' });
  expect(all.some(({ source }) => source.kind === 'rule')).toBe(true);
  expect(only.some(({ source }) => source.kind === 'rule')).toBe(false);
  expect(only.length).toBeGreaterThanOrEqual(4);
  const concepts = await studio.concepts({ name: '半山面包', onlyTag: 'travel' });
  expect(concepts.map(({ concept }) => concept)).not.toContain('bread');
  expect(concepts[0]).toMatchObject({ concept: 'luggage', reason: 'chosen' });
});

test('a character drawn as what it means and two ideas in one mark stand among the first eight', async () => {
  const marks = await studio.marks({ name: '花间咖啡', description: '山边的咖啡馆' });
  const early = marks.slice(0, 8).map(({ source }) => source);
  expect(early.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lift', 'scene']));
  const combined = early.find(({ kind }) => kind === 'scene')!;
  const relatives = similarTo(combined, 8);
  expect(relatives.length).toBeGreaterThanOrEqual(4);
  expect(relatives.map((mark) => mark.source)).not.toContainEqual(combined);
});

test('a list obeys what its description refuses: no round layouts, no red, only pictures that are wanted', async () => {
  const description = '茶馆，一把茶壶，不要圆形，不要红色，不要人物';
  const { docs } = await studio.list({ name: '半山茶', description }, { from: 0, count: 20 });
  const round = ['badge', 'emblem', 'ring-stacked', 'seal', 'beads'];
  const isRed = (hex: string) => {
    const { c, h } = toOklch(hex);
    return c >= 0.12 && h >= 12 && h <= 38;
  };
  for (const { layout, background, name, mark } of docs) {
    expect(round).not.toContain(layout.id);
    expect([background, name.color, ...(mark ? [mark.primary] : [])].filter(isRed)).toEqual([]);
    expect(mark?.source.id).not.toMatch(/^(?:monogram|badge|seal|window|negative)\//);
  }
});
