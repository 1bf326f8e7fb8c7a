import { expect, test } from 'vitest';
import { shareLink } from './site.ts';

test('[S9.10] a share link stands under the site base address', () => {
  expect(shareLink('https://example.test', 'c42')).toBe('https://example.test/userShare?creationId=c42');
  expect(shareLink('https://example.test', 'a&b')).toBe('https://example.test/userShare?creationId=a%26b');
});
