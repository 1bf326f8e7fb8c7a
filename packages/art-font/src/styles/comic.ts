import { grow, overlap, simplified, unite } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { circle, sweep } from '../strokes.ts';
import { mixColors } from '@markwright/vector';

export const comic: ArtStyle = {
  id: 'comic',
  title: { zh: '漫画网点', en: 'Comic halftone' },
  describe: { zh: '黑边、网点、硬影，像漫画封面', en: 'Black line, halftone dots, a hard shadow: a comic-book cover' },
  keywords: [
    '漫画',
    '网点',
    '波普',
    '爆',
    '促销',
    '炸鸡',
    '快餐',
    'comic',
    'pop art',
    'halftone',
    'burger',
    'sale',
    'fried',
    'boom',
  ],
  fonts: {
    hanzi: ['maoken-assorted.ttf', 'noto-sans-sc-black.ttf', 'markwright-thorn.ttf'],
    latin: ['archivo-black.ttf', 'righteous.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#2aa9e0', colors: ['#ffe23f', '#f0452b', '#17130f'] },
    { ground: '#ffd93b', colors: ['#ff5a4d', '#ffb199', '#17130f'] },
    { ground: '#f5f0ff', colors: ['#ff6fb1', '#7b4dff', '#17130f'] },
  ],
  draw(kit) {
    const { shape, box, h, colors } = kit;
    const line = grow(shape, h * 0.028, 'miter');
    const block = unite(sweep(simplified(line, h * 0.002), h * between(kit, 0.04, 0.1), h * between(kit, 0.04, 0.1)));
    const cell = h * 0.052;
    const dots: ReturnType<typeof circle>[] = [];
    let odd = 0;
    for (let y = box.y + box.height * 0.38; y < box.y + box.height + cell; y += cell * 0.5, odd ^= 1) {
      const share = (y - box.y - box.height * 0.38) / (box.height * 0.62);
      for (let x = box.x + odd * cell * 0.5; x < box.x + box.width + cell; x += cell) {
        dots.push(circle(x, y, cell * 0.36 * Math.min(1, 0.2 + share), 8));
      }
    }
    return [
      fill(unite(block, line), colors[2], decoration),
      fill(shape, colors[0], { gradient: downwards(box, mixColors(colors[0], '#ffffff', 0.35), colors[0]) }),
      fill(overlap(shape, dots), colors[1], decoration),
    ];
  },
};
