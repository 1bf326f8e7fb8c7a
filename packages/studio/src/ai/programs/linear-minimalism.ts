import type { StyleProgram } from '../style-program.ts';

/** One thin line, much air, two colours at most. */
export const linearMinimalism: StyleProgram = {
  id: 'linear-minimalism',
  leads: 'form',
  takesColor: true,
  wearsTrade: true,
  faces: {
    hanzi: [
      'noto-sans-sc-light.ttf',
      'cactus-classical-serif.ttf',
      'noto-sans-sc-regular.ttf',
      'chocolate-classical-sans.ttf',
      '975-maru.ttf',
    ],
    latin: ['montserrat-light.ttf', 'josefin-sans.ttf', 'tenor-sans.ttf', 'italiana.ttf', 'comfortaa.ttf'],
  },
  layouts: ['stacked', 'ring-stacked', 'horizontal', 'framed', 'vertical-mark', 'left-stacked', 'ruled'],
  marks: { isLine: true, kinds: ['own', 'icon'], motifs: ['horizon', 'orbit', 'wave', 'leaf'] },
  words: { zh: '一线到底，留白为主', en: 'One thin line and much air' },
  form: ({ hasHanzi }) => ({
    effects: [],
    spacing: hasHanzi ? 0.28 : 0.22,
    letterCase: hasHanzi ? 'typed' : 'upper',
    markScale: 0.92,
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#ffffff', name: '#17171a', mark: '#17171a', second: '#17171a', accent: '#9a9a9a' },
      { ground: '#f5f3ee', name: '#2b2a28', mark: '#2b2a28', second: '#b0532b', accent: '#b9b2a6' },
      { ground: '#1d1f22', name: '#f3f1ec', mark: '#f3f1ec', second: '#f3f1ec', accent: '#8b8d90' },
      { ground: '#eef0ef', name: '#233136', mark: '#233136', second: '#233136', accent: '#9fb0b3' },
    ]),
    backdrops: [],
  }),
};
