import type { Prop } from './prop.ts';

/** Things of the house and the table that stock pictures leave unnamed. */
export const householdProps: readonly Prop[] = [
  {
    concepts: ['comb'],
    name: 'plain',
    zh: '梳子',
    en: 'comb',
    draw: ({ rect, union }) => {
      const teeth = (count: number, width: number, gap: number) =>
        Array.from({ length: count }, (_, i) => rect(16 + i * (width + gap), 110, width, 78, [0, 0, 7, 7]));
      const back = rect(16, 56, 208, 62, [34, 34, 4, 4]);
      return {
        body: union(back, ...teeth(8, 14, 13.7)),
        small: union(back, ...teeth(5, 24, 22)),
        places: { ground: 188, facing: 'front' },
      };
    },
  },
  {
    concepts: ['scarf'],
    name: 'tied',
    zh: '围巾',
    en: 'scarf',
    draw: ({ cut, grow, rect, turn, union }) => {
      const loop = cut(rect(24, 14, 192, 96, 48), rect(66, 34, 108, 40, 20));
      const fringe = (x: number, y: number) => [0, 1, 2].map((i) => rect(x + 9 + i * 16, y, 8.5, 40));
      const left = turn(cut(rect(66, 96, 56, 138, 4), rect(60, 184, 70, 10), ...fringe(66, 208)), 9, [100, 96]);
      const right = turn(cut(rect(116, 96, 56, 118, 4), rect(110, 164, 70, 10), ...fringe(116, 190)), -12, [140, 96]);
      const knot = rect(90, 76, 60, 54, 16);
      return {
        body: union(cut(union(loop, left), grow(union(knot, right), 10)), cut(right, grow(knot, 10)), knot),
        small: union(loop, knot, rect(70, 100, 52, 130), rect(130, 100, 44, 100)),
        places: { top: { x: 120, y: 14, width: 150 }, facing: 'front' },
      };
    },
  },
  {
    concepts: ['wind-chime'],
    name: 'tubes',
    zh: '风铃',
    en: 'wind chime',
    draw: ({ above, circle, intersect, rect, union }) => {
      const cap = union(intersect(circle(120, 76, 76), above(76)), rect(34, 64, 172, 20, 8), rect(113, -14, 14, 30, 7));
      const tubes = [
        [46, 172],
        [88, 206],
        [130, 222],
        [172, 190],
      ].flatMap(([x, low]) => [rect(x! + 6, 80, 10, 34), rect(x!, 106, 22, low! - 106, 7)]);
      return {
        body: union(cap, ...tubes),
        small: union(cap, ...[44, 102, 160].map((x) => rect(x, 80, 36, 130, 8))),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['bamboo-tube'],
    name: 'cut',
    zh: '竹筒',
    en: 'bamboo tube',
    draw: ({ cut, rect, union, vesica }) => {
      const tube = union(rect(72, 24, 96, 208, 8), rect(64, 92, 112, 18, 9), rect(64, 162, 112, 18, 9));
      return {
        body: union(cut(tube, rect(40, 96, 160, 9.6), rect(40, 166, 160, 9.6)), vesica([176, 150], [232, 96], 26)),
        small: union(cut(tube, rect(40, 92, 160, 16), rect(40, 162, 160, 16))),
        places: { top: { x: 120, y: 24, width: 90 }, ground: 232, facing: 'front' },
      };
    },
  },
  {
    concepts: ['matches', 'match'],
    name: 'burning',
    zh: '点着的火柴',
    en: 'burning match',
    draw: ({ cut, drop, grow, rect, union }) => {
      const flame = cut(drop(120, 84, 58, [132, -34]), drop(120, 96, 22, [126, 34]));
      const head = rect(100, 126, 40, 46, 19);
      const stick = rect(108, 150, 24, 82, 4);
      const core = union(head, stick);
      return {
        body: union(cut(flame, grow(core, 9.6)), core),
        small: union(cut(drop(120, 84, 58, [132, -34]), rect(92, 118, 56, 60)), stick, rect(102, 136, 36, 36, 16)),
        places: { top: { x: 120, y: -20, width: 44 }, ground: 232, facing: 'front' },
      };
    },
  },
  {
    concepts: ['lunch-box', 'tiffin', 'tiffin-carrier', 'bento'],
    name: 'stacked',
    zh: '提盒',
    en: 'tiffin',
    draw: ({ path, rect, stroke, union }) => {
      const tins = union(
        rect(48, 60, 144, 30, [24, 24, 4, 4]),
        rect(42, 99, 156, 38, 6),
        rect(42, 146, 156, 38, 6),
        rect(42, 193, 156, 42, [6, 6, 24, 24]),
      );
      const frame = stroke(path([22, 150]).line([22, 96]).through([120, 8], [218, 96]).line([218, 150]), 13);
      const catches = union(rect(16, 140, 30, 16, 4), rect(194, 140, 30, 16, 4));
      return {
        body: union(tins, frame, catches, rect(92, 2, 56, 24, 12)),
        places: { ground: 235, top: { x: 120, y: 4, width: 50 }, facing: 'front' },
      };
    },
  },
  {
    concepts: ['gourd', 'bottle-gourd', 'calabash'],
    name: 'plain',
    zh: '葫芦',
    en: 'gourd',
    draw: ({ circle, curve, fillet, stroke, union }) => ({
      body: union(
        fillet(union(circle(120, 84, 48), circle(120, 166, 72)), 16),
        stroke(curve([120, 44, -90], [138, 4, -40]), 14),
      ),
      places: { top: { x: 120, y: 36, width: 40 }, ground: 238, facing: 'front' },
    }),
  },
  {
    concepts: ['desk', 'office-desk', 'workbench'],
    name: 'plain',
    zh: '书桌',
    en: 'desk',
    draw: ({ circle, cut, rect, union }) => ({
      body: union(
        rect(2, 92, 236, 24, 6),
        rect(20, 108, 22, 124),
        cut(rect(136, 108, 84, 124, [0, 0, 6, 6]), rect(136, 162, 84, 10), circle(178, 138, 8), circle(178, 200, 8)),
      ),
      small: union(rect(2, 92, 236, 30, 6), rect(20, 108, 28, 124), rect(140, 108, 80, 124)),
      places: { top: { x: 120, y: 92, width: 210 }, back: { x: 120, y: 92, width: 190 }, ground: 232, facing: 'front' },
    }),
  },
];
