import { openShippedOutlines } from '@markwright/fonts/node';
import { beforeAll, expect, test } from 'vitest';
import { findGlyph } from '../rule/glyph.ts';
import { overlap } from '../rule/outline/combine.ts';
import { growRoughly } from '../rule/outline/offset.ts';
import { boxOf, outlineOfRegion } from '../rule/outline/outline.ts';
import { readOutline } from '../rule/outline/path-data.ts';
import { findPart } from './find-part.ts';
import { CLEAR, fitStandIn } from './fit-stand-in.ts';
import { liftMarks, liftPart, radicalsOf } from './lift-marks.ts';
import { RADICALS } from './radicals.data.ts';
import { STAND_INS } from './stand-ins.ts';

const FACES = ['noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'chiron-goround-bold.ttf'];
const outlines = openShippedOutlines();
beforeAll(() => outlines.ensureLoaded(FACES), 60_000);

const lift = (name: string, concepts: string[] = [], seed = 1) =>
  liftMarks({ name, outlines, fontKeys: FACES, concepts, seed });

const canLift = (fontKey: string, letter: string): boolean =>
  radicalsOf(letter).some((radical) => {
    const glyph = findGlyph(outlines, fontKey, letter);
    const part = glyph && findPart(glyph, radical);
    return part && fitStandIn(part, glyph.stem, STAND_INS[radical.standIns[0]!]);
  });

test('at least 150 common characters can be drawn with a part lifted out in every one of three faces', () => {
  const letters = [...new Set(RADICALS.flatMap(({ characters }) => characters.split('')))];
  const inAll: string[] = [];
  for (const letter of letters) {
    if (inAll.length < 150 && FACES.every((face) => canLift(face, letter))) inAll.push(letter);
  }
  expect(inAll.length).toBe(150);
}, 120_000);

test('the picture keeps clear of the strokes that stay', () => {
  for (const radical of RADICALS) {
    for (const letter of radical.characters.split('').slice(0, 6)) {
      const glyph = findGlyph(outlines, FACES[0]!, letter);
      const part = glyph && findPart(glyph, radical);
      const placed = part && fitStandIn(part, glyph.stem, STAND_INS[radical.standIns[0]!]);
      if (!placed) continue;
      const halo = growRoughly(outlineOfRegion(placed), glyph.stem * CLEAR * 0.98);
      expect(overlap(part.rest, halo), letter).toEqual([]);
    }
  }
});

test('a lifted character is closed paths with an exact ink box, and says what was done in both languages', () => {
  const [mark] = lift('花房');
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

test('the same request gives the same marks', () => expect(lift('江南')).toEqual(lift('江南')));

test('an idea of the brief decides between the pictures that fit', () => {
  expect(lift('江')[0]?.source.id).toContain('/drops/');
  expect(lift('江', ['wave'])[0]?.source.id).toContain('/waves/');
  expect(lift('江', ['coffee', 'leaf'])[0]?.source.id).toContain('/leaves/');
});

test('a dot becomes a picture only where the brief speaks of one', () => {
  expect(lift('义')).toEqual([]);
  expect(lift('义', ['heart'])[0]?.source.id).toContain('/heart/');
});

test('names without a part to lift, and faces that join it, give nothing', () => {
  expect(lift('王')).toEqual([]);
  expect(lift('Nordic')).toEqual([]);
  const water = RADICALS[0]!;
  expect(liftPart('王', water, 'drops', { outlines, fontKey: FACES[0]!, seed: 1 })).toBeUndefined();
});

test('every picture is the nearest in meaning of some part, and every part has characters', () => {
  const used = new Set(RADICALS.flatMap(({ standIns }) => standIns));
  expect(Object.keys(STAND_INS).filter((name) => !used.has(name as keyof typeof STAND_INS))).toEqual([]);
  for (const { characters, part } of RADICALS) expect(characters.length, part).toBeGreaterThanOrEqual(8);
});
