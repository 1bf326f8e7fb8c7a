import type { Prop } from './prop.ts';

/** Nuts, maize and small goods that stock pictures leave unnamed: drawn with what tells them. */
export const plainFoodProps: readonly Prop[] = [
  {
    concepts: ['hazelnut'],
    name: 'in-its-cup',
    zh: '榛子',
    en: 'hazelnut',
    draw: ({ circle, cut, drop, grow, intersect, polygon, below, above, union }) => {
      const nut = union(drop(120, 150, 78, [120, 240]), circle(120, 140, 82));
      const frill = polygon(
        [
          [26, 140],
          [52, 176],
          [78, 142],
          [100, 182],
          [120, 146],
          [140, 182],
          [162, 142],
          [188, 176],
          [214, 140],
          [196, 60],
          [150, 22],
          [120, 4],
          [90, 22],
          [44, 60],
        ],
        [4, 6, 0, 6, 0, 6, 0, 6, 4, 20, 10, 4, 10, 20],
      );
      return {
        body: union(frill, intersect(cut(nut, grow(frill, 9.5)), below(130))),
        small: union(frill, cut(nut, above(150))),
        places: { ground: 238 },
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
    concepts: ['lunch-box', 'tiffin', 'tiffin-carrier', 'bento'],
    name: 'stacked',
    zh: '提盒',
    en: 'tiffin',
    draw: ({ path, rect, stroke, union }) => {
      const tins = union(
        rect(56, 78, 128, 46, [20, 20, 6, 6]),
        rect(56, 134, 128, 46, 6),
        rect(56, 190, 128, 48, [6, 6, 20, 20]),
      );
      const frame = stroke(path([34, 220]).line([34, 62], [90, 24], [150, 24], [206, 62], [206, 220]), 12);
      const whole = union(tins, frame, rect(90, 10, 60, 28, 13));
      return { body: whole, small: whole, places: { ground: 238, top: { x: 120, y: 12, width: 60 } } };
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
