import { bottleCap, sunburst } from '../ornaments/medallions.ts';
import type { StyleProgram } from '../style-program.ts';

const [CREAM, BRICK, MUSTARD, TEAL, BROWN] = ['#f6e7cb', '#c8452a', '#e6a52f', '#1d6d69', '#4a2314'];

/** Posters of the seventies: cream, brick, mustard, a block of shadow behind fat letters. */
export const newRetro: StyleProgram = {
  id: 'new-retro',
  leads: 'form',
  takesColor: false,
  wearsTrade: true,
  faces: {
    hanzi: ['noto-serif-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'markwright-grid-sans.ttf', 'maoken-assorted.ttf'],
    latin: ['abril-fatface.ttf', 'righteous.ttf', 'lobster.ttf', 'bebas-neue.ttf', 'dm-serif-display.ttf'],
  },
  layouts: ['stacked', 'badge', 'horizontal', 'left-stacked', 'emblem', 'plaque', 'horizontal-tall'],
  marks: { kinds: ['own', 'combined', 'icon'], motifs: ['sun', 'horizon', 'star', 'rainbow'] },
  words: {
    zh: '旧海报的奶油底与砖红厚影，新得像刚印出来',
    en: 'Cream ground, brick red and a block of shadow: an old poster, freshly printed',
  },
  form: ({ pick }) => ({
    effects: pick([
      [{ kind: 'shadow', on: 'letters', color: 'accent', x: 0.07, y: 0.07, block: true }],
      [{ kind: 'stripes', on: 'mark', from: 0.5, count: 5, weight: 0.55 }],
      [{ kind: 'shadow', on: 'name', color: 'secondary', x: 0.06, y: 0.05, block: false }],
      [
        { kind: 'outline', on: 'name', color: 'ground', width: 0.03 },
        { kind: 'shadow', on: 'name', color: 'accent', x: 0.08, y: 0.08, block: true },
      ],
    ]),
    spacing: 0.05,
  }),
  dress: (mark, { pick }) => pick([sunburst, (each: typeof mark) => each, bottleCap, sunburst])(mark),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: CREAM, name: BROWN, mark: BRICK, second: MUSTARD, accent: MUSTARD },
      { ground: TEAL, name: CREAM, mark: MUSTARD, second: CREAM, accent: BRICK },
      { ground: BRICK, name: CREAM, mark: CREAM, second: MUSTARD, accent: BROWN },
      { ground: MUSTARD, name: BROWN, mark: BROWN, second: BRICK, accent: BRICK },
    ]),
    backdrops: pick([
      [{ kind: 'bands', colors: [BRICK, MUSTARD, TEAL, BROWN], strength: 1 }],
      [{ kind: 'rays', colors: ['#ffffff'], strength: 0.09 }],
      [{ kind: 'bands', colors: [MUSTARD, CREAM, TEAL, BROWN], strength: 1 }],
      [{ kind: 'rays', colors: [CREAM], strength: 0.3 }],
    ]),
  }),
};
