import { expect, test } from 'vitest';
import { readHex } from './color-field.tsx';

test('colours are read as people write them', () => {
  expect(readHex('#17493A')).toBe('#17493a');
  expect(readHex(' 17493a ')).toBe('#17493a');
  expect(readHex('#FA0')).toBe('#ffaa00');
});

test('what is no colour is refused', () => {
  for (const typed of ['', '#12', 'red', '#12345g', 'url(#a)', '#1234567']) expect(readHex(typed)).toBeNull();
});
