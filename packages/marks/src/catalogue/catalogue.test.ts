import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownMarks } from '../own/own-marks.ts';
import {
  allConcepts,
  allDrawings,
  drawingsOf,
  findConcept,
  findDrawing,
  parentsOf,
  retiredDrawings,
} from './catalogue.ts';
import { ALLOWED_LICENCES, iconNotices, licenceOfSet, OWN_SET, readLicenceText } from './icon-licences.ts';

const DATA = fileURLToPath(new URL('../../data', import.meta.url));

test('the catalogue is broad and small', () => {
  expect(allConcepts().length).toBeGreaterThan(4000);
  expect(allDrawings().length).toBeGreaterThan(9000);
  const bytes = readdirSync(DATA, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
  expect(bytes).toBeLessThan(12_000_000);
});

test('every concept has words in both languages', () => {
  for (const { id, words } of allConcepts()) {
    expect(words.zh.length, id).toBeGreaterThan(0);
    expect(words.en.length, id).toBeGreaterThan(0);
  }
});

test('every drawing has plain geometry inside the canvas, in the paints of its style', () => {
  for (const { id, style, stroked } of allDrawings()) {
    const { box, shapes } = findDrawing(id)!.drawing;
    expect(box.width > 0 && box.height > 0, id).toBe(true);
    expect(Math.min(box.x, box.y), id).toBeGreaterThan(-40);
    expect(Math.max(box.x + box.width, box.y + box.height), id).toBeLessThan(280);
    expect(
      shapes.every(({ d }) => /^M[-MLCQZ0-9 .]*$/.test(d)),
      id,
    ).toBe(true);
    expect(
      shapes.some(({ strokeWidth }) => strokeWidth !== undefined),
      id,
    ).toBe(stroked);
    const paints = new Set(shapes.map(({ paint }) => paint));
    if (style === 'colour')
      expect(
        [...paints].every((paint) => /^(#[0-9a-f]{6}|primary)$/.test(paint)),
        id,
      ).toBe(true);
    else
      expect(
        [...paints].every((paint) => paint === 'primary' || paint === 'secondary'),
        id,
      ).toBe(true);
  }
});

test('stroke sets keep their width, so that lines can match lettering', () => {
  const coffee = drawingsOf('coffee').find(({ set }) => set === 'hugeicons');
  expect(coffee && findDrawing(coffee.id)?.drawing.shapes[0]?.strokeWidth).toBe(15);
});

test('every shipped set has an allowed licence whose full text is on file', () => {
  const allowed: readonly string[] = ALLOWED_LICENCES;
  for (const set of new Set(allDrawings().map((entry) => entry.set))) expect(allowed, set).toContain(licenceOfSet(set));
  for (const { file, name } of iconNotices()) expect(readLicenceText(file).length, name).toBeGreaterThan(500);
  expect(() => licenceOfSet('ri')).toThrow('no licence on file');
});

test('the notice credits the dictionary that is only read at run time', () => {
  expect(iconNotices().map(({ name }) => name)).toContain('CC-CEDICT');
});

test('no brand marks, arrows or letters slipped in', () => {
  const noise = /:(brand|arrow|chevron|caret|letter|number|flag-for|keyboard|file|cursor)-|-logo(-|$)/;
  expect(
    allDrawings()
      .filter(({ id, set }) => set !== OWN_SET && noise.test(id))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('an unknown concept or drawing is undefined, not an error', () => {
  expect(findConcept('no-such-thing')).toBeUndefined();
  expect(findDrawing('ph:no-such-thing')).toBeUndefined();
  expect(drawingsOf('no-such-thing')).toEqual([]);
});

test('a drawing that is no longer offered, or shows another concept now, still draws where a document holds its id', () => {
  const offered = new Set(allDrawings().map(({ id }) => id));
  expect(retiredDrawings().length).toBeGreaterThan(0);
  for (const { id, concept } of retiredDrawings()) {
    expect(offered.has(id), id).toBe(false);
    expect(findDrawing(id)?.drawing.shapes.length, id).toBeGreaterThan(0);
    expect(findConcept(concept), id).toBeDefined();
  }
  for (const id of [
    'pinhead:typha-and-duck-in-water',
    'fluent-emoji-flat:auto-rickshaw',
    'hugeicons:amphora',
    'hugeicons:gnome',
  ]) {
    expect(findDrawing(id)?.drawing.shapes.length, id).toBeGreaterThan(0);
  }
});

test('a name shows what it says: no duck for a heron, no tuk-tuk for a rickshaw, no gnome for a puppet', () => {
  const refused = new Set(['pinhead:typha-and-duck-in-water', 'fluent-emoji-flat:auto-rickshaw', 'hugeicons:gnome']);
  for (const concept of ['heron', 'rickshaw', 'puppet'])
    for (const { id } of drawingsOf(concept)) expect(refused.has(id), id).toBe(false);
});

test('what no icon set shows, we drew: species, breeds, fruit, tools, boats', () => {
  for (const concept of ['husky', 'kingfisher', 'mangosteen', 'okra', 'stag-beetle', 'spinning-wheel', 'galleon'])
    expect(
      drawingsOf(concept).map(({ set }) => set),
      concept,
    ).toContain(OWN_SET);
});

test('a mark of our own brings its words into the catalogue', () => {
  for (const { concept, zh, en } of ownMarks) {
    const words = findConcept(concept)?.names;
    expect(words?.zh, concept).toEqual(expect.arrayContaining([zh.word, ...(zh.also ?? [])]));
    expect(words?.en, concept).toContain(en.word.toLowerCase());
  }
});

test('a kind knows what it is a kind of, and nobody is his own ancestor', () => {
  expect(parentsOf('corgi')).toEqual(['dog']);
  expect(parentsOf('soup-dumpling')).toContain('bun');
  for (const { id } of allConcepts()) expect(parentsOf(id), id).not.toContain(id);
});
