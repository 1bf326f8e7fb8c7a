import type { Prop } from './prop.ts';

/** Without their lid, for whatever is in them or comes out: `opened` drawings are used for nothing else. */
export const openedProps: readonly Prop[] = [
  {
    concepts: ['jar', 'honey-jar', 'honey', 'pickle-jar', 'glass-jar'],
    name: 'opened',
    zh: '罐子',
    en: 'jar',
    draw: ({ cut, rect, union }) => ({
      body: union(rect(58, 36, 124, 22, 6), cut(rect(38, 66, 164, 160, [40, 40, 26, 26]), rect(72, 112, 96, 66, 8))),
      small: union(rect(54, 34, 132, 50, 6), rect(38, 66, 164, 160, [40, 40, 26, 26])),
      places: { top: { x: 120, y: 36, width: 116 }, ground: 226, facing: 'front' },
    }),
  },
  {
    concepts: ['gift', 'gift-box'],
    name: 'opened',
    zh: '礼盒',
    en: 'gift box',
    draw: ({ circle, curve, cut, grow, rect, stroke, union }) => {
      const loop = (side: 1 | -1) =>
        stroke(
          curve([120, 152, side > 0 ? -40 : -140], [120 + side * 46, 132, 90], [120, 152, side > 0 ? 200 : -20]),
          12,
        );
      const bow = union(loop(1), loop(-1), circle(120, 152, 12));
      const box = cut(rect(26, 92, 188, 134, 8), rect(98, 92, 9, 134), rect(133, 92, 9, 134));
      return {
        body: union(cut(box, grow(bow, 9)), bow),
        small: cut(rect(26, 92, 188, 134, 8), rect(92, 92, 16, 134), rect(132, 92, 16, 134)),
        places: { top: { x: 120, y: 92, width: 176 }, ground: 226, facing: 'front' },
      };
    },
  },
  {
    concepts: ['cocoon'],
    name: 'opened',
    zh: '裂开的茧',
    en: 'split cocoon',
    draw: ({ below, curve, cut, intersect, shape, stroke, union }) => {
      const pod = intersect(
        shape([120, 10, 0], [204, 112, 92], [120, 236, 180], [36, 112, -92], [120, 10, 0, null]),
        below(66),
      );
      const threads = union(
        stroke(curve([20, 132, -30], [220, 74, -30]), 9.6),
        stroke(curve([20, 178, -30], [220, 120, -30]), 9.6),
        stroke(curve([40, 214, -30], [220, 164, -30]), 9.6),
      );
      return {
        body: cut(pod, threads),
        small: cut(pod, stroke(curve([20, 168, -30], [220, 120, -30]), 16)),
        places: { top: { x: 120, y: 66, width: 140 }, ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['egg'],
    name: 'opened',
    zh: '裂开的蛋',
    en: 'cracked egg',
    draw: ({ below, circle, cut, intersect, polygon }) => {
      const shell = intersect(circle(120, 116, 92), below(100));
      const crack = polygon([
        [0, 60],
        [240, 60],
        [240, 112],
        [196, 112],
        [170, 136],
        [146, 108],
        [120, 136],
        [94, 108],
        [70, 136],
        [44, 112],
        [0, 112],
      ]);
      return {
        body: cut(shell, crack),
        places: { top: { x: 120, y: 116, width: 150 }, ground: 208, facing: 'front' },
      };
    },
  },
  {
    concepts: ['peas', 'pea-pod'],
    name: 'opened',
    zh: '豆荚',
    en: 'pea pod',
    draw: ({ circle, curve, cut, grow, shape, stroke, union }) => {
      const pod = shape(
        [0, 122, null, 30],
        [120, 150, 0],
        [240, 122, -30, 112],
        [188, 200, 152],
        [120, 216, 180],
        [52, 200, -152],
        [0, 122, -112, null],
      );
      const peas = [
        [34, 118, 22],
        [66, 116, 26],
        [174, 116, 26],
        [206, 118, 22],
      ].map(([x, y, r]) => circle(x!, y!, r!));
      const [outerLeft, left, right, outerRight] = peas;
      const row = union(
        cut(outerLeft!, grow(left!, 9.6), grow(pod, 9.6)),
        cut(left!, grow(pod, 9.6)),
        cut(right!, grow(pod, 9.6)),
        cut(outerRight!, grow(right!, 9.6), grow(pod, 9.6)),
      );
      const stalk = stroke(curve([232, 128, -60], [240, 92, -110], [222, 72, 190]), 13);
      return {
        body: union(cut(pod, stroke(curve([48, 168, 22], [120, 184, 0], [192, 168, -22]), 9.6)), row, stalk),
        small: union(pod, left!, right!),
        places: { top: { x: 120, y: 150, width: 92 }, ground: 216, facing: 'front' },
      };
    },
  },
  {
    concepts: ['water-bottle', 'wine-bottle', 'beer-bottle', 'glass-bottle', 'bottle'],
    name: 'opened',
    zh: '瓶子',
    en: 'bottle',
    draw: ({ cut, rect, shape }) => {
      const bottle = shape(
        [94, 60],
        [146, 60],
        [146, 92, null, 90],
        [192, 142, 90],
        [192, 218, null, 90],
        [176, 234, 180, null],
        [64, 234, null, 180],
        [48, 218, -90, null],
        [48, 142, -90],
        [94, 92, -90, null],
      );
      return {
        body: cut(bottle, rect(48, 148, 144, 9.6), rect(48, 194, 144, 9.6)),
        small: bottle,
        places: { top: { x: 120, y: 60, width: 48 }, ground: 234, facing: 'front' },
      };
    },
  },
];
