import type { Prop } from './prop.ts';

/** Leaves, blossoms and fruit that are known by how they grow. */
export const growingProps: readonly Prop[] = [
  {
    concepts: ['ginger', 'galangal', 'turmeric'],
    name: 'root',
    zh: '生姜',
    en: 'ginger',
    draw: ({ circle, curve, cut, fillet, stroke, union }) => {
      const root = fillet(
        union(
          stroke(curve([50, 166, -10], [120, 146, 0], [184, 158, 20]), 72),
          circle(66, 108, 34),
          circle(54, 66, 28),
          circle(140, 92, 36),
          circle(158, 44, 26),
          circle(216, 132, 30),
          circle(124, 206, 28),
        ),
        10,
      );
      const rings = [
        stroke(curve([22, 92, 20], [58, 98, 0], [98, 84, -30]), 9.6),
        stroke(curve([110, 60, 30], [148, 74, 10], [192, 66, -20]), 9.6),
        stroke(curve([186, 108, 60], [192, 140, 90], [180, 178, 120]), 9.6),
        stroke(curve([14, 156, 50], [34, 178, 70], [38, 214, 100]), 9.6),
        stroke(curve([88, 184, 10], [122, 190, 0], [160, 182, -20]), 9.6),
      ];
      return {
        body: cut(root, ...rings),
        small: cut(root, rings[0]!, rings[1]!),
        places: { top: { x: 112, y: 66, width: 90 }, ground: 234, facing: 'front' },
      };
    },
  },
  {
    concepts: ['green-onion', 'scallion'],
    name: 'upright',
    zh: '小葱',
    en: 'green onion',
    draw: ({ circle, curve, cut, path, rect, stroke, union }) => {
      const stalk = stroke(path([120, 118]).line([120, 206]), 24);
      const leaves = (thick: number) =>
        union(
          stroke(curve([120, 128, -90], [96, 72, -110], [58, 30, -140]), thick),
          stroke(curve([120, 128, -90], [122, 66, -92], [120, 8, -90]), thick),
          stroke(curve([120, 128, -90], [146, 72, -70], [182, 34, -40]), thick),
        );
      const bulb = circle(120, 210, 20);
      return {
        body: cut(union(stalk, leaves(17), bulb), rect(100, 158, 40, 8)),
        small: union(stalk, leaves(22), bulb),
        places: { ground: 230, facing: 'front' },
      };
    },
  },
  {
    concepts: ['lotus-leaf'],
    name: 'turned-over',
    zh: '荷叶',
    en: 'lotus leaf',
    draw: ({ both, curve, cut, grow, path, shape, stroke, union }) => {
      const leaf = shape(
        [0, 152, null, -80],
        [120, 58, 0],
        [240, 152, 80, null],
        [190, 164, null, 150],
        [156, 190, 180, null],
        [120, 168, null, null],
        [84, 190, null, 180],
        [50, 164, 210, null],
      );
      const veins = union(
        stroke(path([120, 92]).line([120, 150]), 9.6),
        both(stroke(curve([100, 92, 140], [46, 142, 120]), 9.6)),
        both(stroke(curve([110, 94, 110], [84, 162, 100]), 9.6)),
      );
      const stalk = stroke(curve([120, 66, -90], [136, 8, -50]), 15);
      return {
        body: union(cut(leaf, veins), stalk),
        small: union(cut(leaf, grow(stroke(path([120, 96]).line([120, 150]), 12), 1)), stalk),
        places: { top: { x: 120, y: 60, width: 110 }, back: { x: 120, y: 76, width: 130 }, facing: 'front' },
      };
    },
  },
  {
    concepts: ['willow-leaf', 'willow-branch'],
    name: 'hanging-leaves',
    zh: '柳枝',
    en: 'willow branch',
    draw: ({ curve, stroke, union, vesica }) => {
      const stem = stroke(curve([44, 236, -88], [66, 108, -72], [134, 44, -6], [222, 78, 52]), 12);
      const leaves = [
        [54, 160, 14, 214],
        [66, 106, 20, 160],
        [92, 66, 76, 156],
        [122, 48, 116, 152],
        [156, 44, 158, 152],
        [190, 56, 200, 154],
        [220, 74, 236, 146],
      ] as const;
      return {
        body: union(stem, ...leaves.map(([x, y, tipX, tipY]) => vesica([x, y], [tipX, tipY], 22))),
        small: union(
          stroke(curve([44, 236, -88], [66, 108, -72], [134, 44, -6], [222, 78, 52]), 16),
          ...[leaves[1], leaves[3], leaves[5]].map(([x, y, tipX, tipY]) => vesica([x, y], [tipX, tipY], 32)),
        ),
        places: { back: { x: 134, y: 42, width: 90 }, ground: 236 },
      };
    },
  },
  {
    concepts: ['leaf', 'tea-leaf'],
    name: 'veined',
    zh: '叶',
    en: 'leaf',
    draw: ({ curve, cut, path, shape, stroke, union }) => {
      const blade = shape(
        [34, 206, null, -96],
        [58, 84, -46],
        [214, 20, null, 98],
        [176, 166, 130],
        [34, 206, 196, null],
      );
      const rib = stroke(curve([34, 206], [112, 124], [168, 68]), 10);
      const vein = (x: number, y: number, dx: number, dy: number) => stroke(path([x, y]).line([x + dx, y + dy]), 9);
      return {
        body: union(
          cut(blade, rib, vein(92, 146, -4, -42), vein(92, 146, 42, 4), vein(130, 106, -4, -36), vein(130, 106, 36, 4)),
          stroke(curve([10, 232], [38, 202]), 15),
        ),
        small: union(cut(blade, stroke(curve([60, 180], [160, 76]), 14)), stroke(curve([10, 232], [42, 198]), 20)),
        places: { inside: { x: 80, y: 72, width: 84, height: 84 } },
      };
    },
  },
  {
    concepts: ['leaves'],
    name: 'three-on-a-stem',
    zh: '叶子',
    en: 'leaves',
    draw: ({ cut, path, stroke, union, vesica }) => {
      const leaf = (x: number, y: number, tipX: number, tipY: number, width: number) =>
        cut(
          vesica([x, y], [tipX, tipY], width),
          stroke(path([x, y]).line([x + (tipX - x) * 0.72, y + (tipY - y) * 0.72]), 9),
        );
      return {
        body: union(
          leaf(120, 140, 120, 4, 76),
          leaf(112, 196, 8, 112, 66),
          leaf(128, 196, 232, 112, 66),
          stroke(path([120, 236]).line([120, 142]), 12),
        ),
        small: union(
          vesica([120, 140], [120, 4], 80),
          vesica([112, 200], [8, 112], 72),
          vesica([128, 200], [232, 112], 72),
          stroke(path([120, 236]).line([120, 130]), 18),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['morning-glory'],
    name: 'trumpet-on-a-vine',
    zh: '牵牛花',
    en: 'morning glory',
    draw: ({ around, circle, curve, cut, grow, onCircle, shape, stroke, union, vesica }) => {
      const bloom = union(circle(120, 88, 66), ...around(circle(120, 40, 40), 5, [120, 88]));
      const star = union(
        circle(120, 88, 13),
        ...[0, 1, 2, 3, 4].map((i) =>
          vesica(onCircle(120, 88, 6, i * 72 - 90), onCircle(120, 88, 72, i * 72 - 90), 19),
        ),
      );
      const stem = stroke(curve([120, 160, 90], [108, 200, 112], [112, 238, 70]), 12);
      const heart = shape(
        [118, 206, null, -70],
        [150, 176, -10],
        [170, 190, 70, -30],
        [208, 184, 30],
        [226, 230, null, 186],
        [160, 236, 190],
        [118, 206, -100, null],
      );
      const tendril = stroke(curve([110, 200, 200], [64, 198, 190], [40, 220, 90], [58, 232, -10], [68, 218, -90]), 10);
      return {
        body: union(cut(bloom, star), cut(union(stem, heart, tendril), grow(bloom, 9))),
        small: union(cut(bloom, grow(star, 3)), cut(union(stem, heart), grow(bloom, 12))),
        places: { ground: 238 },
      };
    },
  },
  {
    concepts: ['date-fruit', 'dates'],
    name: 'pair',
    zh: '椰枣',
    en: 'dates',
    draw: ({ both, curve, cut, grow, rect, stroke, turn, union }) => {
      const fruit = turn(rect(36, 84, 76, 146, [34, 34, 38, 38]), 8, [74, 84]);
      const wrinkles = union(
        stroke(curve([62, 116, 84], [56, 160, 100], [60, 200, 80]), 9.6),
        stroke(curve([88, 112, 96], [86, 150, 84], [84, 196, 100]), 9.6),
      );
      const cap = turn(rect(48, 62, 52, 24, [12, 12, 4, 4]), 8, [74, 84]);
      const stem = stroke(curve([76, 66, -86], [120, 10, -40]), 11);
      const one = cut(union(cut(fruit, wrinkles), cap), cut(grow(cap, 8), union(cap, rect(0, 0, 240, 74))));
      return {
        body: both(union(one, stem)),
        small: both(union(fruit, cap, stem)),
        places: { ground: 230, facing: 'front' },
      };
    },
  },
  {
    concepts: ['flower'],
    name: 'stemmed',
    zh: '花',
    en: 'flower',
    draw: ({ around, circle, cut, path, stroke, union, vesica }) => ({
      body: union(
        cut(union(...around(circle(120, 34, 27), 6, [120, 70]), circle(120, 70, 34)), circle(120, 70, 17)),
        stroke(path([120, 130]).line([120, 238]), 13),
        vesica([120, 196], [176, 150], 28),
        vesica([120, 212], [64, 168], 28),
      ),
      places: { ground: 238, facing: 'front' },
    }),
  },
  {
    concepts: ['reed'],
    name: 'bed',
    zh: '芦苇丛',
    en: 'reeds',
    draw: ({ curve, path, rect, shape, stroke, union }) => {
      const spike = (x: number, top: number) =>
        union(rect(x - 11, top, 22, 58, 11), stroke(path([x, top + 50]).line([x, 230]), 10));
      const blade = (x: number, tipX: number, tipY: number) => shape([x - 11, 232], [tipX, tipY], [x + 11, 232]);
      return {
        body: union(
          spike(34, 30),
          spike(206, 12),
          stroke(curve([8, 228], [232, 228]), 16),
          ...[
            [14, 4, 140],
            [58, 64, 116],
            [86, 78, 156],
            [112, 122, 136],
            [138, 128, 168],
            [160, 172, 124],
            [186, 176, 160],
            [226, 236, 132],
          ].map(([x, tipX, tipY]) => blade(x!, tipX!, tipY!)),
        ),
        places: { top: { x: 120, y: 168, width: 140 }, ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['potted-plant'],
    name: 'stemmed',
    zh: '大叶植物',
    en: 'leafy plant',
    draw: ({ curve, cut, path, stroke, union, vesica }) => {
      const leaf = (x: number, y: number, tipX: number, tipY: number, width: number) =>
        cut(
          vesica([x, y], [tipX, tipY], width),
          stroke(path([x, y]).line([x + (tipX - x) * 0.7, y + (tipY - y) * 0.7]), 9),
        );
      return {
        body: union(
          stroke(curve([120, 238], [120, 120]), 13),
          stroke(curve([120, 220, -90], [74, 140, -150]), 12),
          stroke(curve([120, 220, -90], [166, 140, -30]), 12),
          leaf(120, 134, 120, 2, 80),
          leaf(82, 146, 4, 84, 72),
          leaf(158, 146, 236, 84, 72),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  },
];
