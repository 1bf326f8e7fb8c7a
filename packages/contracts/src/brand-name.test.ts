import { expect, test } from 'vitest';
import { compareBrandNames } from './brand-name.ts';

test('case, width, spaces and punctuation make no other name', () => {
  for (const name of ['Half Moon', 'HALF MOON', 'half-moon', 'Ｈａｌｆ　Ｍｏｏｎ', ' HalfMoon! ']) {
    expect(compareBrandNames('Half Moon', name), name).toBe('same');
  }
  expect(compareBrandNames('半山·面包', '半山面包')).toBe('same');
});

test('one character of a name of up to four, and a third of a longer one, are a correction', () => {
  for (const name of ['半山面饱', '伴山面包', '半山面包房', '半山包', '半座山面包', 'ban山面包'.slice(3)]) {
    expect(compareBrandNames('半山面包', name), name).toBe('correction');
  }
  expect(compareBrandNames('Cofee House', 'Coffee House')).toBe('correction');
  expect(compareBrandNames('Cofe House', 'Coffee House')).toBe('correction');
  expect(compareBrandNames('Coffee', 'Toffee')).toBe('correction');
});

test('more of it, or every character of a short name, is another name', () => {
  for (const name of ['半山咖啡', '半山咖啡馆', '云上茶', '一叶知春', 'Half']) {
    expect(compareBrandNames('半山面包', name), name).toBe('another');
  }
  for (const name of ['海月茶', '云霄阁', '山海茶']) expect(compareBrandNames('云山茶', name), name).toBe('another');
  expect(compareBrandNames('Coffee', 'Barley')).toBe('another');
  expect(compareBrandNames('Cofe', 'Coffees')).toBe('another');
  expect(compareBrandNames('茶里', '花间')).toBe('another');
  expect(compareBrandNames('茶', '花')).toBe('another');
  expect(compareBrandNames('茶里', '茶理')).toBe('correction');
});

test('a name of signs alone is compared as it is', () => {
  expect(compareBrandNames('!!!', ' !!! ')).toBe('same');
  expect(compareBrandNames('!!!', '???')).toBe('another');
});
