import { subtract, unite, dropSmallPieces } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { roughened } from '../bend.ts';
import { fill } from '../layers.ts';
import { chance, circle, lens, walkAll } from '../strokes.ts';

export const ink: ArtStyle = {
  id: 'ink',
  title: { zh: '水墨', en: 'Wet ink' },
  describe: {
    zh: '饱墨落纸，边缘微微洇开，溅出几点墨',
    en: 'A full brush on paper: edges that bleed a little, a few drops thrown',
  },
  keywords: ['水墨', '墨', '毛笔', '书法', '中国风', '国风', '禅', '茶', 'ink', 'brush', 'calligraphy', 'zen', 'tea'],
  fonts: {
    hanzi: ['ma-shan-zheng.ttf', 'zhi-mang-xing.ttf', 'liu-jian-mao-cao.ttf'],
    latin: ['kaushan-script.ttf', 'lobster.ttf'],
  },
  schemes: [
    { ground: '#f5f0e4', colors: ['#1b1814', '#b3261e', '#6d665b'] },
    { ground: '#ffffff', colors: ['#23303a', '#8c2f1f', '#7c8890'] },
  ],
  isFreeHand: true,
  draw(kit) {
    const { shape, box, h, random, colors, seed } = kit;
    const rough = unite(roughened(shape, h * between(kit, 0.006, 0.02), h * 0.1, h * 0.035, seed));
    // Drops fly off the ends of strokes, away from the ink, smaller the further they go.
    const ends = walkAll(shape, h * 0.5).filter(() => random.next() < between(kit, 0.06, 0.2));
    const drops = ends.flatMap(({ x, y, nx, ny }): Point[][] =>
      [0.06, 0.12].map((reach) => {
        const away = h * reach * chance(random, 0.7, 1.3);
        return circle(
          x + nx * away,
          y + ny * away + h * 0.02,
          h * chance(random, 0.006, 0.02) * (0.12 / (reach + 0.04)) * 0.7,
        );
      }),
    );
    const streaks = Array.from({ length: Math.round((between(kit, 1, 6) * box.width) / h) }, () =>
      lens(
        box.x + random.next() * box.width,
        box.y + random.next() * box.height,
        h * chance(random, 0.06, 0.18),
        h * 0.006,
        -0.5,
      ),
    );
    const body = dropSmallPieces(subtract(unite(rough, drops), unite(streaks)), h * h * 0.00004);
    return [fill(body, colors[0])];
  },
};
