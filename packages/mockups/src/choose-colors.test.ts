import { expect, test } from 'vitest';
import { chooseDress, contrastOf } from './choose-colors.ts';
import { lookOf } from './scene-looks.ts';
import { SCENE_NAMES } from './scene-names.ts';
import { flatScene } from './testing.ts';

const scene = (changes: Parameters<typeof flatScene>[0] = {}) => flatScene(changes).meta;
const navy = { background: '#12315c', inks: ['#f6e3c5'] };
const pale = { background: '#ffffff', inks: ['#c0392b', '#203040'] };

test('a material that takes paint wears the logo as designed on its own background', () => {
  expect(chooseDress(scene(), navy)).toEqual({ ground: '#12315c', mark: { kind: 'designed' } });
});

test('a material with colours of its own takes the first on which every ink can be read', () => {
  const cloth = scene({ takesBackground: false, ground: '#f3f1ed', grounds: ['#1d2126'] });
  expect(chooseDress(cloth, navy)).toEqual({ ground: '#1d2126', mark: { kind: 'designed' } });
  expect(chooseDress(cloth, pale)).toEqual({ ground: '#f3f1ed', mark: { kind: 'designed' } });
});

test('where no ground suits, the logo is printed in one legible colour', () => {
  const board = scene({ takesBackground: false, ground: '#b98d5f' });
  const { ground, mark } = chooseDress(board, { background: '#ffffff', inks: ['#ffffff', '#e0c080'] });
  expect(mark.kind).toBe('one-color');
  expect(mark.kind === 'one-color' && contrastOf(mark.color, ground)).toBeGreaterThanOrEqual(3);
});

test('foil, stamps and film know one colour, the process’s own where it can be read', () => {
  for (const mode of ['foil', 'stamp', 'vinyl'] as const) {
    const { mark } = chooseDress(scene({ mode, takesBackground: false, ground: '#20332c', inks: ['#d9b36c'] }), pale);
    expect(mark).toEqual({ kind: 'one-color', color: '#d9b36c' });
  }
});

test('the customer may ask for another dress than the rule’s', () => {
  expect(chooseDress(scene(), navy, 'reversed')).toEqual({
    ground: '#f6e3c5',
    mark: { kind: 'one-color', color: '#12315c' },
  });
  expect(chooseDress(scene(), pale, 'one-color').mark).toEqual({ kind: 'one-color', color: '#c0392b' });
});

test('letters of light stand on a dark ground', () => {
  const { ground } = chooseDress(scene({ mode: 'lit', ground: '#1b2324' }), pale);
  expect(ground).toBe('#1b2324');
  expect(chooseDress(scene({ mode: 'lit', ground: '#1b2324' }), navy).ground).toBe('#12315c');
});

/** Pale on pale, dark on dark, greys between, loud on loud, on nothing at all. */
const LOGOS = ['#ffffff', '#f2e9d8', '#9a9a9a', '#c0392b', '#2f6b4f', '#12315c', '#111111', null].flatMap(
  (background) =>
    [
      ['#ffffff'],
      ['#f4d35e'],
      ['#8a8a8a'],
      ['#c0392b', '#f6e3c5'],
      ['#0d7a5f'],
      ['#12315c', '#c0392b'],
      ['#101010'],
    ].map((inks) => ({ background, inks })),
);

test.each(SCENE_NAMES)('on the %s any logo can be read, whatever its colours', (name) => {
  for (const logo of LOGOS) {
    const { ground, mark } = chooseDress(lookOf(name), logo);
    const seen = mark.kind === 'one-color' ? [mark.color] : logo.inks;
    const best = Math.max(...seen.map((ink) => contrastOf(ink, ground)));
    expect([logo, ground, best >= 3]).toEqual([logo, ground, true]);
  }
});

test('processes that know one ink print in one colour', () => {
  for (const name of ['menu', 'stamp', 'window-lettering'] as const)
    for (const logo of LOGOS) expect(chooseDress(lookOf(name), logo).mark.kind).toBe('one-color');
});
