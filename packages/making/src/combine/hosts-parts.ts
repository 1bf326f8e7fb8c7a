import { disc, type Host } from './host.ts';

/** What may stand in the sky, on a stem or on a stick where the sun, a bloom or a sweet was. */
const ROUND = [
  'coin',
  'sun',
  'moon',
  'star',
  'heart',
  'orange',
  'peach',
  'smile',
  'globe',
  'gear',
  'wheel',
  'flower',
  'plum-blossom',
  'snow',
  'water',
  'eye',
  'crown',
  'music-note',
  'panda',
];
/** What may burn where the flame was. */
const RISING = [
  'leaf',
  'sprout',
  'water',
  'heart',
  'star',
  'lotus',
  'tulip',
  'fire',
  'music-note',
  'lightning',
  'snow',
];

/** A picture one part of which is another thing: the sun a coin, the flame a leaf, the bloom a gear. */
export const parted: readonly Host[] = [
  {
    concepts: ['island', 'horizon', 'beach'],
    name: 'palm-and-sun',
    way: 'part',
    takes: ROUND,
    zh: '椰影旁的太阳换成○',
    en: '_ for the sun over a palm island',
    draw: ({ path, stroke, vesica, turn, union, circle, intersect, above }) => {
      const crown = [168, 214, 262, 308, 350].map((degrees) =>
        turn(vesica([82, 74], [150, 74], 24), degrees, [82, 74]),
      );
      const trunk = stroke(path([96, 206]).through([84, 140], [82, 76]), 15);
      return {
        body: union(...crown, trunk, intersect(circle(120, 320, 130), above(222))),
        room: disc(178, 140, 44),
      };
    },
  },
  {
    concepts: ['mountain', 'tent', 'path'],
    name: 'peaks-and-sun',
    way: 'part',
    takes: ROUND,
    zh: '山间升起的太阳换成○',
    en: '_ for the sun between two peaks',
    draw: ({ polygon, union }) => ({
      body: union(
        polygon(
          [
            [8, 216],
            [78, 92],
            [148, 216],
          ],
          [0, 8, 0],
        ),
        polygon(
          [
            [104, 216],
            [172, 132],
            [232, 216],
          ],
          [0, 8, 0],
        ),
      ),
      room: disc(156, 72, 46),
    }),
  },
  {
    concepts: ['cake', 'candle'],
    name: 'candle',
    way: 'part',
    takes: RISING,
    zh: '烛火换成○',
    en: '_ for the flame of a candle',
    draw: ({ rect, union, cut }) => ({
      body: union(cut(rect(30, 150, 180, 74, [20, 20, 8, 8]), rect(20, 180, 200, 10)), rect(110, 112, 20, 44, 4)),
      room: disc(120, 52, 50),
    }),
  },
  {
    concepts: ['rocket', 'growth'],
    name: 'rocket',
    way: 'part',
    takes: ['leaf', 'sprout', 'heart', 'star', 'water', 'lightning', 'lotus', 'wheat'],
    zh: '火箭的尾焰换成○',
    en: '_ for the fire under a rocket',
    draw: ({ path, both, polygon, union, cut, circle }) => {
      const hull = both(path([120, 4]).through([166, 58], [156, 140]).line([120, 140]).close());
      const fin = both(
        polygon(
          [
            [148, 88],
            [186, 128],
            [186, 160],
            [148, 140],
          ],
          [0, 8, 8, 0],
        ),
      );
      return { body: cut(union(hull, fin), circle(120, 72, 16)), room: disc(120, 194, 42) };
    },
  },
  {
    concepts: ['flower', 'sprout', 'garden'],
    name: 'stem',
    way: 'part',
    takes: ROUND,
    zh: '枝头的花换成○',
    en: '_ for the bloom on a stem',
    draw: ({ rect, vesica, union, mirror }) => {
      const leaf = vesica([120, 220], [198, 158], 40);
      return { body: union(rect(112, 136, 16, 96, 6), leaf, mirror(leaf)), room: disc(120, 68, 58) };
    },
  },
  {
    concepts: ['ice-cream', 'candy'],
    name: 'cone',
    way: 'part',
    takes: [...ROUND, 'cloud', 'fish', 'cat', 'bear', 'rabbit'],
    zh: '甜筒里的雪糕球换成○',
    en: '_ for the scoop on a cone',
    draw: ({ polygon, rect, union, cut, path, stroke }) => ({
      body: cut(
        union(
          polygon(
            [
              [64, 134],
              [176, 134],
              [120, 234],
            ],
            [0, 0, 8],
          ),
          rect(52, 122, 136, 22, 8),
        ),
        stroke(path([84, 150]).line([140, 206]), 9, 'butt'),
        stroke(path([156, 150]).line([100, 206]), 9, 'butt'),
      ),
      room: disc(120, 62, 54),
    }),
  },
  {
    concepts: ['key', 'hotel', 'lock'],
    name: 'key',
    way: 'part',
    takes: [...ROUND, 'leaf', 'house', 'tree', 'lotus', 'cloud', 'book', 'tooth'],
    zh: '钥匙的柄换成○',
    en: '_ for the bow of a key',
    draw: ({ rect, union }) => ({
      body: union(
        rect(104, 130, 32, 104, [4, 4, 8, 8]),
        rect(126, 168, 48, 22, 4),
        rect(126, 206, 56, 22, 4),
        rect(76, 126, 88, 22, 8),
      ),
      room: disc(120, 60, 60),
    }),
  },
];
