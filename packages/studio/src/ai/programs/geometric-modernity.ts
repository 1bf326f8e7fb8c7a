import { mosaic } from '../ornaments/mosaic.ts';
import type { StyleProgram } from '../style-program.ts';

const [RED, BLUE, YELLOW, BLACK, PAPER] = ['#e0392b', '#1d4fb8', '#f4b51c', '#15161a', '#f3eee2'];

/** Square, circle, triangle, primary colours: a school of design a hundred years young. */
export const geometricModernity: StyleProgram = {
  id: 'geometric-modernity',
  leads: 'form',
  takesColor: true,
  wearsTrade: true,
  faces: {
    hanzi: [
      'noto-sans-sc-black.ttf',
      'markwright-grid-sans.ttf',
      'noto-sans-sc-bold.ttf',
      'chocolate-classical-sans.ttf',
    ],
    latin: ['jost.ttf', 'outfit.ttf', 'poppins-bold.ttf', 'space-grotesk.ttf', 'sora.ttf', 'syne.ttf'],
  },
  layouts: ['left-stacked', 'horizontal', 'stacked', 'horizontal-tall', 'side-bar', 'split'],
  marks: { kinds: ['own', 'combined', 'icon'], motifs: ['gem', 'weave', 'star', 'infinity'] },
  words: {
    zh: '方、圆、三角拼成一块，理性而鲜明',
    en: 'Square, circle and triangle joined into one block, clear and bright',
  },
  form: () => ({ effects: [], spacing: 0.04, markScale: 1.15 }),
  dress: (mark, { random }) => mosaic(mark, random),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: PAPER, name: BLACK, mark: BLUE, second: RED, accent: YELLOW },
      { ground: YELLOW, name: BLACK, mark: BLACK, second: RED, accent: BLUE },
      { ground: PAPER, name: BLACK, mark: RED, second: YELLOW, accent: BLUE },
      { ground: BLUE, name: '#ffffff', mark: YELLOW, second: RED, accent: '#ffffff' },
    ]),
    backdrops: pick([
      [{ kind: 'blocks', colors: [RED, BLUE, YELLOW, BLACK, '#e4dccb'], strength: 1 }],
      [],
      [{ kind: 'blocks', colors: [BLUE, YELLOW, '#e4dccb', BLACK, RED], strength: 1 }],
      [],
    ]),
  }),
};
