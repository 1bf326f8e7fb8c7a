import type { zh } from '../zh/home.ts';

export const en: typeof zh = {
  headline: ['A proper logo', 'for your shop.'],
  nameLabel: 'Brand name',
  namePlaceholder: 'Type your brand name',
  see: 'See it',
  nameBlank: 'Please enter a name',
  orTry: 'Or try',
  samples: ['Old Pine Books', 'Sea Salt Coffee', '老陈面馆'],
  promise: 'Draw without signing up. Buy once, and it is yours for good.',
  wall: 'Six logos of one name, all drawn by Markwright',
  wallOf: (name: string) => `Six logos of “${name}”`,
  wallLive: {
    stacked: 'mark above, name below',
    construction: 'the mark and the lines that draw it',
    vertical: 'letters alone',
    badge: 'badge',
    horizontal: 'mark left, name right',
    reversed: 'on dark',
  },
  use: 'Use this',
  useBoard: (board: string) => `Use this: ${board}`,
  quick: 'Quick design',
  wallAlts: {
    stacked: 'The logo of Half Hill Bakery: a loaf and a sun above the name',
    construction: 'The same mark with the circles that make it',
    vertical: 'The name alone, set large in a serif face',
    badge: 'A round badge',
    horizontal: 'The mark at the left, the name at the right',
    reversed: 'The horizontal logo on a dark ground',
  },
  bar: 'Make a logo',
};
