import { expect, test } from 'vitest';
import type { LogoDoc } from '../document/logo-doc.ts';
import { TextError } from '../document/new-doc.ts';
import { openDoc } from '../document/open-doc.ts';
import { LAYOUTS } from '../layout/catalogue.ts';
import { PALETTES } from '../palettes.ts';
import { colorWorld } from '../color/color-world.ts';
import { HANZI_BOXES, LATIN_BOXES } from '../testing/box-outlines.ts';
import { hillMark, sampleDoc } from '../testing/sample-docs.ts';
import { nudgePart, setLayout, setNameLines } from './edit-layout.ts';
import { recolorMark, repaintMark, scaleMark, swapMark } from './edit-mark.ts';
import { setAccent, setBackground, setColors, setPalette } from './edit-colors.ts';
import { setLetterCase, setLetterSpacing, setLineColor, setLineFont, setLineSize, setLineText } from './edit-text.ts';

const LINES = ['name', 'secondName', 'slogan'] as const;

const docs: Record<string, LogoDoc> = {
  plain: sampleDoc(),
  full: sampleDoc({ secondName: 'Half Hill Bakery', slogan: '每天清晨六点出炉' }),
  bare: sampleDoc({ mark: false, layout: 'wordmark' }),
  latin: sampleDoc({ name: 'Half Hill', layout: 'split', palette: 'cool', seed: 3 }),
  long: sampleDoc({ name: '一二三四五六七八九十一二三四五六七八九十', layout: 'framed', palette: 'monochrome' }),
};

const ops: Record<string, (doc: LogoDoc) => LogoDoc> = {
  ...Object.fromEntries(
    LINES.flatMap((line) => [
      [`${line} text`, (doc: LogoDoc) => setLineText(doc, line, '南屏 Inn')],
      [`${line} font`, (doc: LogoDoc) => setLineFont(doc, line, LATIN_BOXES)],
      [`${line} colour`, (doc: LogoDoc) => setLineColor(doc, line, '#0A64C8')],
      [`${line} size`, (doc: LogoDoc) => setLineSize(doc, line, 1.3)],
      [`${line} size too large`, (doc: LogoDoc) => setLineSize(doc, line, 99)],
      [`${line} spacing`, (doc: LogoDoc) => setLetterSpacing(doc, line, 0.2)],
      [`${line} case`, (doc: LogoDoc) => setLetterCase(doc, line, 'lower')],
    ]),
  ),
  'slogan away': (doc) => setLineText(doc, 'slogan', ''),
  background: (doc) => setBackground(doc, '#FFEEDD'),
  transparent: (doc) => setBackground(doc, 'transparent'),
  'mark swap': (doc) => swapMark(doc, hillMark),
  'mark away': (doc) => swapMark(doc, null),
  'mark colours': (doc) => recolorMark(doc, { primary: '#123456' }),
  'mark own colour': (doc) => repaintMark(doc, '#ffffff', '#0a64c8'),
  'mark scale': (doc) => scaleMark(doc, 1.4),
  'mark scale nonsense': (doc) => scaleMark(doc, Number.NaN),
  accent: (doc) => setAccent(doc, '#b3261e'),
  lines: (doc) => setNameLines(doc, 2),
  nudge: (doc) => nudgePart(doc, 'mark', { x: 0.2, y: -0.1 }),
  'nudge back': (doc) => nudgePart(doc, 'mark', { x: 0, y: 0 }),
  colours: (doc) => setColors(doc, colorWorld('soft', 4)),
  ...Object.fromEntries(PALETTES.map(({ id }) => [`palette ${id}`, (doc: LogoDoc) => setPalette(doc, id)])),
  ...Object.fromEntries(LAYOUTS.map(({ id }) => [`layout ${id}`, (doc: LogoDoc) => setLayout(doc, id)])),
};

for (const [opName, op] of Object.entries(ops)) {
  test(`${opName}: the result parses, the same edit twice is one edit, and the original is untouched`, () => {
    for (const [docName, doc] of Object.entries(docs)) {
      const before = JSON.stringify(doc);
      const once = op(doc);
      expect(openDoc(JSON.parse(JSON.stringify(once))), docName).toEqual(once);
      expect(op(once), docName).toBe(once);
      expect(JSON.stringify(doc)).toBe(before);
    }
  });
}

test('an edit to the value already there returns the same object', () => {
  const doc = docs.full as LogoDoc;
  expect(setLineText(doc, 'name', doc.name.text)).toBe(doc);
  expect(setLineText(doc, 'name', `  ${doc.name.text} `)).toBe(doc);
  expect(setLineFont(doc, 'name', HANZI_BOXES)).toBe(doc);
  expect(setLineColor(doc, 'name', doc.name.color.toUpperCase())).toBe(doc);
  expect(setBackground(doc, doc.background)).toBe(doc);
  expect(setLayout(doc, doc.layout.id)).toBe(doc);
  expect(nudgePart(doc, 'name', { x: 0, y: 0 })).toBe(doc);
});

test('sizes stop at their bounds', () => {
  const doc = docs.plain as LogoDoc;
  expect(setLineSize(doc, 'name', 99).name.size).toBe(2);
  expect(setLineSize(doc, 'name', 0).name.size).toBe(0.5);
  expect(setLineSize(doc, 'name', Number.NaN)).toBe(doc);
});

test('bad text is refused with its reason and the line it was for', () => {
  const doc = docs.plain as LogoDoc;
  const refused = (raw: string) => {
    try {
      setLineText(doc, 'name', raw);
      return null;
    } catch (error) {
      return error instanceof TextError ? error.problem : error;
    }
  };
  expect(refused('')).toBe('empty');
  expect(refused('🐻')).toBe('emoji');
  expect(refused('字'.repeat(21))).toBe('too-long');
  expect(refused('<b>')).toBeNull();
});

test('bad colours and palettes are refused', () => {
  const doc = docs.plain as LogoDoc;
  expect(() => setLineColor(doc, 'name', 'red')).toThrow();
  expect(() => setBackground(doc, 'url(#x)')).toThrow();
  expect(() => setPalette(doc, 'neon')).toThrow(/neon/);
});

test('another layout drops moves made by hand for the old one', () => {
  const moved = nudgePart(docs.plain as LogoDoc, 'mark', { x: 1, y: 0 });
  expect(setLayout(moved, 'horizontal').layout.nudge).toBeUndefined();
});

test('a new mark keeps the colours and scale of the one it replaces', () => {
  const doc = scaleMark(recolorMark(docs.plain as LogoDoc, { primary: '#112233' }), 1.5);
  const swapped = swapMark(doc, { ...hillMark, source: { kind: 'own', id: 'other' } });
  expect(swapped.mark).toMatchObject({ primary: '#112233', scale: 1.5, source: { id: 'other' } });
});
