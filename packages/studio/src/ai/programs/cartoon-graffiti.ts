import type { StyleProgram } from '../style-program.ts';

const [BLACK, WHITE] = ['#17130f', '#ffffff'];

/** Fat letters with black borders, thrown on the wall with paint. */
export const cartoonGraffiti: StyleProgram = {
  id: 'cartoon-graffiti',
  leads: 'form',
  takesColor: false,
  border: BLACK,
  faces: {
    hanzi: [
      'maoken-assorted.ttf',
      'zcool-kuaile.ttf',
      'lxgw-marker-gothic.ttf',
      'markwright-sweet-round.ttf',
      'zcool-qingke-huangyou.ttf',
    ],
    latin: ['fredoka.ttf', 'lobster.ttf', 'unbounded.ttf', 'righteous.ttf', 'pacifico.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'horizontal-tall', 'left-stacked', 'split', 'inline-mark'],
  marks: { kinds: ['own', 'icon'], motifs: ['smile', 'lightning', 'star', 'heart'] },
  words: { zh: '粗黑边、跳动的字、甩上墙的颜料', en: 'Black borders, letters that dance, paint thrown on the wall' },
  form: ({ pick }) => ({
    effects: [
      { kind: 'bounce', turn: pick([8, 6, 9, 5]), lift: 0.09 },
      { kind: 'tilt', degrees: pick([-5, 0, -4, 4]) },
      {
        kind: 'halftone',
        on: 'all',
        color: pick(['secondary', 'accent', 'secondary', 'accent']),
        from: 0.5,
        cell: 0.07,
      },
      { kind: 'outline', on: 'all', color: BLACK, width: 0.05 },
      { kind: 'shadow', on: 'all', color: BLACK, x: 0.08, y: 0.1, block: true },
      { kind: 'outline', on: 'all', color: WHITE, width: 0.045 },
    ],
    spacing: 0.08,
    markScale: 1.2,
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#ffd21f', name: '#ff4d2e', mark: '#19b5fe', second: '#ff9d1f', accent: '#ff8a1f' },
      { ground: '#12c2b2', name: '#ffe14d', mark: '#ff5fa2', second: '#ffb31f', accent: '#ff9f1f' },
      { ground: '#ff5fa2', name: '#ffffff', mark: '#ffe14d', second: '#ff9d1f', accent: '#35d0ff' },
      { ground: '#6b3df5', name: '#b6ff3d', mark: '#ff7a2f', second: '#ffd21f', accent: '#35d04f' },
    ]),
    backdrops: pick([
      [
        { kind: 'rays', colors: [WHITE], strength: 0.28 },
        { kind: 'splash', colors: ['#19b5fe', '#ff5fa2', '#12c2b2'], strength: 1 },
      ],
      [
        { kind: 'dots', colors: ['#0a9c90'], strength: 1 },
        { kind: 'splash', colors: ['#ff5fa2', '#ffe14d', '#6b3df5'], strength: 1 },
      ],
      [
        { kind: 'dots', colors: ['#e23d84'], strength: 1 },
        { kind: 'splash', colors: ['#35d0ff', '#ffe14d', '#6b3df5'], strength: 1 },
      ],
      [
        { kind: 'rays', colors: [WHITE], strength: 0.1 },
        { kind: 'splash', colors: ['#ff7a2f', '#35d0ff', '#b6ff3d'], strength: 1 },
      ],
    ]),
  }),
};
