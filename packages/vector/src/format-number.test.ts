import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('prints hundredths without trailing zeros', () => {
  expect([0, -0.001, 1, 1.5, 1.05, 12.345, -3.2, 0.999, -0.5].map(formatNumber)).toEqual([
    '0',
    '0',
    '1',
    '1.5',
    '1.05',
    '12.35',
    '-3.2',
    '1',
    '-0.5',
  ]);
});

test('reads back as the value rounded to hundredths, without exponents', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      const text = formatNumber(value);
      expect(text).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
    }),
  );
});

test('what is not a number is refused', () => {
  expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
  expect(() => formatNumber(Infinity)).toThrow(RangeError);
});
