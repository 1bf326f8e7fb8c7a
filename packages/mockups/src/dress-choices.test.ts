import { expect, test } from 'vitest';
import { chooseDress } from './choose-colors.ts';
import { dressChoices, narrowScene } from './dress-choices.ts';
import { flatScene } from './testing.ts';

const { meta: plain } = flatScene();
const green = { background: '#12494a', inks: ['#f4ead2'] };

test('a shirt offers its cloths, and a chosen one is what the mark is printed on', () => {
  const shirt = { ...plain, takesBackground: false, ground: '#f3f1ed', grounds: ['#f3f1ed', '#1d2126'] };
  expect(dressChoices(shirt, green).grounds).toEqual(['#f3f1ed', '#1d2126']);
  expect(chooseDress(narrowScene(shirt, { ground: '#f3f1ed' }), green).ground).toBe('#f3f1ed');
  expect(chooseDress(narrowScene(shirt, { ground: '#1d2126' }), green)).toEqual({
    ground: '#1d2126',
    mark: { kind: 'designed' },
  });
});

test('a sign that takes the logo’s background offers it before its own paint', () => {
  expect(dressChoices(plain, green).grounds).toEqual(['#12494a', '#ffffff']);
});

test('a stamp offers its inks in place of colours, and a chosen one is used', () => {
  const stamp = { ...plain, mode: 'stamp' as const, takesBackground: false, inks: ['#9c1f1a', '#1f2a44'] };
  expect(dressChoices(stamp, green)).toMatchObject({ dresses: ['rule'], inks: ['#9c1f1a', '#1f2a44'] });
  expect(chooseDress(narrowScene(stamp, { ink: '#1f2a44' }), green).mark).toEqual({
    kind: 'one-color',
    color: '#1f2a44',
  });
});

test('only choices that give another picture are offered', () => {
  expect(dressChoices(plain, green).dresses).toEqual(['rule', 'reversed', 'one-color']);
  expect(dressChoices({ ...plain, mode: 'lit' }, green).dresses).not.toContain('reversed');
});

test('a mark may be given a share of the picture’s width, wherever its room is', () => {
  const { art, density, size } = narrowScene(plain, { markWidth: 0.25 });
  expect((art[2] - art[0]) * density).toBeCloseTo(size[0] / 4);
  expect((art[0] + art[2]) / 2).toBeCloseTo((plain.art[0] + plain.art[2]) / 2);
});
