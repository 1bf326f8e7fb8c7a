import { beaded, moons, target } from '../ornaments/medallions.ts';
import type { StyleProgram } from '../style-program.ts';

const WORLDS = [
  {
    ground: '#fff4d6',
    name: '#2b2150',
    mark: '#ff5a4f',
    second: '#2fb8a6',
    accent: '#ffb800',
    bubbles: ['#ffd35c', '#ff8f7a', '#8fdccf', '#c9b8ff'],
  },
  {
    ground: '#5b4bdb',
    name: '#ffffff',
    mark: '#ffd44d',
    second: '#ff7fa8',
    accent: '#7fe3d4',
    bubbles: ['#7768f0', '#ff7fa8', '#ffd44d', '#6fd9cb'],
  },
  {
    ground: '#ffd6e0',
    name: '#3a1f5c',
    mark: '#e8407f',
    second: '#ff9b3d',
    accent: '#7a5cff',
    bubbles: ['#ffb3c8', '#ffc98a', '#c6b5ff', '#fff0b8'],
  },
  {
    ground: '#bfeee6',
    name: '#0f3d4c',
    mark: '#0f8f8a',
    second: '#ff6b4a',
    accent: '#ffc53d',
    bubbles: ['#8fe0d4', '#ffd37a', '#ff9d85', '#7cc8f0'],
  },
] as const;

/** Everything round: discs, beads, moons, letters that hop. */
export const circularFun: StyleProgram = {
  id: 'circular-fun',
  leads: 'form',
  takesColor: false,
  wearsTrade: true,
  faces: {
    hanzi: [
      'chiron-goround-bold.ttf',
      'lxgw-marker-gothic.ttf',
      'markwright-sweet-round.ttf',
      '975-maru.ttf',
      'zcool-kuaile.ttf',
    ],
    latin: ['fredoka.ttf', 'quicksand.ttf', 'unbounded.ttf', 'comfortaa.ttf', 'righteous.ttf'],
  },
  layouts: ['stacked', 'beads', 'badge', 'horizontal', 'emblem', 'horizontal-tall'],
  marks: { kinds: ['own', 'icon'], motifs: ['smile', 'sun', 'orange', 'planet'] },
  words: {
    zh: '圆环、圆点、圆滚滚的字，一看就开心',
    en: 'Discs, dots and round letters that hop: cheerful at first sight',
  },
  form: ({ pick }) => ({
    effects: pick([[{ kind: 'bounce', turn: 7, lift: 0.07 }], [], [], [{ kind: 'bounce', turn: 5, lift: 0.06 }]]),
    spacing: 0.06,
  }),
  dress: (mark, { pick }) => pick([moons, target, beaded, moons])(mark),
  colour: ({ pick }) => {
    const { bubbles, ...colors } = pick(WORLDS);
    return { colors, backdrops: [{ kind: 'bubbles', colors: [...bubbles], strength: 0.85 }] };
  },
};
