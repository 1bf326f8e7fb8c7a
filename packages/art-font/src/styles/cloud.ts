import { grow, mixColors, moveShape, subtract, unite } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { chance, circle, walkAll } from '../strokes.ts';

export const cloud: ArtStyle = {
  id: 'cloud',
  title: { zh: '云朵', en: 'Cloud' },
  describe: { zh: '蓬松的云团堆成字，底下一抹天色', en: 'Fluffy clouds heaped into letters, a touch of sky below' },
  keywords: ['云', '云朵', '天空', '棉花', '梦', '睡', '奶', 'cloud', 'sky', 'fluffy', 'cotton', 'dream', 'sleep'],
  fonts: {
    hanzi: ['noto-sans-sc-bold.ttf', 'chiron-goround-bold.ttf', '975-maru.ttf'],
    latin: ['fredoka.ttf', 'poppins-bold.ttf'],
  },
  schemes: [
    { ground: '#6fb7f0', colors: ['#ffffff', '#2f74b8', '#cfe8ff'] },
    { ground: '#f6a6b8', colors: ['#ffffff', '#b14a68', '#ffe1e8'] },
    { ground: '#27305a', colors: ['#fff6df', '#0f1533', '#c9bfe8'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, isHanzi, random, colors } = kit;
    // Latin letters have room for large clouds; between the strokes of hanzi they would fill what makes them readable.
    const r = Math.min(stem * (isHanzi ? 0.32 : 0.6), h * between(kit, 0.035, isHanzi ? 0.06 : 0.085));
    const inside = grow(shape, -r * 0.6);
    const puffs = walkAll(inside, r * 1.25).map(({ x, y }) => circle(x, y, r * chance(random, 0.78, 1.12), 10));
    const body = unite(inside, puffs);
    const shade = subtract(body, moveShape(body, 0, -h * 0.028));
    return [
      fill(moveShape(body, h * 0.018, h * 0.04), colors[1], { opacity: 0.35, ...decoration }),
      fill(body, colors[0], { gradient: downwards(box, colors[0], mixColors(colors[0], colors[2], 0.55)) }),
      fill(shade, colors[2], { opacity: 0.9, ...decoration }),
    ];
  },
};
