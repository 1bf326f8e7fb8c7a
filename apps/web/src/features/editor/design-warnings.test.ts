import {
  contrast,
  layOut,
  newDoc,
  setBackground,
  setLineColor,
  setLineSize,
  setNameLines,
  type LogoDoc,
  type Outlines,
} from '@markwright/logo';
import { expect, test } from 'vitest';
import { EDITOR_ARTBOARD } from './place-logo.ts';
import { findWarnings } from './design-warnings.ts';

/** Letters as squares; the font lacks 岚. */
const squares: Outlines = {
  metrics: () => ({ unitsPerEm: 1000, hanziHeight: 900, capHeight: 700, xHeight: 500, stem: 80 }),
  shape: (_font, text) => {
    const drawn = Array.from(text).filter((character) => character !== '岚');
    return {
      unitsPerEm: 1000,
      width: drawn.length * 1000,
      missing: drawn.length < text.length ? ['岚'] : [],
      glyphs: drawn.map((character, index) => ({
        text: character,
        x: index * 1000,
        advance: 1000,
        path: character === ' ' ? '' : 'M50 -850L950 -850L950 50L50 50Z',
        ink: character === ' ' ? null : { x: 50, y: -850, width: 900, height: 900 },
      })),
    };
  },
};

const doc = newDoc({
  name: '青山茶事',
  slogan: '山里采的茶',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#17493a', support: '#2b6b55', accent: '#8fb996' },
  palette: { id: 'cool', colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'] },
  layout: 'wordmark',
});
const warningsOf = (of: LogoDoc) => findWarnings(of, layOut(of, squares, EDITOR_ARTBOARD));

test('a sound design has no warnings', () => {
  expect(warningsOf(doc)).toEqual([]);
});

test('a character the font lacks is named with its line', () => {
  const lacking = { ...doc, name: { ...doc.name, text: '青岚茶事' } };
  expect(warningsOf(lacking)).toContainEqual({ kind: 'missing', part: 'name', characters: ['岚'] });
});

test('low contrast is found and its fix reads', () => {
  const pale = setBackground(setLineColor(doc, 'name', '#a9c7b0'), '#ffffff');
  const [warning] = warningsOf(pale);
  if (warning?.kind !== 'contrast') throw new Error('no contrast warning');
  expect(warning.part).toBe('name');
  const fixed = warning.fix(pale);
  expect(contrast(fixed.name.color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(warningsOf(fixed)).toEqual([]);
});

test('on a transparent ground nobody can know the contrast', () => {
  expect(warningsOf(setBackground(setLineColor(doc, 'name', '#a9c7b0'), 'transparent'))).toEqual([]);
});

test('a slogan made too small is found and its fix makes it readable', () => {
  const long = { ...doc, name: { ...doc.name, text: '南山下的一间很小很小的手作茶铺子' } };
  const small = setLineSize(setNameLines(long, 1), 'slogan', 0.5);
  let now = small;
  for (let round = 0; round < 4; round += 1) {
    const [warning] = warningsOf(now);
    if (!warning) break;
    if (warning.kind !== 'small') throw new Error(`unexpected ${warning.kind}`);
    now = warning.fix(now);
  }
  expect(warningsOf(small).map(({ kind }) => kind)).toEqual(['small']);
  expect(warningsOf(now)).toEqual([]);
});
