import type { Effect } from '@markwright/logo';
import type { StyleProgram } from '../style-program.ts';

const CYAN = '#25f4ee';
const RED = '#fe2c55';

/** Black, white, and the cyan and red copies of a picture that is printed out of register. */
export const shortVideo: StyleProgram = {
  id: 'short-video',
  leads: 'form',
  takesColor: false,
  faces: {
    hanzi: [
      'noto-sans-sc-black.ttf',
      'markwright-slant.ttf',
      'maoken-assorted.ttf',
      'markwright-grid-sans.ttf',
      'noto-sans-sc-bold.ttf',
    ],
    latin: ['archivo-black.ttf', 'montserrat-extrabold.ttf', 'poppins-bold.ttf', 'unbounded.ttf', 'oswald.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'horizontal-tall', 'inline-mark', 'left-stacked', 'split', 'wordmark'],
  marks: { kinds: ['own', 'lift', 'icon'], motifs: ['music-note', 'lightning', 'star', 'smile'] },
  words: {
    zh: '青红错位，黑底白字，一划而过也记得住',
    en: 'Cyan and red out of register on black: seen in one swipe and remembered',
  },
  form: ({ pick }) => {
    const leaning: Effect[] = [{ kind: 'slant', degrees: 8 }];
    const amount = pick([0.05, 0.065, 0.045, 0.06]);
    return {
      effects: [
        ...pick([[], leaning, [], leaning]),
        { kind: 'split', on: 'all', first: CYAN, second: RED, x: amount, y: amount * pick([0.55, 0.2, -0.5, 0.4]) },
      ],
      spacing: 0.02,
    };
  },
  colour: ({ pick }) => ({
    colors: {
      ground: pick(['#08080c', '#000000', '#121218', '#0a0a10']),
      name: '#ffffff',
      mark: '#ffffff',
      second: '#ffffff',
      accent: pick(['#ffffff', RED, CYAN, '#ffffff']),
    },
    backdrops: pick([
      [],
      [{ kind: 'corners', colors: [CYAN, RED], strength: 0.85 }],
      [{ kind: 'halo', colors: [RED], strength: 0.22 }],
      [{ kind: 'scanlines', colors: ['#ffffff'], strength: 0.05 }],
    ]),
  }),
};
