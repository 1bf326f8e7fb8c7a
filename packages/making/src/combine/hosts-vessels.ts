import { CLEAR_WHEN_SMALL } from './clear-when-small.data.ts';
import { disc, type Host } from './host.ts';

const GROWING = [
  'plants',
  'mountain',
  'wave',
  'sun',
  'moon',
  'island',
  'house',
  'pagoda',
  'whale',
  'fish',
  'koi',
  'rocket',
  'cat',
  'rabbit',
  'fox',
  'penguin',
  'crane-bird',
];
/** Cups, bowls, vases, bags and bottles: something is in them, or comes out of them. */
export const vessels: readonly Host[] = [
  {
    concepts: ['coffee', 'tea', 'milk-tea', 'milk', 'beer'],
    name: 'mug',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '杯上有○',
    en: '_ on a cup',
    draw: ({ rect, ring, union, cut, circle }) => {
      const body = rect(24, 50, 146, 148, [10, 10, 52, 52]);
      const handle = cut(ring(170, 116, 50, 20), rect(24, 50, 140, 148));
      return {
        body: cut(union(body, handle), cut(circle(170, 116, 30), rect(24, 50, 146, 148))),
        room: disc(97, 122, 54),
        brow: { left: 24, right: 170, y: 50, face: 126 },
      };
    },
  },
  {
    concepts: ['coffee', 'tea'],
    name: 'cup-and-view',
    way: 'rise',
    takes: GROWING,
    zh: '杯中有○',
    en: '_ rising out of a cup',
    draw: ({ circle, below, rect, ring, union, cut, intersect }) => {
      const bowl = intersect(circle(108, 122, 86), below(122));
      const handle = cut(ring(190, 146, 34, 15), union(circle(108, 122, 84), rect(100, 90, 100, 32)));
      return {
        body: union(bowl, handle, rect(58, 214, 100, 14, 7)),
        room: { x: 34, y: 10, width: 148, height: 104, stand: true },
      };
    },
  },
  {
    concepts: ['coffee', 'tea', 'milk'],
    name: 'cup-and-breath',
    way: 'set',
    takes: ['heart', 'cloud', 'fire', 'music-note', 'bird', 'butterfly', 'star', 'wind', 'snow'],
    zh: '杯上升起○',
    en: '_ for the steam of a cup',
    draw: ({ rect, ring, union, cut }) => ({
      body: union(
        rect(40, 128, 136, 82, [6, 6, 56, 56]),
        cut(ring(176, 160, 32, 14), rect(36, 100, 140, 120)),
        rect(28, 220, 160, 12, 6),
      ),
      room: { x: 58, y: 10, width: 100, height: 102 },
    }),
  },
  {
    concepts: ['noodles', 'rice', 'hotpot', 'bowl'],
    name: 'bowl',
    way: 'rise',
    takes: [
      'plants',
      'mountain',
      'wave',
      'sun',
      'moon',
      'fish',
      'koi',
      'shrimp',
      'crab',
      'house',
      'pagoda',
      'fire',
      'pepper',
      'dragon',
      'chicken',
      'ox',
    ],
    zh: '碗里有○',
    en: '_ rising out of a bowl',
    draw: ({ circle, below, rect, union, intersect }) => ({
      body: union(intersect(circle(120, 116, 98), below(120)), rect(84, 208, 72, 16, [0, 0, 6, 6])),
      room: { x: 36, y: 8, width: 168, height: 103, stand: true },
    }),
  },
  {
    concepts: ['vase', 'flower', 'cactus'],
    name: 'pot',
    way: 'rise',
    takes: [
      'plants',
      'sun',
      'star',
      'heart',
      'moon',
      'house',
      'book',
      'music-note',
      'pen',
      'brush',
      'smile',
      'cloud',
      'fire',
    ],
    zh: '盆中长出○',
    en: '_ growing in a pot',
    draw: ({ polygon, rect, union }) => ({
      body: union(
        polygon(
          [
            [70, 160],
            [170, 160],
            [156, 230],
            [84, 230],
          ],
          [0, 0, 10, 10],
        ),
        rect(58, 140, 124, 26, 6),
      ),
      room: { x: 50, y: 8, width: 140, height: 122, stand: true },
    }),
  },
  {
    concepts: ['shopping-bag', 'shop', 'bag'],
    name: 'bag',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '袋上有○',
    en: '_ on a shopping bag',
    draw: ({ polygon, path, stroke, cut }) => ({
      body: cut(
        polygon(
          [
            [42, 14],
            [198, 14],
            [214, 228],
            [26, 228],
          ],
          [10, 10, 16, 16],
        ),
        stroke(path([82, 40]).line([82, 56]).through([120, 94], [158, 56]).line([158, 40]), 14, 'round'),
      ),
      room: disc(120, 158, 54),
    }),
  },
  {
    concepts: ['wine', 'milk', 'bottle', 'perfume'],
    name: 'bottle',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '瓶中有○',
    en: '_ in a bottle',
    draw: ({ rect, union, fillet, circle }) => ({
      body: union(
        fillet(union(rect(60, 100, 120, 130, [52, 52, 16, 16]), rect(98, 36, 44, 90), circle(120, 152, 56)), 14),
        rect(92, 12, 56, 22, 6),
      ),
      room: disc(120, 164, 45),
    }),
  },
  {
    concepts: ['bread', 'toast', 'bakery'],
    name: 'toast',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '面包里有○',
    en: '_ in a slice of bread',
    draw: ({ rect, circle, union, fillet }) => ({
      body: fillet(
        union(rect(44, 84, 152, 136, [0, 0, 20, 20]), circle(72, 80, 46), circle(168, 80, 46), rect(72, 34, 96, 80)),
        6,
      ),
      room: disc(120, 132, 56),
      brow: { left: 52, right: 188, y: 38, face: 132 },
    }),
  },
  {
    concepts: ['egg', 'bun', 'dumpling'],
    name: 'egg',
    way: 'cut',
    takes: ['animals', 'sun', 'heart', 'leaf', 'sprout', 'star', 'flower', 'smile', 'moon'],
    zh: '蛋中有○',
    en: '_ in an egg',
    draw: ({ circle, union, intersect, above, below }) => ({
      body: union(
        intersect(circle(90, 138, 112), circle(150, 138, 112), above(138)),
        intersect(circle(120, 138, 82), below(138)),
      ),
      room: disc(120, 142, 50),
    }),
  },
];
