import type { StyleProgram } from '../style-program.ts';

/** Tubes of light on the night: every pair of colours glows from one into the other. */
const LIGHTS = [
  { ground: '#120a2c', colors: ['#22e6ff', '#ff2bd6'] },
  { ground: '#0b0d26', colors: ['#ff4fa3', '#ffb13d'] },
  { ground: '#0a1222', colors: ['#3dffb5', '#2aa8ff'] },
  { ground: '#190a26', colors: ['#a65bff', '#ff4d8d', '#ffc35c'] },
] as const;

export const neonGradient: StyleProgram = {
  id: 'neon-gradient',
  leads: 'colour',
  takesColor: false,
  faces: {
    hanzi: [
      'noto-sans-sc-bold.ttf',
      'chiron-goround-bold.ttf',
      '975-maru.ttf',
      'noto-sans-sc-regular.ttf',
      'lxgw-marker-gothic.ttf',
    ],
    latin: ['righteous.ttf', 'pacifico.ttf', 'outfit.ttf', 'comfortaa.ttf', 'montserrat-semibold.ttf', 'quicksand.ttf'],
  },
  layouts: ['stacked', 'ring-stacked', 'horizontal', 'framed', 'horizontal-tall', 'emblem', 'left-stacked'],
  marks: { isLine: false, kinds: ['own', 'icon'], motifs: ['star', 'lightning', 'heart', 'moon'] },
  words: {
    zh: '灯管勾形，色光流转，夜里最亮的招牌',
    en: 'Drawn in tubes of light whose colour flows: the brightest sign of the night',
  },
  form: ({ pick }) => ({
    effects: [
      {
        kind: 'neon',
        on: 'all',
        colors: ['name', 'accent'],
        width: pick([0.034, 0.04, 0.03, 0.036]),
        glow: 0.9,
        isLit: pick([false, true, false, true]),
      },
    ],
    spacing: 0.1,
  }),
  colour: ({ pick }) => {
    const { ground, colors } = pick(LIGHTS);
    return {
      colors: { ground, name: colors[0], mark: colors[0], second: colors[1], accent: colors.at(-1) ?? colors[1] },
      backdrops: [
        { kind: 'halo', colors: [colors[1]], strength: 0.24 },
        ...pick([[], [{ kind: 'horizon-grid' as const, colors: [colors[0]], strength: 0.22 }], [], []]),
      ],
      effects: [{ kind: 'gradient', on: 'all', colors: ['name', 'accent'], angle: 20, across: 'lockup' }],
    };
  },
};
