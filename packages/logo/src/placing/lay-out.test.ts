import { expect, test } from 'vitest';
import { boxOutlines, HANZI_BOXES } from '../testing/box-outlines.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { nudgePart } from '../ops/edit-layout.ts';
import { LAYOUTS, resolveLayout } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import { GlyphsMissingError, layOut } from './lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';

const NAMES = [
  '茶',
  '半山',
  '半山面包',
  '老陈牛肉面',
  'Half Hill',
  'A',
  'International',
  '星河 Galaxy',
  '一二三四五六七八九十一二三四五六七八九十',
  'Twenty letters long!',
];
const EXTRAS = [
  {},
  { secondName: 'Half Hill Bakery' },
  { slogan: '每天清晨六点出炉' },
  {
    secondName: 'The International Half Hill Bakery Co',
    slogan: '每天清晨六点出炉，一炉只做四十个，卖完就关门，明天请早',
  },
];

test('there are at least sixteen layouts with different ids and titles in both languages', () => {
  expect(LAYOUTS.length).toBeGreaterThanOrEqual(16);
  expect(new Set(LAYOUTS.map((layout) => layout.id)).size).toBe(LAYOUTS.length);
  expect(new Set(LAYOUTS.map((layout) => layout.title.zh)).size).toBe(LAYOUTS.length);
});

for (const layout of LAYOUTS) {
  test(`${layout.id}: every name it accepts stands inside the artboard with clear space, middle on middle`, () => {
    let tried = 0;
    for (const name of NAMES) {
      for (const extra of EXTRAS) {
        const doc = sampleDoc({ name, layout: layout.id, ...extra });
        if (!layout.applies(factsOf(doc))) continue;
        tried += 1;
        const { box, pieces, layoutId } = layOut(doc, boxOutlines);
        const label = `${layout.id} ${name} ${JSON.stringify(extra)}`;
        expect(layoutId).toBe(layout.id);
        expect(box.x, label).toBeGreaterThanOrEqual(ARTBOARD.width * 0.1);
        expect(box.y, label).toBeGreaterThanOrEqual(ARTBOARD.height * 0.1);
        expect(box.x + box.width / 2, label).toBeCloseTo(ARTBOARD.width / 2, 3);
        expect(box.y + box.height / 2, label).toBeCloseTo(ARTBOARD.height / 2, 3);
        expect(
          pieces.some((piece) => piece.role === 'name'),
          label,
        ).toBe(true);
        expect(pieces.some((piece) => piece.role === 'mark') || !layout.drawsMark, label).toBe(true);
        if ('secondName' in extra)
          expect(
            pieces.some((piece) => piece.role === 'secondName'),
            label,
          ).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });
}

test('L3: parts do not run into each other', () => {
  for (const id of [
    'stacked',
    'horizontal',
    'wordmark',
    'wordmark-rule',
    'split',
    'tile',
    'monogram',
    'ruled',
    'bilingual-row',
    'latin-lead',
    'vertical-seal',
  ]) {
    const { pieces } = layOut(sampleDoc({ layout: id, secondName: 'Half Hill Bakery' }), boxOutlines);
    const boxes = pieces
      .filter((piece) => ['name', 'secondName', 'slogan'].includes(piece.role))
      .map((piece) => piece.ink);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x + 0.01 ||
          other.x + other.width <= one.x + 0.01 ||
          one.y + one.height <= other.y + 0.01 ||
          other.y + other.height <= one.y + 0.01;
        expect(apart, id).toBe(true);
      }
    }
  }
});

test('L13: a Latin line of fitting length is flush with the hanzi on both sides', () => {
  const { pieces } = layOut(sampleDoc({ layout: 'stacked', secondName: 'Half Hill Bakery' }), boxOutlines);
  const find = (role: string) => pieces.find((piece) => piece.role === role)?.ink ?? { x: NaN, width: NaN };
  expect(find('secondName').x).toBeCloseTo(find('name').x, 1);
  expect(find('secondName').width).toBeCloseTo(find('name').width, 1);
});

test('L16: supporting lines are never smaller than 2 % of the artboard', () => {
  for (const layout of LAYOUTS) {
    const doc = sampleDoc({ layout: layout.id, secondName: 'Half Hill Bakery', slogan: '每天清晨六点出炉' });
    if (!layout.applies(factsOf(doc))) continue;
    for (const piece of layOut(doc, boxOutlines).pieces) {
      if (piece.role === 'secondName' || piece.role === 'slogan') {
        expect(piece.letterHeight, layout.id).toBeGreaterThan(ARTBOARD.height * 0.016);
      }
    }
  }
});

test('a layout that no longer suits gives way to a near one, down to the wordmark', () => {
  const long = factsOf(sampleDoc({ name: '一'.repeat(20), mark: false }));
  expect(resolveLayout('vertical-seal', long).id).toBe('split');
  expect(resolveLayout('badge', long).id).toBe('wordmark');
  expect(resolveLayout('no-such-layout', long).id).toBe('wordmark');
});

test('a nudge moves its part by heights of the name and nothing else relative to the others', () => {
  const doc = sampleDoc({ layout: 'horizontal' });
  const before = layOut(doc, boxOutlines);
  const after = layOut(nudgePart(doc, 'mark', { x: 0, y: 0.5 }), boxOutlines);
  const distance = ({ pieces, scale }: typeof before) => {
    const y = (role: string) => pieces.find((piece) => piece.role === role)?.box.y ?? NaN;
    return (y('mark') - y('name')) / scale;
  };
  expect(distance(after) - distance(before)).toBeCloseTo(50, 3);
  const still = ({ pieces }: typeof before) => pieces.filter(({ role }) => role !== 'mark').map(({ box }) => box);
  expect(still(after)).toEqual(still(before));
});

test('a part pushed past the edge brings the lockup back inside the artboard', () => {
  const doc = sampleDoc({ layout: 'horizontal' });
  for (const offset of [
    { x: -3, y: 0 },
    { x: 3, y: 3 },
    { x: 0, y: -3 },
  ]) {
    const { box } = layOut(nudgePart(doc, 'mark', offset), boxOutlines);
    const edge = ARTBOARD.height * 0.04 - 0.01;
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(edge);
    expect(box.x + box.width).toBeLessThanOrEqual(ARTBOARD.width - edge);
    expect(box.y + box.height).toBeLessThanOrEqual(ARTBOARD.height - edge);
  }
});

test('a name the font cannot write at all is an error that names the characters', () => {
  const doc = sampleDoc({ name: 'سلام' });
  expect(() => layOut(doc, boxOutlines)).toThrow(GlyphsMissingError);
  expect(() => layOut(doc, boxOutlines)).toThrow(/س/);
});

test('characters a font lacks in part are reported by line, the rest is drawn', () => {
  const doc = sampleDoc({ name: '半س山', slogan: 'سلام' });
  const { missing, pieces } = layOut(
    { ...doc, slogan: doc.slogan && { ...doc.slogan, font: HANZI_BOXES } },
    boxOutlines,
  );
  expect(missing).toEqual([
    { part: 'name', characters: ['س'] },
    { part: 'slogan', characters: ['س', 'ل', 'ا', 'م'] },
  ]);
  expect(pieces.some((piece) => piece.role === 'slogan')).toBe(false);
});
