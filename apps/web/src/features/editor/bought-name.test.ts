import { expect, test } from 'vitest';
import { afterSave, needsPurchase } from './bought-name.ts';

const bought = { package: 'vector' as const, name: '半山面包', savedName: '半山面包', correctionsLeft: 3 };

test('another name needs a purchase; the same name and a correction do not', () => {
  expect(needsPurchase(bought, '云上茶馆')).toBe(true);
  for (const text of ['半山 面包', '半山面饱', '半山面包房']) expect(needsPurchase(bought, text), text).toBe(false);
});

test('three corrections are free, saving one again costs none, and going back is always free', () => {
  const names = ['半山面饱', '半山面饱', '伴山面包', '半山包'];
  const used = names.reduce(afterSave, bought);
  expect(used).toEqual({ ...bought, savedName: '半山包', correctionsLeft: 0 });
  expect(needsPurchase(used, '半山包')).toBe(false);
  expect(needsPurchase(used, '半山面包')).toBe(false);
  expect(needsPurchase(used, '半山面饱')).toBe(true);
});
