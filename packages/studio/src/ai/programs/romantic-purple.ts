import type { StyleProgram } from '../style-program.ts';

/** Lilac into rose, fine serifs, petals and small lights. */
export const romanticPurple: StyleProgram = {
  id: 'romantic-purple',
  leads: 'colour',
  takesColor: false,
  faces: {
    hanzi: ['noto-serif-sc-semibold.ttf', 'cactus-classical-serif.ttf', 'lxgw-wenkai-bold.ttf', 'zcool-xiaowei.ttf'],
    latin: ['great-vibes.ttf', 'playfair-display.ttf', 'italiana.ttf', 'cormorant-garamond.ttf', 'bodoni-moda.ttf'],
  },
  layouts: ['stacked', 'ring-stacked', 'horizontal', 'left-stacked', 'vertical-mark', 'horizontal-tall', 'ruled'],
  marks: { kinds: ['own', 'lift', 'icon'], motifs: ['rose', 'heart', 'moon', 'butterfly'] },
  words: { zh: '紫里透粉，花瓣与微光', en: 'Purple turning to rose, petals and small lights' },
  form: ({ pick }) => ({
    effects: [
      {
        kind: 'gradient',
        on: 'mark',
        colors: ['primary', 'secondary'],
        angle: pick([60, 120, 90, 45]),
        across: 'part',
      },
    ],
    spacing: 0.1,
  }),
  colour: ({ pick }) => ({
    colors: pick([
      { ground: '#f1e8fb', name: '#4b2380', mark: '#8a4fd0', second: '#e278b8', accent: '#c6a6ea' },
      { ground: '#3a1a66', name: '#fbeaff', mark: '#f2b6e2', second: '#b78cf5', accent: '#a070dd' },
      { ground: '#e6d6f7', name: '#552a86', mark: '#7a3cc0', second: '#d65fa8', accent: '#b48ee0' },
      { ground: '#22103f', name: '#f3e3ff', mark: '#d79bf5', second: '#ff9ed2', accent: '#8457c8' },
    ]),
    backdrops: pick([
      [
        { kind: 'fade', colors: ['#fbeef8', '#e0cdf6'], strength: 1 },
        { kind: 'petals', colors: ['#c9a5ec', '#f0b3d6', '#b68be0'], strength: 0.85 },
      ],
      [
        { kind: 'fade', colors: ['#5a2a91', '#2b1150'], strength: 1 },
        { kind: 'sparkles', colors: ['#f6d9ff', '#ffc2e6'], strength: 0.9 },
      ],
      [{ kind: 'petals', colors: ['#c394e8', '#eaa3cf', '#ffffff'], strength: 0.9 }],
      [
        { kind: 'halo', colors: ['#8a3fc0'], strength: 0.6 },
        { kind: 'sparkles', colors: ['#f3d1ff', '#ffb3dc'], strength: 0.9 },
      ],
    ]),
    effects: [],
  }),
};
