import type { Prop } from './prop.ts';

/** Spices, cuts and flowers that stock pictures leave as a blot. */
export const cupboardProps: readonly Prop[] = [
  {
    concepts: ['cinnamon'],
    name: 'tied-sticks',
    zh: '肉桂',
    en: 'cinnamon',
    draw: ({ circle, cut, rect, turn, union }) => {
      const stick = (x: number, y: number) =>
        cut(
          union(circle(x - 17, y, 21), circle(x + 17, y, 21), rect(x - 30, y, 60, 226 - y, [0, 0, 8, 8])),
          circle(x - 17, y, 8.5),
          circle(x + 17, y, 8.5),
          rect(x - 4.8, y - 30, 9.6, 240),
        );
      const band = rect(42, 128, 156, 30, 8);
      const sticks = (gap: number) => cut(union(stick(80, 34), stick(160, 50)), rect(20, 128 - gap, 200, 30 + gap * 2));
      return {
        body: turn(union(sticks(9.6), band), 14, [120, 120]),
        small: turn(union(sticks(15), band), 14, [120, 120]),
        places: {},
      };
    },
  },
  {
    concepts: ['feather', 'plume-feather'],
    name: 'plume',
    zh: '羽毛',
    en: 'feather',
    draw: ({ cut, curve, polygon, shape, stroke, union }) => {
      const vane = shape(
        [66, 190, null, -130],
        [60, 128, -74],
        [128, 42, -40],
        [224, 10, -6, null],
        [206, 92, 108],
        [136, 172, 140],
        [66, 190, 190, null],
      );
      const splits = union(
        polygon([
          [40, 108],
          [106, 118],
          [50, 128],
        ]),
        polygon([
          [188, 152],
          [136, 118],
          [174, 170],
        ]),
        polygon([
          [88, 46],
          [140, 84],
          [104, 34],
        ]),
      );
      const shaft = curve([72, 180, -52], [190, 44, -44]);
      const quill = stroke(curve([20, 234, -48], [76, 176, -50]), 14);
      return {
        body: union(cut(vane, stroke(shaft, 10), splits), quill),
        small: union(cut(vane, stroke(shaft, 16)), quill),
        places: {},
      };
    },
  },
  {
    concepts: ['hibiscus'],
    name: 'bloom',
    zh: '木槿花',
    en: 'hibiscus',
    draw: ({ around, circle, curve, cut, drop, grow, stroke, union }) => {
      const petals = around(union(drop(120, 58, 50, [120, 132])), 5, [120, 124]);
      const seams = around(stroke(curve([120, 132, 90], [120, 228, 90]), 10), 5, [120, 124]);
      const column = union(
        stroke(curve([120, 124, -60], [176, 62, -30]), 13),
        circle(182, 40, 10),
        circle(200, 62, 10),
        circle(160, 44, 9),
        circle(188, 84, 9),
      );
      return {
        body: union(cut(union(...petals), ...seams, grow(column, 9.6)), column),
        small: cut(union(...petals), ...around(stroke(curve([120, 124, 90], [120, 228, 90]), 14), 5, [120, 124])),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['steak', 'meat', 'beef'],
    name: 't-bone',
    zh: '牛排',
    en: 'steak',
    draw: ({ circle, curve, cut, ring, shape, shrink, stroke, union }) => {
      const cutlet = shape(
        [20, 124, -90],
        [78, 48, -20],
        [150, 40, 0],
        [222, 112, 90],
        [186, 166, 140],
        [150, 186, 150],
        [84, 208, 190],
      );
      const rim = cut(shrink(cutlet, 14), shrink(cutlet, 24));
      const bone = union(ring(150, 104, 28, 9.6), stroke(curve([124, 112, 160], [72, 140, 130]), 10));
      return {
        body: cut(cutlet, rim, bone),
        small: cut(cutlet, circle(146, 108, 24)),
        places: { top: { x: 120, y: 46, width: 120 }, ground: 206, facing: 'front' },
      };
    },
  },
  {
    concepts: ['garlic'],
    name: 'bulb',
    zh: '大蒜',
    en: 'garlic',
    draw: ({ both, curve, cut, rect, shape, stroke, union }) => {
      const bulb = shape(
        [104, 4],
        [136, 4],
        [138, 54, null, 80],
        [224, 152, 92],
        [120, 222, 180],
        [16, 152, -92],
        [102, 54, -80, null],
      );
      const seam = stroke(curve([104, 72, 130], [72, 148, 92], [92, 212, 60]), 10);
      return {
        body: union(cut(bulb, both(seam), rect(60, 36, 120, 9.6)), rect(94, 228, 52, 10, 4)),
        small: cut(bulb, both(stroke(curve([100, 70, 130], [76, 148, 92], [90, 226, 70]), 16))),
        places: { top: { x: 120, y: 8, width: 50 }, ground: 238, facing: 'front' },
      };
    },
  },
  {
    concepts: ['leek'],
    name: 'fanned',
    zh: '大葱',
    en: 'leek',
    draw: ({ both, cut, curve, path, polygon, rect, stroke, turn, union }) => {
      const shaft = rect(94, 132, 52, 86, [0, 0, 20, 20]);
      const strap = polygon(
        [
          [94, 132],
          [94, 102],
          [40, 26],
          [84, 2],
          [115, 58],
          [115, 132],
        ],
        [0, 14, 3, 3, 8, 0],
      );
      const roots = [104, 120, 136].map((x, i) => stroke(path([x, 210]).line([x + (i - 1) * 9, 238]), 9.6));
      const wrap = stroke(curve([80, 134, 30], [120, 148, 0], [160, 134, -30]), 9.6);
      const whole = union(both(strap), shaft);
      return {
        body: turn(
          union(cut(union(whole, rect(110, 100, 20, 60)), rect(115.2, 0, 9.6, 112), wrap), ...roots),
          24,
          [120, 120],
        ),
        small: turn(cut(union(whole, rect(110, 90, 20, 60)), rect(113, 0, 14, 100)), 24, [120, 120]),
        places: {},
      };
    },
  },
  {
    concepts: ['rock', 'boulder'],
    name: 'faceted',
    zh: '岩石',
    en: 'rock',
    draw: ({ cut, path, polygon, stroke }) => {
      const rock = polygon(
        [
          [14, 206],
          [40, 110],
          [100, 46],
          [168, 58],
          [226, 140],
          [222, 206],
        ],
        10,
      );
      const edges = [
        stroke(path([104, 30]).line([116, 118], [60, 160], [4, 168]), 10),
        stroke(path([116, 118]).line([186, 146], [196, 220]), 10),
      ];
      return {
        body: cut(rock, ...edges),
        small: cut(rock, stroke(path([104, 30]).line([116, 130], [186, 150], [196, 226]), 16)),
        places: { top: { x: 130, y: 52, width: 90 }, back: { x: 130, y: 52, width: 90 }, ground: 206, facing: 'front' },
      };
    },
  },
];
