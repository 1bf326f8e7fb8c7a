import { wreath } from '../ornaments/wreath.ts';
import type { StyleProgram } from '../style-program.ts';

/** Leaves and earth: green, clay and undyed paper, edges as if cut by hand. */
export const naturalism: StyleProgram = {
  id: 'naturalism',
  leads: 'form',
  takesColor: false,
  wearsTrade: true,
  faces: {
    hanzi: [
      'lxgw-wenkai-bold.ttf',
      'noto-serif-sc-semibold.ttf',
      '975-maru.ttf',
      'lxgw-marker-gothic.ttf',
      'zcool-xiaowei.ttf',
    ],
    latin: ['cormorant-garamond.ttf', 'marcellus.ttf', 'quicksand.ttf', 'kaushan-script.ttf', 'josefin-sans.ttf'],
  },
  layouts: ['stacked', 'horizontal', 'horizontal-tall', 'vertical-mark', 'left-stacked', 'ring-stacked', 'ruled'],
  marks: { kinds: ['own', 'lift', 'combined', 'icon'], motifs: ['leaf', 'sprout', 'tree', 'flower'] },
  words: { zh: '枝叶环抱，泥土与草木的颜色', en: 'Held by leaves, in the colours of earth and plants' },
  form: ({ pick }) => ({
    effects: [{ kind: 'rough', on: 'mark', amount: 0.008, dry: 0 }],
    spacing: pick([0.08, 0.14, 0.06, 0.1]),
    markScale: 1.1,
  }),
  dress: (mark, { pick, random }) => (pick([true, false, true, false]) ? wreath(mark, random) : mark),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#f4efe1', name: '#33452f', mark: '#4f7a45', second: '#b98345', accent: '#8ca67f' },
      { ground: '#2f4634', name: '#f1ead6', mark: '#cfdcab', second: '#e0b271', accent: '#8ea97f' },
      { ground: '#e4ebd6', name: '#3a3a22', mark: '#557c3e', second: '#8f6a3a', accent: '#a3b78a' },
      { ground: '#efe3d0', name: '#5a3d26', mark: '#7c5a34', second: '#6d8a4c', accent: '#b49a74' },
    ]),
    backdrops: pick([
      [{ kind: 'sprigs', colors: ['#a9bf92', '#c3d0a9', '#8fac7c'], strength: 0.75 }],
      [{ kind: 'sprigs', colors: ['#557a55', '#46694a', '#6d8a5e'], strength: 0.8 }],
      [{ kind: 'sprigs', colors: ['#b8cb9c', '#c9d6b4', '#9cb57f'], strength: 0.9 }],
      [{ kind: 'sprigs', colors: ['#cdb996', '#b3bb8f', '#d8c8a8'], strength: 0.9 }],
    ]),
  }),
};
