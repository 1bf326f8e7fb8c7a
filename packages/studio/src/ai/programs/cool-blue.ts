import type { StyleProgram } from '../style-program.ts';

/** Water, ice and clear air: blues that run into each other, calm type. */
export const coolBlue: StyleProgram = {
  id: 'cool-blue',
  leads: 'colour',
  takesColor: false,
  faces: {
    hanzi: [
      'noto-sans-sc-bold.ttf',
      'chocolate-classical-sans.ttf',
      '975-maru.ttf',
      'noto-sans-sc-regular.ttf',
      'markwright-grid-sans.ttf',
    ],
    latin: ['sora.ttf', 'outfit.ttf', 'montserrat-semibold.ttf', 'tenor-sans.ttf', 'jost.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'ring-stacked', 'left-stacked', 'tile', 'horizontal-tall'],
  marks: { kinds: ['own', 'combined', 'icon'], motifs: ['wave', 'water', 'snow', 'gem'] },
  words: { zh: '海与冰的蓝，冷静、清澈', en: 'The blues of sea and ice, calm and clear' },
  form: ({ pick }) => ({
    effects: [
      {
        kind: 'gradient',
        on: 'mark',
        colors: ['primary', 'secondary'],
        angle: pick([60, 90, 30, 120]),
        across: 'part',
      },
    ],
    spacing: 0.06,
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#0c2f6b', name: '#ffffff', mark: '#7fe0ff', second: '#3f8cff', accent: '#4fb8f0' },
      { ground: '#eef6fc', name: '#0d3469', mark: '#1b63d1', second: '#28b8e0', accent: '#8fc5ea' },
      { ground: '#08223f', name: '#e6f5ff', mark: '#5ec8ff', second: '#9be8f2', accent: '#2f7fc4' },
      { ground: '#cfe6f7', name: '#0f3f74', mark: '#0f58b5', second: '#1d94cf', accent: '#7db4dd' },
    ]),
    backdrops: pick([
      [
        { kind: 'fade', colors: ['#0a2558', '#1559b0'], strength: 1 },
        { kind: 'waves', colors: ['#1a5fb4', '#1f7acb', '#2b9be0'], strength: 0.6 },
      ],
      [{ kind: 'facets', colors: ['#bcdcf5', '#dceefb', '#a3cdf0'], strength: 0.75 }],
      [
        { kind: 'halo', colors: ['#2f86d6'], strength: 0.5 },
        { kind: 'sparkles', colors: ['#9be0ff'], strength: 0.6 },
      ],
      [{ kind: 'waves', colors: ['#b3d7f1', '#8fc2ea', '#66a9df'], strength: 0.85 }],
    ]),
    effects: [],
  }),
};
