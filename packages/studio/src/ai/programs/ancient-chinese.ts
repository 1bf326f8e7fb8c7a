import { bronzeMirror, gardenWindow } from '../ornaments/medallions.ts';
import type { StyleProgram } from '../style-program.ts';

const GOLD = '#e2bd72';

/** Cinnabar, gold and silk: thunder patterns, garden windows, columns of Song type. */
export const ancientChinese: StyleProgram = {
  id: 'ancient-chinese',
  leads: 'form',
  takesColor: false,
  faces: {
    hanzi: [
      'noto-serif-sc-black.ttf',
      'lxgw-wenkai-bold.ttf',
      'cactus-classical-serif.ttf',
      'noto-serif-sc-semibold.ttf',
      'ma-shan-zheng.ttf',
    ],
    latin: ['cinzel.ttf', 'marcellus.ttf', 'cormorant-garamond.ttf', 'playfair-display.ttf'],
  },
  layouts: ['vertical-mark', 'stacked', 'vertical-seal', 'horizontal', 'plaque', 'grid-seal', 'left-stacked', 'framed'],
  marks: { kinds: ['own', 'lift', 'icon'], motifs: ['auspicious-cloud', 'ruyi', 'lantern', 'pagoda'] },
  words: {
    zh: '回纹为框，漏窗取景，朱金相映',
    en: 'Framed by thunder patterns, seen through a garden window, in cinnabar and gold',
  },
  form: ({ pick }) => ({ effects: [], spacing: pick([0.12, 0.06, 0.1, 0.08]), markScale: 1.05 }),
  dress: (mark, { pick }) => pick([gardenWindow, bronzeMirror, gardenWindow, bronzeMirror])(mark),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#8e1b16', name: '#f2d998', mark: GOLD, second: GOLD, accent: GOLD },
      { ground: '#f2e6cb', name: '#3b1d12', mark: '#9c2a1c', second: '#9c2a1c', accent: '#9c2a1c' },
      { ground: '#17342f', name: '#ecd9a8', mark: GOLD, second: GOLD, accent: GOLD },
      { ground: '#1c2433', name: '#ead6a2', mark: GOLD, second: GOLD, accent: '#c2452f' },
    ]),
    backdrops: pick([
      [
        { kind: 'coins', colors: [GOLD], strength: 0.13 },
        { kind: 'fret-frame', colors: [GOLD], strength: 0.85 },
      ],
      [{ kind: 'fret-frame', colors: ['#9c2a1c'], strength: 0.75 }],
      [{ kind: 'clouds', colors: [GOLD], strength: 0.5 }],
      [{ kind: 'scales', colors: [GOLD], strength: 0.45 }],
    ]),
  }),
};
