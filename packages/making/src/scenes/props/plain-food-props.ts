import type { Prop } from './prop.ts';

/** Nuts, maize and small goods that stock pictures leave unnamed: drawn with what tells them. */
export const plainFoodProps: readonly Prop[] = [
  {
    concepts: ['mango'],
    name: 'with-leaf',
    zh: '芒果',
    en: 'mango',
    draw: ({ curve, cut, grow, path, shape, stroke, union, vesica }) => {
      const fruit = shape(
        [150, 62, 0],
        [226, 138, 92],
        [120, 232, 176],
        [20, 168, -96],
        [92, 84, -34],
        [150, 62, -6, null],
      );
      const stalk = stroke(path([148, 72]).line([160, 36]), 13);
      const leaf = vesica([152, 44], [70, 18], 36);
      const shine = stroke(curve([56, 176, -84], [104, 116, -36]), 11);
      const whole = union(cut(fruit, grow(leaf, 8)), stalk, leaf);
      return {
        body: cut(whole, shine),
        small: whole,
        places: {
          head: { x: 134, y: 70, width: 120 },
          eyes: { x: 126, y: 128, width: 110 },
          top: { x: 140, y: 66, width: 80 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['tofu', 'bean-curd'],
    name: 'block',
    zh: '豆腐',
    en: 'tofu',
    draw: ({ polygon, union }) => {
      const block = (gap: number) =>
        union(
          polygon([
            [120, 36],
            [226, 82],
            [120, 128],
            [14, 82],
          ]),
          polygon([
            [14, 88 + gap],
            [120 - gap, 134 + gap * 0.6],
            [120 - gap, 222],
            [14, 176],
          ]),
          polygon([
            [226, 88 + gap],
            [120 + gap, 134 + gap * 0.6],
            [120 + gap, 222],
            [226, 176],
          ]),
        );
      return {
        body: block(6),
        small: block(10),
        places: { top: { x: 120, y: 78, width: 120 }, ground: 222, facing: 'front' },
      };
    },
  },
  {
    concepts: ['hazelnut'],
    name: 'in-its-husk',
    zh: '榛子',
    en: 'hazelnut',
    draw: ({ cut, drop, flip, grow, shape, union }) => {
      const nut = shape([120, 10, null, 24], [198, 104, 86], [120, 186, 180], [42, 104, -86], [120, 10, -24, null]);
      const husk = union(drop(88, 204, 26, [40, 136]), drop(152, 204, 26, [200, 136]), drop(120, 206, 30, [120, 132]));
      return {
        body: flip(union(cut(nut, grow(husk, 9.6)), husk)),
        small: flip(union(cut(nut, grow(husk, 15)), husk)),
        places: { ground: 230, facing: 'front' },
      };
    },
  },
  {
    concepts: ['radish'],
    name: 'with-leaves',
    zh: '萝卜',
    en: 'radish',
    draw: ({ circle, curve, cut, drop, stroke, union }) => {
      const root = union(circle(120, 156, 56), drop(120, 168, 46, [120, 244]));
      const leaves = union(drop(120, 26, 24, [120, 112]), drop(66, 44, 24, [112, 112]), drop(174, 44, 24, [128, 112]));
      return {
        body: union(cut(root, stroke(curve([56, 196, 20], [120, 204, 0], [184, 196, -20]), 9.6)), leaves),
        small: union(root, leaves),
        places: { ground: 240 },
      };
    },
  },
  {
    concepts: ['chives'],
    name: 'whole',
    zh: '大葱',
    en: 'leek',
    draw: ({ cut, path, rect, stroke, union, vesica }) => {
      const shaft = rect(98, 118, 44, 92, [4, 4, 20, 20]);
      const leaves = [
        vesica([112, 138], [26, 26], 40),
        vesica([128, 138], [214, 26], 40),
        vesica([120, 138], [120, -14], 44),
      ];
      const roots = [102, 120, 138].map((x, i) => stroke(path([x, 206]).line([x + (i - 1) * 10, 236]), 9.6));
      return {
        body: union(...leaves, cut(shaft, rect(80, 142, 80, 9.6)), ...roots),
        small: union(...leaves, shaft),
        places: { ground: 236 },
      };
    },
  },
  {
    concepts: ['potato', 'sweet-potato'],
    name: 'whole',
    zh: '土豆',
    en: 'potato',
    draw: ({ curve, cut, shape, stroke }) => {
      const tuber = shape(
        [26, 148, -90],
        [58, 74, -40],
        [128, 66, 16],
        [204, 82, 40],
        [226, 146, 100],
        [168, 206, 170],
        [92, 196, 190],
      );
      const eyes = [
        [74, 112],
        [126, 104],
        [178, 120],
        [98, 158],
        [154, 166],
      ].map(([x, y]) => stroke(curve([x! - 11, y!, 40], [x! + 11, y!, -40]), 9.6));
      return {
        body: cut(tuber, ...eyes),
        small: tuber,
        places: {
          top: { x: 120, y: 66, width: 110 },
          head: { x: 122, y: 66, width: 120 },
          ground: 206,
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['chestnut', 'conker'],
    name: 'in-its-husk',
    zh: '栗子',
    en: 'chestnut',
    draw: ({ around, circle, cut, polygon, rect, shape, union }) => {
      const spines = around(
        polygon(
          [
            [110, 30],
            [130, 30],
            [120, -2],
          ],
          1,
        ),
        14,
        [120, 122],
      );
      const husk = union(circle(120, 122, 96), ...spines);
      const nut = shape([120, 74, null, 30], [178, 142, 90], [120, 186, 180], [62, 142, -90], [120, 74, -30, null]);
      const face = cut(nut, rect(40, 154, 160, 10));
      const bowl = circle(120, 130, 72);
      return {
        body: union(cut(husk, bowl), face),
        small: union(cut(circle(120, 122, 112), circle(120, 130, 76)), nut),
        places: { ground: 232 },
      };
    },
  },
  {
    concepts: ['ticket'],
    name: 'stub',
    zh: '票',
    en: 'ticket',
    draw: ({ circle, cut, polygon, rect, turn, union, onCircle }) => {
      const card = cut(rect(2, 62, 236, 116, 14), circle(2, 120, 20), circle(238, 120, 20));
      const tear = union(...[76, 100, 124, 148].map((y) => rect(74, y, 9.5, 15, 4)));
      const star = polygon(
        Array.from({ length: 10 }, (_, i) => onCircle(158, 122, i % 2 === 0 ? 38 : 17, i * 36 - 90)),
      );
      return {
        body: turn(cut(card, tear, star), -16, [120, 120]),
        small: turn(cut(card, rect(72, 50, 14, 140)), -16, [120, 120]),
        places: {},
      };
    },
  },
  {
    concepts: ['corn', 'maize', 'corn-cob'],
    name: 'on-the-cob',
    zh: '玉米',
    en: 'corn',
    draw: ({ both, cut, grow, rect, shape, union }) => {
      const cob = rect(76, 2, 88, 190, [44, 44, 40, 40]);
      const rows = union(
        ...[32, 62, 92, 122].map((y) => rect(60, y, 120, 9)),
        rect(101, -4, 9, 160),
        rect(131, -4, 9, 160),
      );
      const leaf = both(
        shape([120, 238, null, -140], [46, 178, -100], [40, 90, null, 60], [98, 160, 70], [120, 206, null, null]),
      );
      return {
        body: union(leaf, cut(cob, rows, grow(leaf, 9))),
        small: union(leaf, cut(cob, rect(60, 50, 120, 14), rect(113, -4, 14, 150), grow(leaf, 12))),
        places: { ground: 238 },
      };
    },
  },
  {
    concepts: ['apricot'],
    name: 'with-a-leaf',
    zh: '杏',
    en: 'apricot',
    draw: ({ circle, curve, cut, stroke, union, vesica }) => ({
      body: union(
        cut(circle(120, 146, 90), stroke(curve([122, 50, 60], [146, 120, 96], [122, 196, 124]), 10)),
        vesica([124, 50], [204, 10], 40),
        stroke(curve([118, 56], [112, 24]), 12),
      ),
      small: union(circle(120, 146, 90), vesica([118, 56], [210, 6], 50)),
      places: { ground: 236 },
    }),
  },
  {
    concepts: ['cucumber'],
    name: 'whole',
    zh: '黄瓜',
    en: 'cucumber',
    draw: ({ circle, curve, cut, stroke, union }) => {
      const body = stroke(curve([82, 30, 88], [96, 128, 70], [158, 204, 30]), 62);
      const bumps = [
        [76, 56],
        [98, 84],
        [84, 112],
        [112, 138],
        [104, 168],
        [138, 180],
      ].map(([x, y]) => circle(x!, y!, 6.5));
      return {
        body: union(cut(body, ...bumps), stroke(curve([80, 0, 80], [82, 16, 90]), 12)),
        small: body,
        places: {},
      };
    },
  },
];
