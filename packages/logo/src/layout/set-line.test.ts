import { expect, test } from 'vitest';
import { boxOutlines, HANZI_BOXES, LATIN_BOXES } from '../testing/box-outlines.ts';
import { MIN_INK_GAP, setLine } from './set-line.ts';

const line = (text: string, tracking = 0, font = HANZI_BOXES) =>
  setLine(boxOutlines, { role: 'name', font, text, color: '#000000', em: 100, tracking });

test('L1: a line starts at its ink, not at its side bearing', () => {
  expect(line('半山').ink.x).toBe(0);
  expect(line('Ab', 0, LATIN_BOXES).ink.x).toBe(0);
});

test('L10: equal boxes stand at equal distances, half nominal and half by profile', () => {
  const { inks } = line('半山面包');
  const steps = inks.slice(1).map((ink, index) => ink.at.e - (inks[index]?.at.e ?? 0));
  expect(new Set(steps.map((step) => step.toFixed(3))).size).toBe(1);
  expect(steps[0]).toBeGreaterThanOrEqual(84 + MIN_INK_GAP * 100);
});

test('L11: ink never comes nearer than 0.07 em, even around 一', () => {
  for (const text of ['一一', '半一山', '十一月']) {
    const { inks } = line(text);
    for (const [index, ink] of inks.entries()) {
      const previous = inks[index - 1];
      if (previous) expect(ink.at.e - previous.at.e - 84).toBeGreaterThanOrEqual(MIN_INK_GAP * 100 - 1e-9);
    }
  }
});

test('一 alone keeps the body of a line of text', () => {
  expect(line('一').box.height).toBeCloseTo(80 * 0.72, 5);
  expect(line('一').ink.height).toBeCloseTo(8, 5);
});

test('tracking adds the same space to every gap', () => {
  const [tight, loose] = [line('HELLO', 0, LATIN_BOXES), line('HELLO', 0.1, LATIN_BOXES)];
  expect(loose.ink.width - tight.ink.width).toBeCloseTo(4 * 10, 5);
});

test('L12: full-width punctuation takes about 0.3 em', () => {
  expect(line('山，海').ink.width).toBeLessThan(line('山海').ink.width + 70);
});

test('characters the font lacks are reported and left out', () => {
  expect(line('半م山').missing).toEqual(['م']);
  expect(line('半م山').inks).toHaveLength(2);
});
