import type { Prop } from './prop.ts';

/** Sky, water, hills and plants. */
export const natureProps: readonly Prop[] = [
  {
    concepts: ['nest'],
    name: 'of-twigs',
    zh: '鸟巢',
    en: 'nest',
    draw: ({ curve, cut, shape, stroke, union }) => {
      const bowl = shape([10, 118, null, 0], [230, 118, null, 112], [120, 214, 180], [10, 118, -112, null]);
      const twigs = (thick: number) => [
        stroke(curve([34, 146, 14], [208, 142, -16]), thick),
        stroke(curve([58, 180, 12], [190, 174, -20]), thick),
      ];
      const ends = union(stroke(curve([26, 122], [6, 96]), 11), stroke(curve([206, 126], [232, 98]), 11));
      return {
        body: union(cut(bowl, ...twigs(9)), ends),
        small: cut(bowl, ...twigs(13)),
        places: { top: { x: 120, y: 118, width: 180 }, ground: 214, facing: 'front' },
      };
    },
  },
  {
    concepts: ['lake', 'river', 'pond'],
    name: 'ripples',
    zh: '水波',
    en: 'water',
    draw: ({ curve, stroke, union }) => {
      const ripple = (y: number, from: number, to: number, weight: number) => {
        const [step, swing] = [(to - from) / 4, (to - from) * 0.042];
        const crests = [0, 1, 2, 3, 4].map((i) => [from + i * step, y + (i % 2 === 0 ? -swing : swing), 0] as const);
        return stroke(curve(crests[0]!, ...crests.slice(1)), weight);
      };
      return {
        body: union(ripple(120, 20, 220, 24), ripple(160, 44, 196, 20), ripple(194, 78, 162, 18)),
        small: union(ripple(124, 20, 220, 30), ripple(180, 60, 180, 28)),
        places: { top: { x: 120, y: 112, width: 180 } },
      };
    },
  },
  {
    concepts: ['moon', 'crescent-moon', 'crescent', 'moon-stars', 'half-moon'],
    name: 'crescent',
    zh: '月亮',
    en: 'moon',
    draw: ({ circle, cut, turn }) => ({
      body: turn(cut(circle(120, 120, 104), circle(154, 92, 86)), 6, [120, 120]),
      places: { back: { x: 122, y: 182, width: 96 }, behind: { x: 100, y: 30, width: 110, height: 120 } },
    }),
  },
  {
    concepts: ['full-moon', 'moon'],
    name: 'disc',
    zh: '满月',
    en: 'full moon',
    draw: ({ circle }) => ({
      body: circle(120, 120, 104),
      places: { inside: { x: 56, y: 56, width: 128, height: 128 }, back: { x: 120, y: 16, width: 110 } },
    }),
  },
  {
    concepts: ['sun'],
    name: 'rays',
    zh: '太阳',
    en: 'sun',
    draw: ({ around, circle, polygon, union }) => ({
      body: union(
        circle(120, 120, 58),
        ...around(
          polygon(
            [
              [110, 14],
              [130, 14],
              [127, 48],
              [113, 48],
            ],
            3,
          ),
          12,
        ),
      ),
      small: circle(120, 120, 100),
      places: { inside: { x: 84, y: 84, width: 72, height: 72 } },
    }),
  },
  {
    concepts: ['wave', 'sea', 'ocean', 'surfing'],
    name: 'breaker',
    zh: '海浪',
    en: 'wave',
    draw: ({ shape }) => ({
      body: shape(
        [0, 176, null, 0],
        [60, 162, -18],
        [128, 104, -40],
        [200, 92, 30],
        [220, 136, 110],
        [188, 150, 200],
        [172, 128, -90, -90],
        [182, 116, null, null],
        [142, 142, 124],
        [172, 186, 20],
        [240, 172, null, null],
        [240, 226],
        [0, 226],
      ),
      places: {
        back: { x: 116, y: 116, width: 90 },
        top: { x: 110, y: 140, width: 150 },
        ground: 226,
        facing: 'right',
      },
    }),
  },
  {
    concepts: ['mountain', 'mountains', 'snow-mountain', 'peak'],
    name: 'ridge',
    zh: '山',
    en: 'mountain',
    draw: ({ cut, polygon, shape }) => ({
      body: cut(
        shape(
          [4, 214],
          [84, 52, -60],
          [104, 52, 58],
          [140, 116, null, null],
          [162, 86, -50],
          [182, 86, 50],
          [236, 214, null, null],
        ),
        polygon([
          [94, 66],
          [118, 108],
          [104, 128],
          [92, 104],
          [74, 130],
          [66, 118],
        ]),
      ),
      small: shape(
        [4, 214],
        [84, 52, -60],
        [104, 52, 58],
        [140, 116, null, null],
        [162, 86, -50],
        [182, 86, 50],
        [236, 214, null, null],
      ),
      places: { top: { x: 94, y: 50, width: 40 }, ground: 214 },
    }),
  },
  {
    concepts: ['cloud', 'clouds'],
    name: 'cloud',
    zh: '云',
    en: 'cloud',
    draw: ({ above, circle, intersect, rect, union }) => ({
      body: intersect(
        union(circle(62, 140, 46), circle(118, 104, 58), circle(180, 136, 50), rect(60, 130, 122, 56)),
        above(184),
      ),
      places: { top: { x: 118, y: 70, width: 120 }, back: { x: 120, y: 64, width: 90 }, ground: 184 },
    }),
  },
  {
    concepts: ['branch', 'twig'],
    name: 'branch',
    zh: '树枝',
    en: 'branch',
    draw: ({ curve, stroke, union, vesica }) => ({
      body: union(
        stroke(curve([4, 130, -6], [120, 112, 0], [236, 130, 10]), 18),
        vesica([196, 122], [236, 74], 28),
        vesica([52, 122], [18, 80], 26),
        vesica([152, 120], [182, 168], 26),
        vesica([84, 122], [58, 170], 24),
      ),
      places: { back: { x: 120, y: 106, width: 110 }, top: { x: 120, y: 106, width: 110 } },
    }),
  },
  {
    concepts: ['bamboo'],
    name: 'stalk',
    zh: '竹',
    en: 'bamboo',
    draw: ({ cut, rect, union, vesica }) => ({
      body: union(
        cut(rect(92, 10, 34, 220, 4), rect(80, 76, 60, 9), rect(80, 152, 60, 9)),
        vesica([124, 78], [204, 40], 30),
        vesica([124, 96], [204, 116], 28),
        vesica([94, 150], [24, 116], 28),
      ),
      places: { ground: 230 },
    }),
  },
  {
    concepts: ['flower'],
    name: 'bloom',
    zh: '花',
    en: 'flower',
    draw: ({ around, circle, cut, union }) => ({
      body: cut(union(...around(circle(120, 60, 44), 6), circle(120, 120, 50)), circle(120, 120, 26)),
      places: { back: { x: 120, y: 60, width: 90 }, inside: { x: 78, y: 78, width: 84, height: 84 } },
    }),
  },
  {
    concepts: ['sunrise', 'sunset'],
    name: 'on-the-horizon',
    zh: '半轮太阳',
    en: 'sun on the horizon',
    draw: ({ circle, intersect, above, onCircle, path, rect, stroke, union }) => ({
      body: union(
        intersect(circle(120, 156, 62), above(156)),
        ...[-162, -126, -90, -54, -18].map((at) =>
          stroke(path(onCircle(120, 156, 84, at)).line(onCircle(120, 156, 112, at)), 15),
        ),
        rect(8, 168, 224, 16, 8),
        rect(52, 198, 136, 16, 8),
      ),
      small: union(intersect(circle(120, 150, 90), above(150)), rect(8, 172, 224, 28, 14)),
      places: { top: { x: 120, y: 94, width: 90 }, ground: 214, facing: 'front' },
    }),
  },
  {
    concepts: ['hill'],
    name: 'rolling',
    zh: '山丘',
    en: 'hill',
    draw: ({ curve, cut, shape, stroke }) => {
      const hill = shape([2, 212, null, -46], [92, 92, 0], [166, 138, 40], [238, 212, 52, null]);
      return {
        body: cut(hill, stroke(curve([-4, 204, -16], [128, 160, -10], [244, 196, 40]), 10)),
        small: hill,
        places: { top: { x: 96, y: 94, width: 110 }, back: { x: 96, y: 94, width: 100 }, ground: 212 },
      };
    },
  },
  {
    concepts: ['lightning'],
    name: 'bolt',
    zh: '闪电',
    en: 'lightning',
    draw: ({ polygon }) => ({
      body: polygon(
        [
          [142, 4],
          [48, 138],
          [112, 138],
          [88, 236],
          [196, 92],
          [128, 92],
          [166, 4],
        ],
        4,
      ),
      places: { facing: 'front' },
    }),
  },
  {
    concepts: ['star'],
    name: 'five-points',
    zh: '星',
    en: 'star',
    draw: ({ onCircle, polygon }) => ({
      body: polygon(
        Array.from({ length: 10 }, (_, i) => onCircle(120, 128, i % 2 === 0 ? 114 : 50, -90 + i * 36)),
        4,
      ),
      places: { inside: { x: 84, y: 94, width: 72, height: 66 }, facing: 'front' },
    }),
  },
  {
    concepts: ['night', 'night-sky'],
    name: 'moon-and-stars',
    zh: '夜空',
    en: 'night sky',
    draw: ({ circle, cut, onCircle, polygon, rect, union }) => {
      const crescent = cut(circle(66, 62, 34), circle(82, 50, 28));
      const star = (x: number, y: number, r: number) =>
        polygon(Array.from({ length: 8 }, (_, i) => onCircle(x, y, i % 2 === 0 ? r : r * 0.42, i * 45 - 90)));
      const sky = rect(6, 6, 228, 228, 30);
      return {
        body: cut(sky, crescent, union(star(196, 44, 19), star(140, 34, 14), star(36, 196, 15))),
        small: cut(sky, cut(circle(62, 58, 36), circle(80, 45, 29)), star(192, 48, 25)),
        places: { inside: { x: 72, y: 106, width: 118, height: 112 }, facing: 'front' },
      };
    },
  },
];
