import { brushRing } from '../ornaments/brush-ring.ts';
import type { StyleProgram } from '../style-program.ts';

const [INK, SEAL] = ['#1b1a18', '#b3261e'];

/** Brush, ink, water and paper; one red seal. */
export const inkAndWash: StyleProgram = {
  id: 'ink-and-wash',
  leads: 'form',
  takesColor: false,
  faces: {
    hanzi: ['ma-shan-zheng.ttf', 'zhi-mang-xing.ttf', 'long-cang.ttf', 'lxgw-wenkai-bold.ttf'],
    latin: ['kaushan-script.ttf', 'great-vibes.ttf', 'cormorant-garamond.ttf', 'lobster.ttf'],
  },
  layouts: ['vertical-seal', 'stacked', 'side-seal', 'horizontal', 'left-stacked', 'horizontal-tall', 'vertical-mark'],
  marks: { kinds: ['own', 'icon'], motifs: ['mountain', 'bamboo', 'lotus', 'crane-bird'] },
  words: {
    zh: '一笔浓，一笔淡，远山入纸，朱印收尾',
    en: 'One stroke wet, one dry, hills in the mist, and a red seal to end',
  },
  form: ({ pick }) => ({
    effects: [
      { kind: 'rough', on: 'letters', amount: 0.012, dry: pick([0.5, 0.35, 0.6, 0.4]) },
      { kind: 'rough', on: 'mark', amount: 0.03, dry: 0.5 },
    ],
    spacing: 0.04,
    markScale: 1.1,
  }),
  dress: (mark, { pick, random }) => (pick([false, true, true, false]) ? brushRing(mark, random) : mark),
  colour: ({ pick }) => ({
    colors: {
      ground: pick(['#f6f1e4', '#f2ede0', '#faf8f2', '#ece5d4']),
      name: INK,
      mark: pick([INK, '#2c3a3a', INK, '#26302f']),
      second: SEAL,
      accent: SEAL,
    },
    backdrops: pick([
      [{ kind: 'wash', colors: ['#2a3a3c', SEAL], strength: 0.9 }],
      [{ kind: 'blot', colors: ['#39474a'], strength: 0.6 }],
      [{ kind: 'wash', colors: ['#22282b', SEAL], strength: 0.75 }],
      [{ kind: 'wash', colors: ['#3b4a3c', SEAL], strength: 0.9 }],
    ]),
  }),
};
