import type { Prop } from './prop.ts';

/** Deserts, reefs and meadows, and who lives there. */
export const wildProps: readonly Prop[] = [
  {
    concepts: ['rhinoceros'],
    name: 'standing',
    zh: '犀牛',
    en: 'rhinoceros',
    draw: ({ circle, curve, cut, drop, fillet, polygon, rect, shape, stroke, union }) => {
      const trunk = shape(
        [70, 92, null, -40],
        [140, 70, 4],
        [222, 110, 76],
        [222, 166, 96, 180],
        [84, 172, 180, -120],
        [70, 92, -100, null],
      );
      const head = polygon(
        [
          [20, 104],
          [64, 78],
          [104, 84],
          [108, 168],
          [64, 172],
          [12, 152],
          [10, 122],
        ],
        [8, 18, 8, 20, 16, 14, 8],
      );
      const horns = union(drop(28, 108, 13, [12, 54]), drop(50, 92, 8, [46, 62]));
      const ear = drop(84, 82, 9, [96, 52]);
      const legs = union(...[86, 116, 168, 198].map((x) => rect(x, 150, 24, 78, [2, 2, 5, 5])));
      const all = union(
        fillet(union(trunk, head, legs), 4),
        horns,
        ear,
        stroke(curve([220, 112, 40], [234, 152, 96]), 8),
      );
      const fold = stroke(curve([112, 92, 70], [124, 148, 110]), 8);
      return {
        body: cut(all, circle(52, 122, 6.5), fold),
        small: cut(all, circle(52, 122, 9)),
        places: { back: { x: 162, y: 74, width: 96 }, ground: 228, eyes: { x: 52, y: 122, width: 60 }, facing: 'left' },
      };
    },
  },
  {
    concepts: ['crocodile', 'alligator'],
    name: 'walking',
    zh: '鳄鱼',
    en: 'crocodile',
    draw: ({ circle, cut, fillet, path, polygon, rect, shape, stroke, union }) => {
      const snout = shape([4, 128, null, -60], [70, 104, 0], [120, 108], [120, 168], [10, 158]);
      const body = union(rect(84, 104, 112, 66, 30), snout, circle(88, 100, 17));
      const tail = shape([180, 108, null, 10], [240, 84], [190, 168, 170, null]);
      const spikes = [112, 138, 164].map((x) =>
        polygon([
          [x - 13, 110],
          [x, 86],
          [x + 13, 110],
        ]),
      );
      const legs = [100, 164].map((x) => rect(x, 154, 24, 40, [4, 4, 8, 8]));
      const all = union(fillet(union(body, tail), 8), ...spikes, ...legs);
      const mouth = stroke(path([0, 142]).line([30, 136]).line([48, 146]).line([66, 136]).line([92, 142]), 8);
      return {
        body: cut(all, mouth, circle(88, 98, 6)),
        small: cut(all, stroke(path([0, 142]).line([92, 142]), 11)),
        places: { back: { x: 150, y: 100, width: 70 }, ground: 194, facing: 'left', eyes: { x: 88, y: 98, width: 40 } },
      };
    },
  },
  {
    concepts: ['wing', 'wings'],
    name: 'spread',
    zh: '翅膀',
    en: 'wing',
    draw: ({ union, vesica }) => {
      const feathers = union(
        vesica([24, 176], [226, 40], 62),
        vesica([36, 190], [214, 110], 54),
        vesica([48, 202], [178, 172], 46),
      );
      return { body: feathers, places: { facing: 'front' } };
    },
  },
  {
    concepts: ['chick'],
    name: 'standing',
    zh: '小鸡',
    en: 'chick',
    draw: ({ circle, curve, cut, fillet, path, shape, stroke, union }) => {
      const body = fillet(
        union(circle(138, 142, 62), circle(88, 92, 46), shape([178, 110], [222, 92], [198, 150])),
        16,
      );
      const beak = shape([50, 76], [14, 98], [50, 112]);
      const legs = [
        stroke(path([122, 196]).line([122, 230]).line([102, 230]), 11),
        stroke(path([156, 196]).line([156, 230]).line([136, 230]), 11),
      ];
      const wing = stroke(curve([128, 138, 60], [156, 164, 0], [186, 138, -60]), 10);
      const all = union(body, beak, ...legs);
      return {
        body: cut(all, circle(78, 84, 8), wing),
        small: cut(all, circle(78, 84, 11)),
        places: { back: { x: 150, y: 84, width: 60 }, ground: 235, facing: 'left', eyes: { x: 78, y: 84, width: 60 } },
      };
    },
  },
  {
    concepts: ['camel'],
    name: 'two-humped',
    zh: '骆驼',
    en: 'camel',
    draw: ({ circle, curve, cut, drop, fillet, path, rect, stroke, union }) => {
      const back = fillet(union(rect(76, 104, 138, 62, 28), circle(116, 100, 30), circle(176, 100, 30)), 10);
      const neck = stroke(curve([92, 138, 160], [48, 122, -100], [46, 62, -86]), 28);
      const head = union(stroke(path([46, 58]).line([16, 70]), 27), drop(60, 46, 8, [72, 28]));
      const legs = [78, 106, 164, 192].map((x, i) => rect(x, 140, i % 3 === 0 ? 21 : 18, 94, [4, 4, 7, 7]));
      const tail = stroke(curve([208, 120, 30], [226, 166, 95]), 10);
      const all = union(back, neck, head, tail, ...legs);
      return {
        body: cut(all, circle(38, 56, 6)),
        small: union(back, neck, head, rect(80, 140, 36, 94, 7), rect(172, 140, 36, 94, 7)),
        places: { back: { x: 146, y: 92, width: 62 }, ground: 234, facing: 'left', eyes: { x: 36, y: 56, width: 60 } },
      };
    },
  },
  {
    concepts: ['dune', 'desert'],
    name: 'crest',
    zh: '沙丘',
    en: 'dune',
    draw: ({ curve, cut, grow, shape, stroke, union }) => {
      const far = shape([120, 206, null, -30], [196, 132, 0], [240, 156, 30, null], [240, 206]);
      const near = shape([0, 206, null, -10], [112, 76, -48, 46], [228, 206, 26, null]);
      const shade = stroke(curve([112, 66, 110], [86, 140, 100], [112, 216, 60]), 10);
      return {
        body: union(cut(near, shade), cut(far, grow(near, 9.6))),
        small: cut(near, stroke(curve([112, 66, 110], [86, 140, 100], [112, 216, 60]), 16)),
        places: { top: { x: 112, y: 84, width: 80 }, ground: 206, facing: 'front' },
      };
    },
  },
  {
    concepts: ['coral'],
    name: 'branching',
    zh: '珊瑚',
    en: 'coral',
    draw: ({ curve, rect, stroke, union }) => {
      const limb = (...points: Parameters<typeof curve>) => stroke(curve(...points), 21);
      const trunk = union(
        limb([120, 232, -90], [112, 130, -94], [124, 16, -84]),
        limb([118, 196, -100], [66, 136, -130], [40, 50, -98]),
        limb([120, 184, -70], [178, 128, -50], [202, 52, -80]),
      );
      const tips = union(
        limb([60, 124, 190], [16, 104, -120]),
        limb([114, 104, -110], [80, 46, -96]),
        limb([118, 84, -60], [158, 34, -80]),
        limb([184, 118, -10], [228, 98, -70]),
      );
      return {
        body: union(trunk, tips, rect(56, 220, 128, 18, 9)),
        small: union(trunk, rect(56, 218, 128, 22, 9)),
        places: { top: { x: 122, y: 16, width: 90 }, ground: 238, facing: 'front' },
      };
    },
  },
  {
    concepts: ['grass', 'lawn'],
    name: 'blades',
    zh: '青草',
    en: 'grass',
    draw: ({ rect, shape, union }) => {
      const blade = (x: number, tipX: number, tipY: number, wide: number) =>
        shape(
          [x - wide, 220, null, tipX < x ? -90 : -80],
          [tipX, tipY, tipX < x ? -120 : -60, null],
          [x + wide, 220, tipX < x ? 80 : 110, null],
        );
      const blades = [
        blade(34, 6, 116, 13),
        blade(66, 52, 66, 13),
        blade(100, 84, 104, 13),
        blade(128, 138, 48, 14),
        blade(160, 168, 104, 13),
        blade(190, 206, 72, 13),
        blade(212, 236, 122, 12),
      ];
      return {
        body: union(...blades, rect(8, 212, 224, 20, 10)),
        small: union(
          blade(40, 14, 100, 20),
          blade(90, 80, 64, 20),
          blade(144, 152, 50, 20),
          blade(196, 222, 90, 20),
          rect(8, 206, 224, 28, 10),
        ),
        places: {
          top: { x: 120, y: 112, width: 190 },
          back: { x: 120, y: 112, width: 190 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['firefly'],
    name: 'glowing',
    zh: '萤火虫',
    en: 'firefly',
    draw: ({ both, circle, curve, cut, grow, path, stroke, union, vesica }) => {
      const glow = circle(120, 164, 36);
      const body = union(circle(120, 62, 24), vesica([120, 74], [120, 150], 40));
      const wing = vesica([110, 84], [20, 140], 46);
      const feeler = stroke(curve([110, 46, -110], [88, 14, -150]), 9.6);
      const rays = union(
        stroke(path([120, 214]).line([120, 238]), 11),
        both(stroke(path([84, 202]).line([68, 220]), 11)),
        both(stroke(path([70, 166]).line([48, 172]), 11)),
      );
      return {
        body: union(cut(union(body, both(union(cut(wing, grow(body, 9)), feeler))), grow(glow, 9.6)), glow, rays),
        small: union(cut(union(body, both(wing)), grow(glow, 14)), glow),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['spotlight'],
    name: 'overhead',
    zh: '聚光灯',
    en: 'spotlight',
    draw: ({ both, path, polygon, rect, stroke, union }) => {
      const lamp = union(
        rect(110, 0, 20, 30, 4),
        polygon(
          [
            [92, 24],
            [148, 24],
            [172, 74],
            [68, 74],
          ],
          8,
        ),
      );
      return {
        body: union(lamp, both(stroke(path([58, 94]).line([2, 232]), 12))),
        small: union(lamp, both(stroke(path([54, 98]).line([2, 232]), 18))),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['saddle'],
    name: 'with-stirrup',
    zh: '马鞍',
    en: 'saddle',
    draw: ({ cut, grow, polygon, rect, shape, union }) => {
      const seat = shape(
        [8, 66, null, -60],
        [38, 40, 10],
        [74, 76, 40],
        [128, 90, 0],
        [186, 58, -50],
        [204, 22, -70, 0],
        [232, 22, 0, 100],
        [228, 72, 110],
        [196, 112, 150],
        [56, 112, -160],
        [8, 66, -110, null],
      );
      const flap = shape([56, 100], [182, 100], [176, 150, 110], [146, 184, 170], [92, 184, -170], [62, 150, -110]);
      const strap = rect(112, 118, 10, 74);
      const stirrup = cut(
        polygon(
          [
            [100, 192],
            [134, 192],
            [160, 238],
            [74, 238],
          ],
          [14, 14, 5, 5],
        ),
        polygon(
          [
            [109, 206],
            [125, 206],
            [139, 227],
            [95, 227],
          ],
          3,
        ),
      );
      return {
        body: union(seat, cut(flap, grow(seat, 9.6), strap), stirrup),
        small: union(seat, cut(flap, grow(seat, 14)), stirrup),
        places: { top: { x: 108, y: 70, width: 90 }, back: { x: 108, y: 76, width: 90 } },
      };
    },
  },
  {
    concepts: ['carpet', 'magic-carpet'],
    name: 'flying',
    zh: '飞毯',
    en: 'flying carpet',
    draw: ({ curve, cut, path, shape, stroke, union }) => {
      const rug = shape(
        [34, 62, null, -20],
        [122, 72, 20],
        [214, 52, -24, null],
        [206, 182, null, 156],
        [118, 204, 200],
        [26, 192, 160, null],
      );
      const border = union(
        stroke(curve([54, 80, -12], [122, 94, 14], [192, 76, -20]), 9.6),
        stroke(curve([48, 174, -18], [118, 182, 20], [186, 166, -24]), 9.6),
      );
      const fringe = [0, 1, 2, 3].map((i) =>
        union(
          stroke(path([36 - i * 2.4, 72 + i * 37]).line([10 - i * 2.4, 80 + i * 37]), 10),
          stroke(path([210 - i * 2.4, 66 + i * 36]).line([236 - i * 2.4, 56 + i * 36]), 10),
        ),
      );
      return {
        body: union(cut(rug, border), ...fringe),
        small: union(rug, ...fringe),
        places: {
          top: { x: 120, y: 74, width: 150 },
          back: { x: 120, y: 76, width: 150 },
          inside: { x: 56, y: 96, width: 128, height: 74 },
        },
      };
    },
  },
  {
    concepts: ['zebra'],
    name: 'striped',
    zh: '斑马',
    en: 'zebra',
    draw: ({ circle, curve, cut, drop, path, rect, shape, stroke, union }) => {
      const trunk = rect(62, 104, 150, 70, [30, 34, 34, 30]);
      const neck = shape([62, 150], [44, 66], [84, 44], [122, 112, null, null], [110, 160]);
      const head = union(stroke(path([62, 58]).line([22, 92]), 32), drop(74, 36, 9, [82, 12]));
      const mane = stroke(curve([84, 30, 40], [108, 60, 60], [124, 102, 60]), 11);
      const legs = [70, 100, 162, 190].map((x) => rect(x, 150, 20, 84, [4, 4, 6, 6]));
      const tail = union(stroke(curve([206, 116, 20], [230, 160, 95]), 9.6), drop(230, 168, 8, [232, 200]));
      const stripes = union(
        stroke(path([48, 106]).line([90, 88]), 9.6),
        stroke(path([52, 134]).line([100, 116]), 9.6),
        ...[126, 152, 178].map((x) => stroke(path([x, 94]).line([x - 8, 150]), 9.6)),
      );
      const all = union(trunk, neck, head, mane, tail, ...legs);
      return {
        body: cut(all, stripes, circle(50, 64, 6)),
        small: cut(
          union(trunk, neck, head, rect(70, 150, 34, 84, 6), rect(170, 150, 34, 84, 6)),
          stroke(path([130, 90]).line([122, 148]), 15),
          stroke(path([168, 90]).line([160, 148]), 15),
        ),
        places: { back: { x: 160, y: 106, width: 90 }, ground: 234, facing: 'left', eyes: { x: 50, y: 64, width: 56 } },
      };
    },
  },
  {
    concepts: ['auspicious-cloud'],
    name: 'curled',
    zh: '祥云',
    en: 'auspicious cloud',
    draw: ({ circle, curve, cut, rect, stroke, union }) => {
      const cloud = union(
        rect(2, 152, 236, 48, 24),
        circle(64, 138, 46),
        circle(128, 112, 56),
        circle(188, 140, 42),
        rect(60, 120, 130, 70),
      );
      const curl = stroke(
        curve([96, 164, -90], [128, 86, 0], [156, 118, 90], [128, 142, 180], [114, 122, -80], [128, 112, 10]),
        10,
      );
      const side = stroke(curve([34, 162, -100], [60, 118, 0], [76, 138, 100], [60, 148, 190]), 9.6);
      return {
        body: cut(cloud, curl, side),
        small: cut(cloud, stroke(curve([96, 164, -90], [128, 92, 0], [152, 120, 90], [124, 136, 190]), 16)),
        places: { top: { x: 124, y: 62, width: 110 }, back: { x: 124, y: 68, width: 120 }, facing: 'front' },
      };
    },
  },
];
