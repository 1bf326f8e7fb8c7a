import { expect, test } from 'vitest';
import { latinPartner, nearestFonts, offeredFonts } from './font-choice.ts';
import type { FontInfo } from '../../lib/fonts.ts';

const font = (key: string, category: string, script: 'hanzi' | 'latin', weight: number, editor = false): FontInfo => ({
  key,
  category,
  script,
  weight,
  editor,
  build: 'serif',
  heaviness: 'regular',
  picUrl: '',
  words: { zh: key, en: key },
  categoryWords: { zh: category, en: category },
});
const fonts = [
  font('song.ttf', 'song', 'hanzi', 600, true),
  font('song-black.ttf', 'song', 'hanzi', 900),
  font('brush.ttf', 'brush', 'hanzi', 400, true),
  font('cinzel.ttf', 'latin', 'latin', 600),
];

test('the editor offers its own fonts, the one in use, and Latin apart', () => {
  const { hanzi, latin } = offeredFonts(fonts, ['song-black.ttf', 'cinzel.ttf']);
  expect(hanzi.map(({ key }) => key)).toEqual(['song-black.ttf', 'song.ttf', 'brush.ttf']);
  expect(latin.map(({ key }) => key)).toEqual(['cinzel.ttf']);
  expect(offeredFonts(fonts, []).hanzi.map(({ key }) => key)).toEqual(['song.ttf', 'brush.ttf']);
});

test('the nearest font is of the same kind before it is of the same weight', () => {
  expect(nearestFonts(fonts, 'song.ttf', '青').map(({ key }) => key)).toEqual([
    'song-black.ttf',
    'brush.ttf',
    'cinzel.ttf',
  ]);
  expect(nearestFonts(fonts, 'cinzel.ttf', '青')[0]?.script).toBe('hanzi');
});

test('a Latin line beside a Chinese name gets a Latin font that goes with it, beside a Latin name none', () => {
  const catalogue = [
    font('brush.ttf', '书法字体', 'hanzi', 400, true),
    font('bold.ttf', '简约黑体', 'hanzi', 700, true),
    font('serif.ttf', '英文衬线', 'latin', 400),
    font('thin.ttf', '英文无衬线', 'latin', 300),
    font('heavy.ttf', '英文无衬线', 'latin', 800),
  ];
  expect(latinPartner(catalogue, 'brush.ttf')).toBe('serif.ttf');
  expect(latinPartner(catalogue, 'bold.ttf')).toBe('heavy.ttf');
  expect(latinPartner(catalogue, 'serif.ttf')).toBeUndefined();
});
