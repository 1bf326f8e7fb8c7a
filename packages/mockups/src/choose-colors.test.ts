import { expect, test } from 'vitest';
import { chooseDress, contrastOf } from './choose-colors.ts';
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
