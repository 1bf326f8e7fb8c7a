import { CLEAR_WHEN_SMALL } from './clear-when-small.data.ts';
import { disc, type Host } from './host.ts';

/** House, book, lamp, camera, lens, gear, pen, shield: things made by hand. */
export const things: readonly Host[] = [
  {
    concepts: ['house', 'home', 'roof', 'real-estate'],
    name: 'house',
    way: 'cut',
    takes: [
      'plants',
      'animals',
      'heart',
      'sun',
      'moon',
      'star',
      'fire',
      'key',
      'book',
      'coffee',
      'fish',
      'music-note',
      'smile',
      'hand',
      'mother-child',
      'baby',
      'yoga',
      'lamp',
      'cake',
      'wave',
      'snow',
      'water',
      'gear',
      'wrench',
      'brush',
      'tooth',
      'family',
      'bread',
    ],
    zh: '屋里有○',
    en: '_ in a house',
    draw: ({ polygon }) => ({
      body: polygon(
        [
          [120, 14],
          [226, 108],
          [204, 108],
          [204, 222],
          [36, 222],
          [36, 108],
          [14, 108],
        ],
        [10, 6, 0, 12, 12, 0, 6],
      ),
      room: disc(120, 138, 60),
    }),
  },
  {
    concepts: ['book', 'education', 'library'],
    name: 'book',
    way: 'rise',
    takes: [
      'plants',
      'mountain',
      'sun',
      'star',
      'house',
      'pagoda',
      'heart',
      'fire',
      'wave',
      'rocket',
      'bird',
      'cat',
      'fox',
      'rabbit',
      'whale',
      'globe',
      'gear',
      'music-note',
      'crown',
      'deer',
      'owl',
      'butterfly',
      'coffee',
      'bridge',
      'island',
      'crane-bird',
    ],
    zh: '书中有○',
    en: '_ rising from an open book',
    draw: ({ path, both, cut, rect }) => {
      const page = path([120, 232])
        .through([70, 206], [10, 206])
        .line([10, 140])
        .through([72, 142], [120, 168])
        .close();
      return {
        body: cut(both(page), rect(115, 150, 10, 100)),
        room: { x: 52, y: 8, width: 136, height: 136, stand: true },
      };
    },
  },
  {
    concepts: ['lamp', 'light-bulb', 'idea'],
    name: 'bulb',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '灯里有○',
    en: '_ in a lamp',
    draw: ({ circle, rect, union, fillet }) => ({
      body: union(
        fillet(union(circle(120, 90, 80), rect(86, 130, 68, 50)), 16),
        rect(86, 190, 68, 14, 7),
        rect(98, 213, 44, 14, 7),
      ),
      room: disc(120, 90, 55),
    }),
  },
  {
    concepts: ['camera', 'photo', 'photography'],
    name: 'camera',
    way: 'set',
    takes: CLEAR_WHEN_SMALL,
    zh: '镜头里有○',
    en: '_ in the lens of a camera',
    draw: ({ rect, circle, union, cut, polygon }) => ({
      body: cut(
        union(
          rect(12, 58, 216, 156, 22),
          polygon(
            [
              [78, 66],
              [90, 30],
              [150, 30],
              [162, 66],
            ],
            [0, 8, 8, 0],
          ),
        ),
        circle(120, 134, 64),
      ),
      room: disc(120, 134, 50),
    }),
  },
  {
    concepts: ['magnifier', 'search', 'magnifying-glass'],
    name: 'lens',
    way: 'set',
    takes: CLEAR_WHEN_SMALL,
    zh: '放大镜下有○',
    en: '_ under the glass',
    draw: ({ ring, path, stroke, union }) => ({
      body: union(ring(102, 102, 92, 20), stroke(path([170, 170]).line([216, 216]), 28, 'round')),
      room: disc(102, 102, 56),
    }),
  },
  {
    concepts: ['gear', 'machine', 'factory'],
    name: 'gear',
    way: 'set',
    takes: CLEAR_WHEN_SMALL,
    zh: '齿轮中有○',
    en: '_ in a gear',
    draw: ({ circle, rect, union, around, cut, fillet }) => ({
      body: cut(fillet(union(circle(120, 120, 88), ...around(rect(102, 10, 36, 50, 6), 8)), 6), circle(120, 120, 66)),
      room: disc(120, 120, 52),
    }),
  },
  {
    concepts: ['pen', 'writing'],
    name: 'nib',
    way: 'cut',
    takes: [
      'plants',
      'fish',
      'bird',
      'heart',
      'sun',
      'moon',
      'star',
      'mountain',
      'wave',
      'fire',
      'eye',
      'house',
      'cat',
      'water',
      'cloud',
      'crown',
      'koi',
      'whale',
    ],
    zh: '笔尖有○',
    en: '_ in the nib of a pen',
    draw: ({ path, both, cut, rect, union }) => {
      const half = path([120, 232])
        .through([162, 176], [204, 122])
        .through([196, 74], [166, 44])
        .line([120, 44])
        .close();
      return {
        body: union(cut(both(half), rect(115, 158, 10, 80)), rect(70, 12, 100, 22, 8)),
        room: disc(120, 104, 48),
      };
    },
  },
  {
    concepts: ['shield', 'security', 'insurance'],
    name: 'shield',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '盾上有○',
    en: '_ on a shield',
    draw: ({ path, both }) => ({
      body: both(
        path([120, 232]).through([190, 180], [214, 100]).line([214, 34]).through([164, 28], [120, 10]).close(),
      ),
      room: disc(120, 108, 64),
    }),
  },
  {
    concepts: ['window', 'gate', 'door', 'hotel'],
    name: 'arch',
    way: 'cut',
    takes: CLEAR_WHEN_SMALL,
    zh: '窗里有○',
    en: '_ through an arched window',
    draw: ({ rect }) => ({
      body: rect(36, 10, 168, 220, [84, 84, 10, 10]),
      room: disc(120, 122, 66),
    }),
  },
];
