import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, ensureContrast, readableOn } from './contrast.ts';
import { mixColors, toHex, toOklch } from '@markwright/vector';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('OKLCH and back is the same colour', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('any ground has a readable colour, and any colour can be made to stand out', () => {
  fc.assert(
    fc.property(hex, hex, (color, ground) => {
      expect(contrast(readableOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ensureContrast(color, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a colour that already stands out is left alone', () => {
  expect(ensureContrast('#12315c', '#ffffff', 4.5)).toBe('#12315c');
});

test('mixing by 0 and 1 gives the ends', () => {
  expect(mixColors('#c7351f', '#12315c', 0)).toBe('#c7351f');
  expect(mixColors('#c7351f', '#12315c', 1)).toBe('#12315c');
});
