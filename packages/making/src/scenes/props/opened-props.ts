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
    draw: ({ circle, curve, cut, intersect, below, polygon, stroke, union }) => {
      const pod = intersect(circle(52, 120, 128), circle(188, 120, 128), below(96));
      const crack = polygon([
        [0, 60],
        [240, 60],
        [240, 120],
        [176, 120],
        [154, 96],
        [134, 122],
        [112, 98],
        [90, 124],
        [64, 106],
        [0, 120],
      ]);
      const bands = [152, 182].map((y) => stroke(curve([40, y, 24], [120, y + 16, 0], [200, y, -24]), 10));
      return {
        body: cut(pod, crack, union(...bands)),
        small: cut(pod, crack),
        places: { top: { x: 120, y: 112, width: 110 }, facing: 'front' },
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
    draw: ({ curve, cut, shape, stroke, union }) => {
      const pod = shape(
        [2, 96, null, 40],
        [120, 128, 0],
        [238, 96, -40, 108],
        [190, 178, 150],
        [120, 196, 180],
        [50, 178, -150],
        [2, 96, -108, null],
      );
      const seam = stroke(curve([34, 142, 32], [120, 168, 0], [206, 142, -32]), 10);
      const stalk = stroke(curve([232, 104, -60], [238, 78, -100], [222, 64, 190]), 13);
      return {
        body: union(cut(pod, seam), stalk),
        small: pod,
        places: { top: { x: 120, y: 126, width: 150 }, ground: 196, facing: 'front' },
      };
    },
  },
];
