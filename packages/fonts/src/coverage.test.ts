import { expect, test } from 'vitest';
import { coverageOf, decodeRanges, encodeRanges, rangesOf } from './coverage.ts';

test('ranges join neighbours, whatever their order', () => {
  expect(rangesOf([5, 3, 4, 9, 3])).toEqual([
    [3, 5],
    [9, 9],
  ]);
});

test('ranges survive being written as text', () => {
  const ranges = rangesOf([0x20, 0x21, 0x4e00, 0x4e02, 0x4e03, 0x20000]);
  expect(decodeRanges(encodeRanges(ranges))).toEqual(ranges);
  expect(decodeRanges('')).toEqual([]);
});

test('coverage answers for the ends of a range and the gaps beside it', () => {
  const covers = coverageOf(rangesOf([10, 11, 12, 20]));
  expect([9, 10, 12, 13, 19, 20, 21].map(covers)).toEqual([false, true, true, false, false, true, false]);
});
