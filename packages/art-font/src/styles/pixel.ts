import { bordersOf, cellsOf, mixColors, moveShape } from '@markwright/vector';
import type { Cells } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, facets } from '../layers.ts';

const union = (all: readonly Cells[]): Cells => new Set(all.flatMap((cells) => [...cells]));

function moved(cells: Cells, dx: number, dy: number): Cells {
  return new Set(
    Array.from(cells, (key) => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      return `${x + dx},${y + dy}`;
    }),
  );
}

export const pixel: ArtStyle = {
  id: 'pixel',
  title: { zh: '像素方块', en: 'Pixel' },
  describe: {
    zh: '每一笔都落在格子里，上沿受光，右下有厚度',
    en: 'Every stroke on the grid, lit from above, thick below',
  },
  keywords: [
    '像素',
    '游戏',
    '电竞',
    '街机',
    '8位',
    '编程',
    '数码',
    'pixel',
    'game',
    'arcade',
    '8-bit',
    'esports',
    'code',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-bold.ttf', 'noto-sans-sc-regular.ttf', 'markwright-grid-sans.ttf'],
    latin: ['space-grotesk.ttf', 'archivo-black.ttf', 'orbitron.ttf'],
  },
  schemes: [
    { ground: '#10182b', colors: ['#46e08a', '#0f7a52', '#d6ffe6'] },
    { ground: '#fff4d8', colors: ['#e4572e', '#7a1f12', '#ffd0b8'] },
    { ground: '#2a1748', colors: ['#ffd23f', '#b0560e', '#fff6c9'] },
  ],
  draw(kit) {
    const { glyphs, h, isHanzi, colors } = kit;
    const cell = h / Math.round(isHanzi ? between(kit, 32, 22) : between(kit, 17, 11));
    // Each letter is brought to the grid by itself: strokes of equal thickness then come out equal.
    const letters = glyphs.map(({ shape, box }) => {
      const snapped = moveShape(
        shape,
        Math.round(box.x / cell) * cell - box.x,
        Math.round(box.y / cell) * cell - box.y,
      );
      return cellsOf({ rows: snapped.map((row) => [...row]) }, cell, isHanzi ? 0.46 : 0.5);
    });
    const body = union(letters);
    const lit = new Set(
      [...body].filter((key) => {
        const [x = 0, y = 0] = key.split(',').map(Number);
        return !body.has(`${x},${y - 1}`);
      }),
    );
    const depth = union([moved(body, 1, 1), moved(body, 1, 0), moved(body, 0, 1)]);
    return [
      facets(bordersOf(depth, cell), colors[1], decoration),
      facets(bordersOf(body, cell), colors[0]),
      facets(bordersOf(lit, cell), mixColors(colors[0], colors[2], 0.7), decoration),
    ];
  },
};
