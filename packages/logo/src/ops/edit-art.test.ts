import { expect, test } from 'vitest';
import { artDoc } from '../compose/art-doc.ts';
import { openDoc } from '../document/open-doc.ts';
import { factsOf } from '../layout/kit.ts';
import { layoutsFor, resolveLayout } from '../layout/catalogue.ts';
import { newDoc } from '../document/new-doc.ts';
import { setArt, setArtScheme, setArtStyle } from './edit-art.ts';

const plain = newDoc({
  name: '星河',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#111111', support: '#333333', accent: '#ff6000' },
  palette: { id: 'warm', colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'] },
  layout: 'two-tone',
});

test('a document from before there was lettering opens as it did', () => {
  expect(openDoc(JSON.parse(JSON.stringify(plain)))).toEqual(plain);
  expect('art' in openDoc(plain)).toBe(false);
});

test('a style brings its colours and ground, survives saving, and can be taken off again', () => {
  const neon = setArtStyle(plain, 'neon');
  expect(neon.art).toMatchObject({ style: 'neon', strength: 0.5, arrangement: 'horizontal' });
  expect(neon.background).not.toBe(plain.background);
  expect(openDoc(JSON.parse(JSON.stringify(neon)))).toEqual(neon);
  expect(setArtStyle(neon, 'neon')).toEqual(neon);
  expect(setArt(neon, undefined)).not.toHaveProperty('art');
  expect(setArt(plain, undefined)).toBe(plain);
});

test('another style keeps strength and arrangement; a scheme changes colours only', () => {
  const tuned = setArt(setArtStyle(plain, 'neon'), {
    style: 'neon',
    strength: 0.8,
    colors: ['#111111', '#222222'],
    arrangement: 'arc',
  });
  expect(setArtStyle(tuned, 'ice').art).toMatchObject({ style: 'ice', strength: 0.8, arrangement: 'arc' });
  const other = setArtScheme(tuned, 1);
  expect(other.art).toMatchObject({ style: 'neon', arrangement: 'arc' });
  expect(other.name.color).not.toBe(tuned.name.color);
});

test('a transparent ground stays transparent, and a style nobody knows is refused', () => {
  expect(setArtStyle({ ...plain, background: 'transparent' }, 'ice').background).toBe('transparent');
  expect(() => setArtStyle(plain, 'lava')).toThrow();
  expect(() => artDoc({ name: '星', style: 'lava' }, () => true)).toThrow(RangeError);
});

test('layouts that place letters one by one give way to others', () => {
  const lettered = setArtStyle(plain, 'ice');
  expect(resolveLayout('two-tone', factsOf(lettered)).setsLetters).not.toBe(true);
  expect(layoutsFor(factsOf(lettered)).some(({ setsLetters }) => setsLetters)).toBe(false);
});
