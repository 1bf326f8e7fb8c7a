import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'falcon',
  zh: { word: '隼', meaning: '目光如电，一击即中', also: ['猎鹰', '游隼', '红隼', '猎隼'] },
  en: {
    word: 'falcon',
    meaning: 'a sharp eye and one swift strike',
    also: ['peregrine', 'kestrel', 'peregrine falcon', 'hobby falcon'],
  },
};

export const falconMarks = [
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '隼首侧面，钩喙，眼下一道髭纹',
      en: 'a falcon’s head from the side, hooked beak and a stripe below the eye',
    },
    draw: ({ circle, curve, cut, grow, shape, stroke, union }, dice) => {
      const eye = dice.between(14, 16);
      const beak = shape(
        [86, 84, null, 190],
        [24, 122, 110],
        [34, 160, 60, null],
        [54, 138, -20, 0],
        [88, 138, 0, null],
      );
      const head = shape(
        [70, 92, -80],
        [146, 18, 0],
        [220, 104, 85],
        [230, 228, 80, null],
        [104, 228, null, -80],
        [92, 170, -110],
        [70, 92, -90, null],
      );
      const stripe = shape(
        [112, 142],
        [146, 136],
        [150, 168, 95],
        [136, 210, 115, null],
        [114, 176, -110],
        [112, 142, -90, null],
      );
      const brow = stroke(curve([96, 74, -20], [164, 70, 24]), 11);
      return {
        parts: [...ink(cut(head, grow(beak, 9.6), circle(128, 104, eye), stripe, brow)), ...accent(beak)],
        small: [...ink(cut(head, grow(beak, 15), union(circle(130, 98, 18), stripe))), ...accent(beak)],
        places: { head: { x: 146, y: 20, width: 120 }, eyes: { x: 128, y: 100, width: 60 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'perched',
    idea: { zh: '一只隼立在横木上，长翼收拢', en: 'a falcon upright on its perch, long wings folded' },
    draw: ({ circle, curve, cut, grow, rect, shape, stroke, union }, dice) => {
      const gap = dice.between(9.6, 11);
      const body = shape(
        [58, 62, -80],
        [106, 16, 0],
        [154, 70, 82],
        [190, 150, 70],
        [214, 236, 78, null],
        [172, 236, null, -100],
        [150, 196, 200],
        [90, 186, -140],
        [60, 120, -90],
        [58, 62, -90, null],
      );
      const beak = shape([70, 42, null, 180], [22, 74, 100], [34, 96, 50, null], [66, 80]);
      const wing = shape(
        [112, 104, null, 60],
        [176, 160, 62],
        [196, 216, 76, null],
        [128, 176, -150],
        [112, 104, -80, null],
      );
      const perch = rect(12, 208, 124, 22, 11);
      const legs = union(rect(84, 180, 17, 40), rect(114, 180, 17, 40));
      const bird = union(body, legs);
      return {
        parts: [
          ...ink(
            cut(
              union(bird, beak),
              grow(perch, gap),
              cut(grow(wing, 5), cut(wing, grow(wing, -5))),
              circle(88, 54, 9),
              stroke(curve([90, 76, 90], [100, 108, 70]), 11),
            ),
          ),
          ...accent(perch),
        ],
        small: [...ink(cut(union(body, beak), grow(perch, 15), circle(90, 60, 13))), ...accent(perch)],
        places: { head: { x: 106, y: 18, width: 70 }, eyes: { x: 88, y: 54, width: 50 }, ground: 236, facing: 'left' },
      };
    },
  }),
];
