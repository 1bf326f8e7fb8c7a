import { expect, test } from 'vitest';
import { askFor, localPath } from './local-path.ts';

test('[S1.1] Chinese has the plain address, English says so', () => {
  expect(localPath('/made', 'zh')).toBe('/made');
  expect(localPath('/made', 'en')).toBe('/made?lang=en');
});

test('other parameters and the hash stay where they were', () => {
  expect(localPath('/article?id=7&lang=en#two', 'zh')).toBe('/article?id=7#two');
  expect(localPath('/article?id=7#two', 'en')).toBe('/article?id=7&lang=en#two');
});

test('asking for Chinese is explicit, so that it beats a remembered English', () => {
  expect(askFor('/news/?lang=en', 'zh')).toBe('/news/?lang=zh');
});
