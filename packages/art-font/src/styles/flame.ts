import { grow, mixColors, noiseAt, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { bend } from '../bend.ts';
import { decoration, fill, stops } from '../layers.ts';
import { chance, spaced, spline, walkAll } from '../strokes.ts';

/** A tongue of fire: broad at its foot, its tip blown aside. */
function tongue(x: number, y: number, width: number, height: number, lean: number): Point[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx * width + lean * dy * dy * height, y: y - dy * height });
  return spline(
    [
      at(-0.5, -0.12),
      at(-0.62, 0.18),
      at(-0.3, 0.5),
      at(-0.22, 0.72),
      at(0.06, 1),
      at(0.14, 0.66),
      at(0.44, 0.4),
      at(0.5, 0.1),
      at(0.36, -0.12),
    ],
    4,
  );
}

export const flame: ArtStyle = {
  id: 'flame',
  title: { zh: '火焰', en: 'Flame' },
  describe: { zh: '笔画上窜起火苗，越往上越红', en: 'Tongues of fire leap from the strokes, redder as they rise' },
  keywords: ['火', '火焰', '烧烤', '辣', '火锅', '热', '燃', 'fire', 'flame', 'hot', 'bbq', 'grill', 'spicy', 'burn'],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'markwright-thorn.ttf', 'maoken-assorted.ttf'],
    latin: ['archivo-black.ttf', 'righteous.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#1c0f0a', colors: ['#ff5a1f', '#d6180b', '#ffd23f'] },
    { ground: '#fff4e6', colors: ['#f4511e', '#b3120a', '#ffb300'] },
    { ground: '#0d1430', colors: ['#3d8bff', '#5a2bff', '#c9f1ff'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, random, seed, colors } = kit;
    const sway = h * between(kit, 0.008, 0.022);
    const body = bend(shape, h * 0.05, ({ x, y }) => {
      const up = Math.max(0, Math.min(1, (box.y + box.height - y) / box.height));
      return { x: x + noiseAt(x / (h * 0.22), y / (h * 0.12), seed) * sway * up, y };
    });
    const tops = spaced(
      walkAll(shape, h * 0.035).filter(({ ny }) => ny < -0.8),
      h * between(kit, 0.16, 0.1),
    );
    const width = Math.min(stem * 0.9, h * 0.1);
    const tongues = tops.map(({ x, y }) => {
      // Fire at the top of a letter has room to rise; between its strokes only a lick.
      const room = y < box.y + box.height * 0.28 ? between(kit, 0.16, 0.34) : between(kit, 0.05, 0.09);
      return tongue(
        x,
        y,
        width * chance(random, 0.7, 1.1),
        h * room * chance(random, 0.55, 1.1),
        chance(random, -0.25, 0.4),
      );
    });
    const fire = unite(body, tongues);
    const of = { ...box, y: box.y - h * 0.2, height: box.height + h * 0.2 };
    return [
      fill(grow(fire, h * 0.022), colors[1], { opacity: 0.9, ...decoration }),
      fill(fire, colors[0], {
        gradient: stops(
          of,
          90,
          [0, colors[1]],
          [0.32, colors[0]],
          [0.72, mixColors(colors[0], colors[2], 0.6)],
          [1, colors[2]],
        ),
      }),
      fill(grow(unite(body), -Math.min(stem * 0.3, h * 0.045)), colors[2], { opacity: 0.75, ...decoration }),
    ];
  },
};
