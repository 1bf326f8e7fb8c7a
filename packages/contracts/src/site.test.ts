import { expect, test } from 'vitest';
import { shareLink } from './site.ts';

test('[S9.10] a share link stands under the site base address and says when its owner reads English', () => {
  expect(shareLink('https://example.test', 'c42', 'zh')).toBe('https://example.test/userShare?creationId=c42');
  expect(shareLink('https://example.test', 'a&b', 'en')).toBe('https://example.test/userShare?creationId=a%26b&in=en');
});
