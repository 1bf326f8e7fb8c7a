import type { Prop } from './prop.ts';

/** Leaves, blossoms and fruit that are known by how they grow. */
export const growingProps: readonly Prop[] = [
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
    name: 'in-a-bunch',
    zh: '椰枣',
    en: 'dates',
    draw: ({ curve, cut, grow, rect, stroke, turn, union }) => {
      const date = (lean: number) => {
        const fruit = turn(rect(88, 74, 64, 150, [28, 28, 32, 32]), lean, [120, 40]);
        const wrinkles = [-9, 12].map((dx) => stroke(curve([120 + dx, 112, 96], [120 + dx, 186, 84]), 9));
        return { fruit, wrinkles: turn(union(...wrinkles), lean, [120, 40]) };
      };
      const [left, right] = [date(30), date(-30)].map(({ fruit, wrinkles }) => cut(fruit, wrinkles));
      const front = date(0);
      const sides = cut(union(left!, right!), grow(front.fruit, 10));
      const stem = union(stroke(curve([104, 4, 60], [120, 50, 90]), 14), rect(84, 44, 72, 18, 8));
      return {
        body: union(stem, sides, cut(front.fruit, front.wrinkles)),
        small: union(stem, cut(union(date(30).fruit, date(-30).fruit), grow(front.fruit, 14)), front.fruit),
        places: { facing: 'front' },
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
