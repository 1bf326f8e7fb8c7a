import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas, quotes and line ends stay inside their cell', () => {
  expect(toCsv(['a', 'b'], [['x,"y"', 'one\ntwo']])).toBe('\u{feff}a,b\r\n"x,""y""","one\ntwo"\r\n');
});

test('what a visitor typed is no formula, and a negative number stays a number', () => {
  expect(toCsv(['a'], [['=1+1'], ['@x'], [-5]])).toBe("\u{feff}a\r\n'=1+1\r\n'@x\r\n-5\r\n");
});
