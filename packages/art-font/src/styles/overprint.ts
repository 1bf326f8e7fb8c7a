import { grow, moveShape, overlap, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill } from '../layers.ts';

export const overprint: ArtStyle = {
  id: 'overprint',
  title: { zh: '错版双钩', en: 'Off-register' },
  describe: { zh: '一层色、一层线，故意没对齐', en: 'One layer of colour, one of line, misaligned on purpose' },
  keywords: [
    '错位',
    '双钩',
    '孔版',
    '文艺',
    '书店',
    '杂志',
    '展览',
    'riso',
    'overprint',
    'outline',
    'zine',
    'bookshop',
    'exhibition',
    'indie',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'noto-serif-sc-black.ttf', 'chiron-goround-bold.ttf'],
    latin: ['poppins-bold.ttf', 'archivo-black.ttf', 'abril-fatface.ttf'],
  },
  schemes: [
    { ground: '#fdf8ee', colors: ['#1f3c88', '#ff7a59', '#e0457b'] },
    { ground: '#f2f7f0', colors: ['#1d4b3a', '#f6c445', '#f08a4b'] },
    { ground: '#fff1f4', colors: ['#5b1a66', '#35c2c9', '#ff8fb1'] },
  ],
  draw(kit) {
    const { shape, h, stem, colors } = kit;
    const off = h * between(kit, 0.02, 0.065);
    const pen = Math.min(stem * 0.16, h * 0.02);
    const outline = subtract(grow(shape, pen / 2), grow(shape, -pen / 2));
    const moved = moveShape(shape, off, off * 0.8);
    return [
      fill(moved, colors[1], decoration),
      fill(overlap(moved, shape), colors[2], { opacity: 0.55, ...decoration }),
      fill(outline, colors[0]),
    ];
  },
};
