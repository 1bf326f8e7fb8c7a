import { grow, mixColors } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill, stops } from '../layers.ts';

export const metal: ArtStyle = {
  id: 'metal',
  title: { zh: '金属', en: 'Metal' },
  describe: { zh: '抛光的金属面，一道地平线的反光', en: 'Polished metal with the horizon mirrored in it' },
  keywords: [
    '金属',
    '金',
    '铬',
    '汽车',
    '钢',
    '豪华',
    '金店',
    '机车',
    'metal',
    'gold',
    'chrome',
    'steel',
    'car',
    'luxury',
    'motor',
  ],
  fonts: {
    hanzi: ['noto-serif-sc-black.ttf', 'noto-sans-sc-black.ttf', 'markwright-thorn.ttf'],
    latin: ['cinzel.ttf', 'archivo-black.ttf', 'abril-fatface.ttf'],
  },
  schemes: [
    { ground: '#1a1410', colors: ['#f2c14e', '#7a4a0c', '#fff3c4'] },
    { ground: '#14181f', colors: ['#c3ccd8', '#3b4554', '#ffffff'] },
    { ground: '#2a1015', colors: ['#e8a58c', '#6e2f22', '#ffe6da'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, colors } = kit;
    const rim = Math.min(h * between(kit, 0.014, 0.026), stem * 0.22);
    const [main, dark, light] = colors;
    const face = grow(shape, -rim, 'miter');
    return [
      fill(grow(shape, h * 0.016, 'miter'), mixColors(dark, '#000000', 0.55), decoration),
      fill(shape, main, {
        gradient: stops(
          box,
          90,
          [0, light],
          [0.35, main],
          [0.5, dark],
          [0.7, main],
          [1, mixColors(dark, '#000000', 0.2)],
        ),
      }),
      fill(face, main, {
        gradient: stops(
          box,
          90,
          [0, mixColors(main, dark, 0.35)],
          [0.2, main],
          [0.44, light],
          [0.5, light],
          [0.52, dark],
          [0.66, mixColors(main, dark, 0.4)],
          [0.86, main],
          [1, light],
        ),
        ...decoration,
      }),
    ];
  },
};
