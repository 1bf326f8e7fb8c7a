import { expect, test } from 'vitest';
import { forgetListPlace, scrollPlace } from './scroll-place.ts';

const at = (pathname: string, key: string) => ({
  pathname,
  key,
  search: '',
  hash: '',
  state: null,
  unstable_mask: undefined,
});

test('[S2.13] the kept list is found at its old place until it is cleared', () => {
  const first = scrollPlace(at('/createLogo/logoList', 'a'));
  expect(scrollPlace(at('/createLogo/logoList', 'b'))).toBe(first);
  forgetListPlace();
  expect(scrollPlace(at('/createLogo/logoList', 'a'))).not.toBe(first);
});

test('[S2.2] every visit of another page has a place of its own', () => {
  expect(scrollPlace(at('/edit', 'a'))).not.toBe(scrollPlace(at('/edit', 'b')));
});
