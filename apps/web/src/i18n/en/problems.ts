import type { zh } from '../zh/problems.ts';

export const en: typeof zh = {
  notFound: 'This page could not be found',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  home: 'Back home',
  make: 'Make a logo',
  failed: 'Couldn’t load this page',
  failedText: 'The problem has been noted. Try again, or go back home.',
  again: 'Try again',
};
