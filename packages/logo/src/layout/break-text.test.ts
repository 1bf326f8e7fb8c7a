import { expect, test } from 'vitest';
import { breakText, linesNeeded, textUnits } from './break-text.ts';

test('hanzi break evenly and between words', () => {
  expect(breakText('半山面包', 2)).toEqual(['半山', '面包']);
  expect(breakText('老陈牛肉面馆', 2)).toHaveLength(2);
});

test('Latin names break only between words', () => {
  expect(breakText('Half Hill Bakery', 2)).toEqual(['Half Hill', 'Bakery']);
  expect(breakText('Half Hill Bakery', 3)).toEqual(['Half', 'Hill', 'Bakery']);
  expect(breakText('International', 2)).toEqual(['International']);
});

test('mixed names break where the script changes', () => {
  expect(breakText('星河Galaxy', 2)).toEqual(['星河', 'Galaxy']);
});

test('nothing is lost', () => {
  const name = '上海市浦东新区陆家嘴环路一千号大楼办公室';
  for (const count of [1, 2, 3]) expect(breakText(name, count).join('')).toBe(name);
});

test('a Latin letter reads a little wider than half a hanzi', () => {
  expect(textUnits('半山')).toBe(2);
  expect(textUnits('AB')).toBeCloseTo(1.12, 5);
  expect(linesNeeded('半山面包', 8)).toBe(1);
  expect(linesNeeded('一'.repeat(20), 8)).toBe(3);
});
