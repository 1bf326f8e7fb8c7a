import { openShippedOutlines } from '@markwright/fonts/node';
import { markDrawingSchema, type MarkShape } from '@markwright/logo';
import { beforeAll, expect, test } from 'vitest';
import { findGlyph } from '../rule/glyph.ts';
import { overlap, growRoughly, boxOf, readOutline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { findPart } from './find-part.ts';
import { CLEAR, fitPicture } from './fit-picture.ts';
import { LATIN_PARTS } from './latin-parts.ts';
import { replaceLatinPart, marksWithReplacedPart, replacePart, radicalsOf } from './replace-part.ts';
import { RADICALS } from './radicals.data.ts';
import { PART_PICTURES } from './part-pictures.ts';

const FACES = ['noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'chiron-goround-bold.ttf'];
const outlines = openShippedOutlines();
const LATIN_FACES = ['montserrat-extrabold.ttf', 'poppins-bold.ttf', 'playfair-display.ttf'];
beforeAll(() => outlines.ensureLoaded([...FACES, ...LATIN_FACES]), 60_000);

const replaceIn = (fontKeys: string[], name: string, concepts: string[] = [], seed = 1) =>
  marksWithReplacedPart({ name, outlines, fontKeys, concepts, seed });
const replaced = (name: string, concepts: string[] = [], seed = 1) => replaceIn(FACES, name, concepts, seed);

const canReplace = (fontKey: string, letter: string): boolean =>
  radicalsOf(letter).some((radical) => {
    const glyph = findGlyph(outlines, fontKey, letter);
    const part = glyph && findPart(glyph, radical);
    return part && fitPicture(part, glyph.stem, PART_PICTURES[radical.pictures[0]!]);
  });

test('at least 150 common characters can be drawn with a part replaced in every one of three faces', () => {
  const letters = [...new Set(RADICALS.flatMap(({ characters }) => characters.split('')))];
  const inAll: string[] = [];
  for (const letter of letters) {
    if (inAll.length < 150 && FACES.every((face) => canReplace(face, letter))) inAll.push(letter);
  }
  expect(inAll.length).toBe(150);
}, 120_000);

test('the picture keeps clear of the strokes that stay', () => {
  for (const radical of RADICALS) {
    for (const letter of radical.characters.split('').slice(0, 6)) {
      const glyph = findGlyph(outlines, FACES[0]!, letter);
      const part = glyph && findPart(glyph, radical);
      const placed = part && fitPicture(part, glyph.stem, PART_PICTURES[radical.pictures[0]!]);
      if (!placed) continue;
      const halo = growRoughly(outlineOfRegion(placed), glyph.stem * CLEAR * 0.98);
      expect(overlap(part.rest, halo), letter).toEqual([]);
    }
  }
});

test('a character with a replaced part is closed paths with an exact ink box, and says what was done in both languages', () => {
  const [mark] = replaced('花房');
  expect(mark?.source).toMatchObject({ kind: 'lift', seed: 1 });
  expect(mark?.meaning.zh).toContain('“花”字的草字头化作新芽');
  expect(mark?.meaning.en).toContain('two sprouts');
  const shapes = mark!.drawing.shapes;
  expect(shapes.map(({ paint }) => paint)).toEqual(['primary', 'secondary']);
  for (const { d } of shapes) expect(d).toMatch(/^(?:M[^MZ]+Z)+$/);
  const ink = boxOf(shapes.flatMap(({ d }) => readOutline(d)));
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(ink[side]).toBeCloseTo(mark!.drawing.box[side], 1);
  expect(mark!.drawing.construction!.length).toBeGreaterThan(2);
});

test('such a mark has its own plainer drawing for small sizes, with wider gaps', () => {
  const marks = [
    ...replaced('晴天').slice(0, 1),
    ...replaced('雪饮').slice(0, 1),
    ...replaceIn(LATIN_FACES, 'Dawn', ['sun']),
  ];
  expect(marks.length).toBeGreaterThanOrEqual(3);
  const nodes = (shapes: readonly MarkShape[]) => shapes.flatMap(({ d }) => readOutline(d).flat()).length;
  for (const { drawing } of marks) {
    expect(drawing.small!.map(({ d }) => d)).not.toEqual(drawing.shapes.map(({ d }) => d));
    expect(nodes(drawing.small!)).toBeLessThanOrEqual(nodes(drawing.shapes));
  }
});

test.each([
  ['Ivy', 'leaf', 'i', 'dot'],
  ['Aurora', 'star', 'A', 'crossbar'],
  ['Bella', 'heart', 'B', 'counter'],
  ['Oslo Roasters', 'coffee', 'Oslo', 'counter'],
  ['pomelo', 'orange', 'p', 'bowl'],
  ['Go', 'wheel', 'Go', 'round'],
])('%s for a brief of %s: a part of %s, its %s, becomes the picture', (name, concept, _letter, part) => {
  const marks = replaceIn(LATIN_FACES, name, [concept]);
  const mark = marks.find(({ source }) => source.id.split('/')[2] === part);
  expect(mark?.meaning.zh).toContain('一笔成画');
  expect(() => markDrawingSchema.parse(mark!.drawing)).not.toThrow();
  for (const { d } of [...mark!.drawing.shapes, ...mark!.drawing.small!]) expect(d).toMatch(/^(?:M[^MZ]+Z)+$/);
});

test('Latin parts are found from the outlines of three faces', () => {
  const found = (text: string, part: string): number =>
    LATIN_FACES.filter((fontKey) => {
      const wanted = LATIN_PARTS.find((each) => each.part === part)!;
      return wanted.pictures.some((pictureName) =>
        replaceLatinPart(text, wanted, pictureName, { outlines, fontKey, seed: 1 }),
      );
    }).length;
  for (const letter of 'BDOPQRabdgopq') expect(found(letter, 'counter'), `counter of ${letter}`).toBeGreaterThan(1);
  expect(found('e', 'counter')).toBeGreaterThanOrEqual(1);
  expect(found('i', 'dot')).toBe(3);
  // Serifs join what sans faces keep plain.
  expect(found('A', 'crossbar')).toBeGreaterThan(1);
  for (const letter of 'bdpq') expect(found(letter, 'bowl'), `bowl of ${letter}`).toBeGreaterThan(1);
});

test('a Latin letter without an idea of the brief stays a letter', () => {
  expect(replaceIn(LATIN_FACES, 'Nordic', [])).toEqual([]);
  expect(replaceIn(LATIN_FACES, 'Xyz', ['heart'])).toEqual([]);
  expect(replaceIn(LATIN_FACES, '', ['heart'])).toEqual([]);
});

test('the same request gives the same marks', () => expect(replaced('江南')).toEqual(replaced('江南')));

test('an idea of the brief decides between the pictures that fit', () => {
  expect(replaced('江')[0]?.source.id).toContain('/drops/');
  expect(replaced('江', ['wave'])[0]?.source.id).toContain('/waves/');
  expect(replaced('江', ['coffee', 'leaf'])[0]?.source.id).toContain('/leaves/');
});

test('a dot becomes a picture only where the brief speaks of one', () => {
  expect(replaced('义')).toEqual([]);
  expect(replaced('义', ['heart'])[0]?.source.id).toContain('/heart/');
});

test('names without a part to replace, and faces that join it, give nothing', () => {
  expect(replaced('王')).toEqual([]);
  const water = RADICALS[0]!;
  expect(replacePart('王', water, 'drops', { outlines, fontKey: FACES[0]!, seed: 1 })).toBeUndefined();
});

test('every picture is the nearest in meaning of some part, and every part has characters', () => {
  const used = new Set([...RADICALS, ...LATIN_PARTS].flatMap(({ pictures }) => pictures));
  expect(Object.keys(PART_PICTURES).filter((name) => !used.has(name as keyof typeof PART_PICTURES))).toEqual([]);
  for (const { characters, part } of RADICALS) expect(characters.length, part).toBeGreaterThanOrEqual(8);
});
