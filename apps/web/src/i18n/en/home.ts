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
  cases: {
    heading: 'Twenty-two names, each its own way',
    note: [
      'Rest on any of them to see why it looks as it does.',
      'The shops are made up; the logos are drawn by Markwright.',
    ],
    stories: {
      seaSalt: {
        trade: 'Coffee',
        text: 'Three waves stacked like scales, or like cups. The orange in them is sunrise on the salt pans.',
      },
      beidou: {
        trade: 'Data services',
        text: 'One star on its orbit; the gap is the light. The blue is deep, so the letters need not shout.',
      },
      orange: { trade: 'Drinks', text: 'Half an orange, all inside one circle.' },
      flowers: { trade: 'Florist', text: 'Five circles round one: a plum blossom.' },
      hotpot: {
        trade: 'Hotpot',
        text: 'One pot, two broths. The S in the middle is its wall, and the soup coming to the boil.',
      },
      pets: { trade: 'Pet shop', text: 'Two ears and a tongue say enough.' },
      inn: {
        trade: 'Guest house',
        text: 'The near hill stands before the far one, the moon in the gap. Letters and hills share one ground line.',
      },
      tea: { trade: 'Tea house', text: 'The name runs down like tea being poured; one seal ends it.' },
      law: { trade: 'Law firm', text: 'Two rules hold the name: no word more.' },
      surf: { trade: 'Surf school', text: 'Two arcs make a fish. The letters lean, about to leave the water.' },
      dental: { trade: 'Dentist', text: 'An egret stands firm on one leg.' },
      records: { trade: 'Record shop', text: 'A fluke goes under; the ripples are grooves.' },
      noodles: {
        trade: 'Noodles',
        text: 'Rim, noodles and chopsticks are arcs and lines. As a badge on the glass it still reads as a bowl.',
      },
      photo: { trade: 'Photo studio', text: 'Six blades, the shutter half open.' },
      office: { trade: 'Shared office', text: 'Three cells and a drop: people make honey.' },
      furniture: {
        trade: 'Furniture',
        text: 'The “wood” in the name, carved into a board whose corners have been planed.',
      },
      books: { trade: 'Bookshop', text: 'An open book, and a room.' },
      laundry: { trade: 'Laundry', text: 'One is washed, the other is drying.' },
      farm: { trade: 'Farm', text: 'One ear, grains left and right.' },
      yoga: { trade: 'Yoga', text: 'Five petals, sitting straight.' },
      gym: {
        trade: 'Gym',
        text: 'Strokes with edges, just off the anvil. One ink only, equally heavy wherever it is printed.',
      },
      pine: { trade: 'Joinery', text: 'Three tiers of needles, one trunk.' },
    },
  },
  bar: 'Make a logo',
};
