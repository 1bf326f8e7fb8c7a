import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'nurse',
  zh: { word: '护士', meaning: '白衣暖心', also: ['护理'] },
  en: { word: 'nurse', meaning: 'a white cap and a warm hand', also: ['home nursing'] },
};

export const nurseMarks = [
  defineMark({
    ...words,
    name: 'portrait',
    idea: { zh: '一位戴护士帽的护士，胸前十字', en: 'a nurse in a cap, a cross on the breast' },
    draw: ({ circle, cut, grow, intersect, above, polygon, rect, shape, union }, dice) => {
      const wide = dice.between(40, 44);
      const hair = union(circle(120, 88, 54), rect(66, 88, 108, 46, [0, 0, 22, 22]));
      const face = shape([88, 84, null, 90], [120, 136, 0], [152, 84, -90, null], [120, 80, 180]);
      const cap = polygon(
        [
          [120 - wide - 8, 14],
          [120 + wide + 8, 14],
          [120 + wide - 4, 62],
          [120 - wide + 4, 62],
        ],
        [10, 10, 4, 4],
      );
      const cross = (x: number, y: number, r: number, w: number) =>
        union(rect(x - r, y - w, r * 2, w * 2), rect(x - w, y - r, w * 2, r * 2));
      const body = intersect(
        shape(
          [120, 148, 0],
          [206, 204, 76],
          [214, 240, null, null],
          [26, 240],
          [34, 204, null, -76],
          [120, 148, 0, null],
        ),
        above(236),
      );
      return {
        parts: [
          ...ink(cut(hair, grow(cap, 9), face), cut(body, grow(hair, 9), cross(120, 202, 20, 6.5))),
          ...accent(cut(cap, cross(120, 38, 15, 5))),
        ],
        small: [...ink(cut(hair, grow(cap, 13), face), cut(body, grow(hair, 12))), ...accent(cap)],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'heart-cross',
    idea: { zh: '一颗心，里面一个十字，手在下面托着', en: 'a heart with a cross in it, held by an open hand' },
    draw: ({ circle, cut, polygon, rect, shape, union }, dice) => {
      const r = dice.between(40, 43);
      const heart = union(
        circle(120 - r * 0.86, 58, r),
        circle(120 + r * 0.86, 58, r),
        polygon(
          [
            [120 - r * 1.62, 58 + r * 0.64],
            [120, 58 + r * 2.4],
            [120 + r * 1.62, 58 + r * 0.64],
            [120, 58 - r * 0.4],
          ],
          [0, 6, 0, 0],
        ),
      );
      const cross = union(rect(94, 66, 52, 16), rect(112, 48, 16, 52));
      const hand = shape(
        [6, 192],
        [60, 180, -10],
        [128, 190, 16],
        [138, 204, 90],
        [120, 210, 180],
        [150, 212, 0],
        [220, 182, -34, null],
        [232, 192, 80],
        [156, 236, 168],
        [60, 232, 190, null],
        [6, 234],
      );
      return {
        parts: [...ink(hand), ...accent(cut(heart, cross))],
        small: [...ink(hand), ...accent(cut(heart, union(rect(90, 62, 60, 22), rect(109, 43, 22, 60))))],
      };
    },
  }),
];
