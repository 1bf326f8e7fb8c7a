import { grow, mixColors, moveShape } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, facets, fill } from '../layers.ts';
import { walkAll } from '../strokes.ts';

export const stitch: ArtStyle = {
  id: 'stitch',
  title: { zh: '绣字贴布', en: 'Stitched patch' },
  describe: { zh: '布块剪成字，一圈明线缝上去', en: 'Cloth cut to letters and sewn down with a visible thread' },
  keywords: [
    '刺绣',
    '缝',
    '布',
    '服装',
    '牛仔',
    '手作',
    '母婴',
    'stitch',
    'patch',
    'cloth',
    'denim',
    'sewing',
    'handmade',
    'apparel',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'chiron-goround-bold.ttf', 'maoken-assorted.ttf'],
    latin: ['archivo-black.ttf', 'fredoka.ttf', 'poppins-bold.ttf'],
  },
  schemes: [
    { ground: '#2f4a73', colors: ['#f4e7cf', '#d9663a', '#1a2b47'] },
    { ground: '#f3ead8', colors: ['#b5483a', '#fdf3e0', '#6b3a2a'] },
    { ground: '#e6efe8', colors: ['#3f7d62', '#fdf6df', '#1d4a37'] },
  ],
  draw(kit) {
    const { shape, h, stem, colors } = kit;
    const cloth = grow(shape, h * 0.012);
    const inset = Math.min(stem * 0.24, h * 0.045);
    const step = h * between(kit, 0.062, 0.045);
    const [half, thick] = [step * 0.31, Math.min(h * 0.0075, stem * 0.05)];
    const threads = walkAll(grow(shape, -inset), step).map(({ x, y, nx, ny }): Point[] => {
      const [tx, ty] = [-ny, nx];
      const at = (along: number, across: number): Point => ({
        x: x + tx * along + nx * across,
        y: y + ty * along + ny * across,
      });
      return [
        at(-half, -thick),
        at(half, -thick),
        at(half * 1.15, 0),
        at(half, thick),
        at(-half, thick),
        at(-half * 1.15, 0),
      ];
    });
    return [
      fill(moveShape(cloth, h * 0.012, h * 0.024), colors[2], { opacity: 0.55, ...decoration }),
      fill(cloth, colors[0]),
      facets(moveShape(threads, h * 0.003, h * 0.006), mixColors(colors[0], '#000000', 0.35), {
        opacity: 0.6,
        ...decoration,
      }),
      facets(threads, colors[1], decoration),
    ];
  },
};
