import type { StyleProgram } from '../style-program.ts';

/** Red that runs: heavy leaning letters, fire at the foot, streaks of speed. */
export const passionRed: StyleProgram = {
  id: 'passion-red',
  leads: 'colour',
  takesColor: false,
  faces: {
    hanzi: [
      'noto-sans-sc-black.ttf',
      'markwright-slant.ttf',
      'markwright-thorn.ttf',
      'maoken-assorted.ttf',
      'ma-shan-zheng.ttf',
    ],
    latin: ['archivo-black.ttf', 'oswald.ttf', 'bebas-neue.ttf', 'abril-fatface.ttf', 'syne.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'horizontal-tall', 'left-stacked', 'emblem', 'split'],
  marks: { kinds: ['own', 'combined', 'icon'], motifs: ['fire', 'heart', 'lightning', 'star'] },
  words: { zh: '满幅的红，往前冲的字', en: 'Red from edge to edge and letters that charge' },
  form: ({ pick }) => ({
    effects: pick([
      [{ kind: 'slant', degrees: 9 }],
      [{ kind: 'shadow', on: 'letters', color: 'accent', x: 0.05, y: 0.05, block: false }],
      [{ kind: 'slant', degrees: 7 }],
      [],
    ]),
    spacing: 0.02,
    letterCase: 'upper',
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#d3131b', name: '#ffffff', mark: '#ffe3b0', second: '#ffffff', accent: '#8a0a12' },
      { ground: '#fff3ee', name: '#c5101a', mark: '#e0201b', second: '#ff7a1f', accent: '#f3b8a8' },
      { ground: '#a80d18', name: '#fff1dc', mark: '#ffcf6b', second: '#ffffff', accent: '#e33a2c' },
      { ground: '#e4261c', name: '#ffffff', mark: '#ffffff', second: '#ffd9a0', accent: '#7a0710' },
    ]),
    backdrops: pick([
      [
        { kind: 'fade', colors: ['#e8261f', '#b10d1b'], strength: 1 },
        { kind: 'flames', colors: ['#f2542a', '#ff8a2b', '#ffc04a'], strength: 0.85 },
      ],
      [{ kind: 'speed', colors: ['#e0201b', '#ff6a3d', '#c5101a'], strength: 0.95 }],
      [
        { kind: 'fade', colors: ['#c8131d', '#7d0713'], strength: 1 },
        { kind: 'rays', colors: ['#ff4a35'], strength: 0.2 },
      ],
      [
        { kind: 'wedge', colors: ['#b10d18'], strength: 1 },
        { kind: 'speed', colors: ['#ff5a45', '#ff8a6b'], strength: 0.5 },
      ],
    ]),
    effects: [],
  }),
};
