import { simplified, subtract, unite, dropSmallPieces } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { roughened } from '../bend.ts';
import { facets, fill } from '../layers.ts';
import { chance, lens } from '../strokes.ts';

export const chalk: ArtStyle = {
  id: 'chalk',
  title: { zh: '粉笔', en: 'Chalk' },
  describe: { zh: '黑板上的粉笔字，笔画里漏出板面', en: 'Chalk on a board, the board showing through the strokes' },
  keywords: [
    '粉笔',
    '黑板',
    '学校',
    '教育',
    '菜单',
    '小店',
    '咖啡馆',
    'chalk',
    'blackboard',
    'school',
    'menu',
    'teach',
    'cafe',
  ],
  fonts: {
    hanzi: ['lxgw-marker-gothic.ttf', 'lxgw-wenkai-bold.ttf', 'zcool-kuaile.ttf'],
    latin: ['righteous.ttf', 'lobster.ttf', 'josefin-sans.ttf'],
  },
  schemes: [
    { ground: '#23342c', colors: ['#f4f1e6', '#f2c879', '#9fd3c0'] },
    { ground: '#2b2f38', colors: ['#f6f2ea', '#ff9fa8', '#a9d8ff'] },
  ],
  draw(kit) {
    const { shape, box, h, random, seed, colors } = kit;
    const body = unite(roughened(simplified(shape, h * 0.001), h * 0.009, h * 0.03, h * 0.03, seed));
    const grains = Array.from({ length: Math.round((between(kit, 40, 110) * box.width) / h) }, () =>
      lens(
        box.x + random.next() * box.width,
        box.y + random.next() * box.height,
        h * chance(random, 0.015, 0.06),
        h * chance(random, 0.002, 0.0055),
        -0.9 + chance(random, -0.15, 0.15),
      ),
    );
    const dust = Array.from({ length: Math.round((box.width / h) * 14) }, () => {
      const size = h * chance(random, 0.002, 0.006);
      return lens(
        box.x + random.next() * box.width,
        box.y + box.height * chance(random, 0.9, 1.12),
        size * 1.6,
        size,
        0,
      );
    });
    return [
      facets(dust, colors[0], { opacity: 0.5, isDecoration: true }),
      fill(dropSmallPieces(subtract(body, unite(grains)), h * h * 0.00015), colors[0], { opacity: 0.95 }),
    ];
  },
};
