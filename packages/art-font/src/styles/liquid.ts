import { grow, mixColors, moveShape, subtract, unite } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { chance, circle, spaced, walkAll } from '../strokes.ts';

export const liquid: ArtStyle = {
  id: 'liquid',
  title: { zh: '流淌', en: 'Liquid' },
  describe: { zh: '浓浆顺着笔画往下淌', en: 'Thick syrup running down from the strokes' },
  keywords: [
    '流淌',
    '液体',
    '巧克力',
    '蜂蜜',
    '酱',
    '奶油',
    '火锅',
    'liquid',
    'drip',
    'chocolate',
    'honey',
    'sauce',
    'syrup',
    'melt',
  ],
  fonts: {
    hanzi: ['chiron-goround-bold.ttf', 'noto-sans-sc-black.ttf', 'zcool-kuaile.ttf'],
    latin: ['fredoka.ttf', 'pacifico.ttf', 'righteous.ttf'],
  },
  schemes: [
    { ground: '#fff3df', colors: ['#6b3318', '#3e1a08', '#c98a5a'] },
    { ground: '#fff9e6', colors: ['#f0a500', '#a86400', '#fff0b0'] },
    { ground: '#eafff4', colors: ['#12b76a', '#06613a', '#b5f5d5'] },
  ],
  draw(kit) {
    const { shape, box, h, random, stem, colors } = kit;
    const width = Math.min(stem * 0.5, h * 0.055);
    // Drips start under strokes that face down, where nothing lies right below.
    const under = spaced(
      walkAll(shape, h * 0.04).filter(({ ny }) => ny > 0.85),
      h * 0.2,
    ).filter(({ y }) => y > box.y + box.height * 0.55 && random.next() < between(kit, 0.35, 0.95));
    const drips = under.flatMap(({ x, y }) => {
      const reach = h * chance(random, 0.06, between(kit, 0.14, 0.26));
      const r = width * chance(random, 0.36, 0.5);
      const neck = r * 0.72;
      const sides = [
        { x: x - r * 1.9, y: y - r * 0.4 },
        { x: x + r * 1.9, y: y - r * 0.4 },
        { x: x + neck * 1.05, y: y + r * 1.1 },
        { x: x + neck, y: y + reach },
        { x: x - neck, y: y + reach },
        { x: x - neck * 1.05, y: y + r * 1.1 },
      ];
      return [sides, circle(x, y + reach, r, 16)];
    });
    const body = grow(grow(unite(shape, drips), h * 0.012), -h * 0.006);
    const inner = grow(body, -h * 0.022);
    const shine = subtract(inner, moveShape(inner, h * 0.012, h * 0.016));
    return [
      fill(body, colors[0], {
        gradient: downwards(box, mixColors(colors[0], '#ffffff', 0.08), mixColors(colors[0], colors[1], 0.7)),
      }),
      fill(shine, colors[2], { opacity: 0.8, ...decoration }),
    ];
  },
};
