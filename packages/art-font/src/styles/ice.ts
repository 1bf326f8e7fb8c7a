import { grow, mixColors, overlap, subtract, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, facets, fill, stops } from '../layers.ts';
import { chance, circle, spaced, walkAll } from '../strokes.ts';

export const ice: ArtStyle = {
  id: 'ice',
  title: { zh: '冰晶', en: 'Ice' },
  describe: { zh: '透亮的冰块，上沿积雪，下沿挂冰凌', en: 'Clear blocks of ice: snow on top, icicles below' },
  keywords: [
    '冰',
    '冰块',
    '雪',
    '冷饮',
    '冬',
    '清凉',
    '冻',
    'ice',
    'snow',
    'frozen',
    'cold',
    'winter',
    'cool',
    'ice cream',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'markwright-thorn.ttf', 'noto-sans-sc-bold.ttf'],
    latin: ['archivo-black.ttf', 'montserrat-extrabold.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#0d2c54', colors: ['#7fd0ff', '#1b62b5', '#ffffff'] },
    { ground: '#e9f6ff', colors: ['#5bb8f5', '#17509a', '#ffffff'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, random, colors } = kit;
    const edges = walkAll(shape, h * 0.03);
    const below = spaced(
      edges.filter(({ ny, y }) => ny > 0.85 && y > box.y + box.height * 0.6),
      h * 0.085,
    );
    const icicles = below
      .filter(() => random.next() < between(kit, 0.45, 1))
      .map(({ x, y }): Point[] => {
        const [half, reach] = [h * chance(random, 0.014, 0.026), h * chance(random, 0.05, between(kit, 0.12, 0.2))];
        return [
          { x: x - half, y: y - 1 },
          { x: x + half, y: y - 1 },
          { x: x + half * 0.1, y: y + reach },
        ];
      });
    const block = unite(shape, icicles);
    // Light breaks along slanted planes, some brighter than others.
    const planes = Array.from({ length: Math.ceil((box.width / h) * 4.5) }, (_, index): Point[] => {
      const x = box.x + index * h * 0.23 + chance(random, 0, 0.1) * h;
      const width = h * chance(random, 0.04, 0.12);
      return [
        { x: x + h * 0.42, y: box.y - 2 },
        { x: x + h * 0.42 + width, y: box.y - 2 },
        { x: x + width - h * 0.3, y: box.y + h * 1.3 },
        { x: x - h * 0.3, y: box.y + h * 1.3 },
      ];
    });
    const inner = grow(shape, -h * 0.016, 'miter');
    const caps = spaced(
      edges.filter(({ ny, y }) => ny < -0.85 && y < box.y + box.height * 0.62),
      h * 0.035,
    ).map(({ x, y }) => circle(x, y + h * 0.004, h * chance(random, 0.026, 0.042), 10));
    return [
      fill(grow(block, h * 0.024, 'miter'), colors[1], decoration),
      fill(block, colors[0], {
        gradient: stops(
          box,
          90,
          [0, mixColors(colors[0], colors[2], 0.75)],
          [0.5, colors[0]],
          [1, mixColors(colors[0], colors[1], 0.55)],
        ),
      }),
      facets(overlap(planes, inner), colors[2], { opacity: 0.42, ...decoration }),
      fill(subtract(inner, grow(shape, -Math.min(h * 0.034, stem * 0.3), 'miter')), colors[2], {
        opacity: 0.5,
        ...decoration,
      }),
      fill(unite(caps), colors[2], decoration),
    ];
  },
};
