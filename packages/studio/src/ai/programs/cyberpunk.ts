import type { Effect } from '@markwright/logo';
import type { StyleProgram } from '../style-program.ts';

const [YELLOW, CYAN, MAGENTA, NIGHT] = ['#fcee0a', '#00f0ff', '#ff2a6d', '#0b0b14'];

const glitch = (first: string, second: string): Effect => ({
  kind: 'split',
  on: 'all',
  first,
  second,
  x: 0.035,
  y: 0.01,
});

/** Leaning letters cut through and shifted, warning yellow, cyan and magenta over the night. */
export const cyberpunk: StyleProgram = {
  id: 'cyberpunk',
  leads: 'form',
  takesColor: false,
  faces: {
    hanzi: ['markwright-slant.ttf', 'markwright-thorn.ttf', 'noto-sans-sc-black.ttf', 'markwright-grid-sans.ttf'],
    latin: ['orbitron.ttf', 'syne.ttf', 'oswald.ttf', 'space-grotesk.ttf', 'bebas-neue.ttf'],
  },
  layouts: ['horizontal', 'stacked', 'horizontal-tall', 'left-stacked', 'split', 'wordmark', 'side-bar'],
  marks: { kinds: ['own', 'icon'], motifs: ['chip', 'lightning', 'eye', 'gem'] },
  words: {
    zh: '斜切错位的字，警示黄与霓虹在夜里相撞',
    en: 'Letters cut and shifted, warning yellow against neon and night',
  },
  form: ({ pick, hasHanzi }) => ({
    effects: [
      { kind: 'slant', degrees: 10 },
      {
        kind: 'slice',
        on: 'name',
        at: pick([0.58, 0.44, 0.62, 0.5]),
        slope: pick([-0.12, 0.1, 0, -0.1]),
        shift: pick([0.06, -0.05, 0.07, 0.05]),
        color: 'accent',
      },
      ...pick([[glitch(CYAN, MAGENTA)], [], [glitch(CYAN, MAGENTA)], []]),
    ],
    spacing: hasHanzi ? 0.03 : 0.06,
    letterCase: 'upper',
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: NIGHT, name: YELLOW, mark: YELLOW, second: CYAN, accent: CYAN },
      { ground: YELLOW, name: '#0b0b14', mark: '#0b0b14', second: '#0b0b14', accent: '#c2003f' },
      { ground: '#12071f', name: CYAN, mark: MAGENTA, second: CYAN, accent: MAGENTA },
      { ground: '#05131a', name: '#ffffff', mark: CYAN, second: YELLOW, accent: YELLOW },
    ]),
    backdrops: pick([
      [
        { kind: 'scanlines', colors: [CYAN], strength: 0.07 },
        { kind: 'corners', colors: [YELLOW, MAGENTA], strength: 0.9 },
      ],
      [
        { kind: 'corners', colors: [NIGHT, NIGHT], strength: 1 },
        { kind: 'speed', colors: [NIGHT], strength: 1 },
      ],
      [
        { kind: 'horizon-grid', colors: [MAGENTA], strength: 0.55 },
        { kind: 'scanlines', colors: ['#000000'], strength: 0.3 },
      ],
      [{ kind: 'circuit', colors: [CYAN, YELLOW], strength: 0.5 }],
    ]),
  }),
};
