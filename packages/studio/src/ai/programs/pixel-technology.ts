import type { StyleProgram } from '../style-program.ts';

/** Everything on one grid of squares, the ground too. */
export const pixelTechnology: StyleProgram = {
  id: 'pixel-technology',
  leads: 'form',
  takesColor: true,
  faces: {
    hanzi: [
      'noto-sans-sc-bold.ttf',
      'markwright-grid-sans.ttf',
      'noto-sans-sc-black.ttf',
      'chocolate-classical-sans.ttf',
    ],
    latin: ['space-grotesk.ttf', 'orbitron.ttf', 'poppins-bold.ttf', 'archivo-black.ttf', 'montserrat-extrabold.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'horizontal-tall', 'left-stacked', 'tile-stacked', 'split'],
  marks: { kinds: ['own', 'icon'], motifs: ['chip', 'rocket', 'heart', 'star'] },
  words: {
    zh: '一格一格拼出来，老游戏的趣味，新技术的秩序',
    en: 'Laid square by square: the fun of old games, the order of new technology',
  },
  form: ({ pick, hasHanzi }) => ({
    effects: [
      { kind: 'pixel', on: 'letters', cell: hasHanzi ? 0.05 : 0.075, gap: 0 },
      { kind: 'pixel', on: 'mark', cell: pick([0.085, 0.075, 0.1, 0.085]), gap: pick([0, 0.14, 0, 0.12]) },
      ...pick([
        [],
        [],
        [{ kind: 'shadow' as const, on: 'all' as const, color: 'accent' as const, x: 0.05, y: 0.05, block: false }],
        [],
      ]),
    ],
    spacing: 0.06,
    letterCase: hasHanzi ? 'typed' : 'upper',
    markScale: 1.15,
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#0d1526', name: '#eaf6ff', mark: '#2ff3a0', second: '#35a8ff', accent: '#2ff3a0' },
      { ground: '#f2f5fa', name: '#14203a', mark: '#2456e6', second: '#19b8a6', accent: '#9db4e8' },
      { ground: '#1f1147', name: '#ffffff', mark: '#ffcf3f', second: '#ff5c8a', accent: '#6a3df0' },
      { ground: '#c7f0d8', name: '#123527', mark: '#0f6b4a', second: '#1c9a6a', accent: '#7fc9a3' },
    ]),
    backdrops: pick([
      [{ kind: 'pixels', colors: ['#17325a', '#1d4f7a', '#13406a', '#2ff3a0'], strength: 0.8 }],
      [
        { kind: 'grid', colors: ['#d5dfef'], strength: 1 },
        { kind: 'pixels', colors: ['#c2d2f2', '#a8c0f0', '#2456e6'], strength: 0.8 },
      ],
      [{ kind: 'pixels', colors: ['#3a2080', '#4d2aa6', '#ff5c8a', '#ffcf3f'], strength: 0.85 }],
      [{ kind: 'grid', colors: ['#aedfc4'], strength: 1 }],
    ]),
  }),
};
