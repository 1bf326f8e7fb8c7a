import { expect, test } from 'vitest';
import { compareBrandNames } from './brand-name.ts';

test('case, width, spaces and punctuation make no other name', () => {
  for (const name of ['Half Moon', 'HALF MOON', 'half-moon', 'Ｈａｌｆ　Ｍｏｏｎ', ' HalfMoon! ']) {
    expect(compareBrandNames('Half Moon', name), name).toBe('same');
  }
  expect(compareBrandNames('半山·面包', '半山面包')).toBe('same');
});

test('at most two characters put right are a correction', () => {
  for (const name of ['半山面饱', '伴山面包', '半山面包房', '半山包', '半座山面包', 'ban山面包'.slice(3)]) {
    expect(compareBrandNames('半山面包', name), name).toBe('correction');
  }
  expect(compareBrandNames('Cofee House', 'Coffee House')).toBe('correction');
  expect(compareBrandNames('半山面包', '半山咖啡')).toBe('correction');
});

test('three characters, or every character of a short name, are another name', () => {
  for (const name of ['半山咖啡馆', '云上茶', '一叶知春', 'Half']) {
    expect(compareBrandNames('半山面包', name), name).toBe('another');
  }
  expect(compareBrandNames('茶里', '花间')).toBe('another');
  expect(compareBrandNames('茶', '花')).toBe('another');
  expect(compareBrandNames('茶里', '茶理')).toBe('correction');
});

test('a name of signs alone is compared as it is', () => {
  expect(compareBrandNames('!!!', ' !!! ')).toBe('same');
  expect(compareBrandNames('!!!', '???')).toBe('another');
});
