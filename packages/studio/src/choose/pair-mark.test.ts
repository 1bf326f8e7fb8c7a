import { expect, test } from 'vitest';
import { drawSource } from './draw-source.ts';
import { pairMark, pairMeaning } from './pair-mark.ts';
import { shownBy } from './depicted-concepts.ts';

const one = drawSource({ kind: 'own', id: 'animals/bear/face', seed: 3 })!;
const other = drawSource({ kind: 'icon', id: 'ph:envelope-fill' })!;
const words = [
  { zh: '熊', en: 'bear' },
  { zh: '信封', en: 'envelope' },
] as const;

test('two things stand side by side without touching, and the pair says what it shows', () => {
  const pair = pairMark(one, other, pairMeaning(...words));
  expect(shownBy(pair.source)).toEqual({ things: ['bear', 'envelope'], relation: 'beside' });
  expect(pair.drawing.shapes).toHaveLength(one.drawing.shapes.length + other.drawing.shapes.length);
  expect(pair.drawing.box.width).toBeGreaterThan(pair.drawing.box.height);
  expect(pair.meaning.zh).toContain('熊和信封');
});

test('a pair is drawn again from its source, the same', () => {
  const pair = pairMark(one, other, pairMeaning(...words));
  expect(drawSource(pair.source)?.drawing).toEqual(pair.drawing);
  expect(drawSource({ kind: 'pair', id: 'nonsense' })).toBeUndefined();
});
