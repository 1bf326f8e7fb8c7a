import type { Location } from 'react-router';
import { SITE_MAP } from './site-map.ts';

/** Counted from this load of the site on: after a reload the list is a new one. */
let visit = performance.timeOrigin;

/**
 * Under which name a page's scroll position is remembered: every visit of a page has its own, but the kept list is
 * found at its old place however one comes back to it.
 */
export const scrollPlace = ({ pathname, key }: Location): string =>
  pathname === SITE_MAP.logoList.path ? `logo-list-${visit}` : key;

/** The list was cleared: the next one starts at its top. */
export function forgetListPlace(): void {
  visit += 1;
}
