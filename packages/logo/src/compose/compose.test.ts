import { expect, test } from 'vitest';
import type { Outlines } from '@markwright/vector';
import { openDoc } from '../document/open-doc.ts';
import { findLayout, LAYOUTS } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import { GlyphsMissingError } from '../placing/lay-out.ts';
import type { Build } from '../layout/layout.ts';
import { boxOutlines, HANZI_BOXES, LATIN_BOXES } from '../testing/box-outlines.ts';
import { hillMark } from '../testing/sample-docs.ts';
import { composeLogo } from './compose-logo.ts';
import { composeSeries } from './compose-series.ts';
import type { FaceChoice, Heaviness } from './face.ts';
import { pairFonts, rankLatinFaces, sloganFace } from './pair-fonts.ts';

const face = (
  key: string,
  script: FaceChoice['script'],
  build: Build,
  heaviness: Heaviness = 'regular',
): FaceChoice => ({
  key,
  script,
  category: script === 'hanzi' ? '简约黑体' : '英文字体',
  traits: { build, heaviness, contrast: 'low' },
});

const BUILDS = ['serif', 'sans', 'round', 'brush', 'display'] as const;
const faces: FaceChoice[] = [
  ...BUILDS.flatMap((build) => [
    face(`hanzi-${build}.ttf`, 'hanzi', build),
    face(`hanzi-${build}-bold.ttf`, 'hanzi', build, 'bold'),
  ]),
  face('latin-serif.ttf', 'latin', 'serif'),
  face('latin-sans.ttf', 'latin', 'sans', 'bold'),
  face('latin-sans-light.ttf', 'latin', 'sans', 'light'),
  face('latin-round.ttf', 'latin', 'round', 'bold'),
  face('latin-script.ttf', 'latin', 'script'),
];
/** Every test face draws the same boxes under its own name. */
const outlines: Outlines = {
  metrics: (key) => boxOutlines.metrics(key.startsWith('hanzi') ? HANZI_BOXES : LATIN_BOXES),
  shape: (key, text) => boxOutlines.shape(key.startsWith('hanzi') ? HANZI_BOXES : LATIN_BOXES, text),
};
const marks = Array.from({ length: 14 }, (_, index) => ({ ...hillMark, source: { kind: 'own', id: `mark-${index}` } }));
const brief = { name: '半山面包', secondName: 'Half Hill Bakery' };

test('the same brief gives the same logo, another seed another', () => {
  const kit = { outlines, faces, mark: hillMark };
  expect(composeLogo(brief, kit)).toEqual(composeLogo(brief, kit));
  const seeds = Array.from({ length: 12 }, (_, seed) => JSON.stringify(composeLogo({ ...brief, seed }, kit)));
  expect(new Set(seeds).size).toBe(12);
});

test('what is composed is a valid document whose layout and font suit it', () => {
  for (let seed = 0; seed < 60; seed++) {
    const doc = composeLogo({ ...brief, seed }, { outlines, faces, mark: hillMark });
    expect(openDoc(doc)).toEqual(doc);
    const layout = findLayout(doc.layout.id);
    expect(layout?.applies(factsOf(doc))).toBe(true);
    const build = faces.find(({ key }) => key === doc.name.font)?.traits.build;
    expect(layout?.suits === 'any' || (build && layout?.suits.includes(build))).toBe(true);
  }
});

test('a fixed layout, font and palette are kept', () => {
  const doc = composeLogo(
    { ...brief, layout: 'badge', font: 'hanzi-round.ttf', palette: 'soft' },
    { outlines, faces, mark: hillMark },
  );
  expect([doc.layout.id, doc.name.font, doc.palette.id]).toEqual(['badge', 'hanzi-round.ttf', 'soft']);
});

test('variety: twenty logos of one brief show at least 6 layouts, 8 fonts and 10 marks, and start again the same', () => {
  const page = composeSeries(brief, { outlines, faces, marks }, { from: 0, count: 20 });
  expect(new Set(page.map((doc) => doc.layout.id)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(page.map((doc) => doc.name.font)).size).toBeGreaterThanOrEqual(8);
  const drawn = page.filter((doc) => findLayout(doc.layout.id)?.drawsMark).map((doc) => doc.mark?.source.id);
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(10);
  expect(composeSeries(brief, { outlines, faces, marks }, { from: 8, count: 12 })).toEqual(page.slice(8));
});

test('neighbours in a list stand on different grounds', () => {
  const page = composeSeries({ ...brief, palette: 'warm' }, { outlines, faces, marks }, { from: 0, count: 20 });
  for (const [index, doc] of page.entries()) expect(doc.background).not.toBe(page[index - 1]?.background);
});

test('L30: Latin goes with hanzi of its own build, and never lighter where there is a choice', () => {
  const first = (key: string) =>
    rankLatinFaces(faces.find((each) => each.key === key) as FaceChoice, faces)[0]?.face.key;
  expect(first('hanzi-serif.ttf')).toBe('latin-serif.ttf');
  expect(first('hanzi-round.ttf')).toBe('latin-round.ttf');
  expect(first('hanzi-brush.ttf')).toBe('latin-serif.ttf');
  expect(first('hanzi-sans-bold.ttf')).toBe('latin-sans.ttf');
  expect(pairFonts(face('x.ttf', 'hanzi', 'sans', 'heavy'), faces, 5)?.key).toBe('latin-sans.ttf');
  expect(sloganFace(faces[1] as FaceChoice, faces).key).toBe('hanzi-serif.ttf');
});

test('a name no face can write is refused by its characters', () => {
  expect(() => composeLogo({ name: 'سلام' }, { outlines, faces })).toThrow(GlyphsMissingError);
});

test('every layout that lists may use is reached by some brief, and no other', () => {
  const reached = new Set<string>();
  for (const name of ['半山面包', 'Half Hill', '茶']) {
    for (const doc of composeSeries({ ...brief, name }, { outlines, faces, marks }, { from: 0, count: 40 }))
      reached.add(doc.layout.id);
  }
  const offered = LAYOUTS.filter(({ isForAsking }) => !isForAsking);
  expect([...reached].sort()).toEqual(offered.map(({ id }) => id).sort());
});
