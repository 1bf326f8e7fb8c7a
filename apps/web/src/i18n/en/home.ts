import type { zh } from '../zh/home.ts';

export const en: typeof zh = {
  headline: ['A proper logo', 'for your shop.'],
  nameLabel: 'Brand name',
  namePlaceholder: 'Type your brand name',
  see: 'See it',
  nameBlank: 'Please enter a name',
  orTry: 'Or try',
  samples: ['Old Pine Books', 'Sea Salt Coffee', '老陈面馆'],
  promise: 'Draw without signing up. Buy once you like it; it is yours to use for ever.',
  wall: 'Six logos of one name, all drawn by Markwright',
  wallAlts: {
    stacked: 'The logo of 半山面包: a loaf and a sun above the name',
    construction: 'The same mark with the circles that make it',
    vertical: 'Vertical brush lettering with a seal',
    badge: 'A round badge',
    horizontal: 'The mark at the left, the name at the right',
    reversed: 'The horizontal logo on a dark ground',
  },
  steps: {
    heading: 'Four steps to the shop front',
    note: ['This is the logo from above.', 'Every line is a real circle, tangent or clear space of it.'],
    list: [
      {
        title: 'Write the name',
        text: 'The name is enough. Each character goes into a practice square to show its bones.',
      },
      {
        title: 'Choose some words',
        text: 'Bread, hill, morning. Words turn into shapes, shapes into circles and lines.',
      },
      { title: 'Add a sentence', text: 'If you like. Letter, line and clear space are worked out at once.' },
      {
        title: 'Settle colour and type',
        text: 'Five palettes, six kinds of type; change one and everything sets itself anew.',
      },
    ],
    start: 'Begin with the first step',
  },
  bar: 'Make a logo',
};
