import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'hulusi',
  zh: { word: '葫芦丝', meaning: '一只葫芦吹出的云南月色', also: ['葫芦箫', '吹葫芦丝', '傣族葫芦丝'] },
  en: {
    word: 'hulusi',
    meaning: 'a gourd that breathes the moonlight of Yunnan',
    also: ['gourd flute', 'cucurbit flute', 'yunnan gourd flute'],
  },
};

export const hulusiMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '一支葫芦丝：上有吹嘴，葫芦为腹，三管垂下',
      en: 'a gourd flute: mouthpiece above, three pipes below, the middle one with holes',
    },
    draw: ({ circle, rect, path, stroke, union, cut, fillet }, dice) => {
      const r = dice.between(50, 54);
      const hole = dice.between(6.2, 7);
      const gourd = fillet(union(circle(120, 92, r), circle(120, 38, 24), rect(110, -6, 20, 30, [8, 8, 0, 0])), 8);
      const pipe = rect(106, 150, 28, 90, [0, 0, 4, 4]);
      return {
        parts: [
          ...ink(cut(gourd, stroke(path([86, 92]).through([90, 72], [104, 62]), 12))),
          ...accent(rect(84, 152, 14, 52, [0, 0, 4, 4]), rect(142, 152, 14, 64, [0, 0, 4, 4])),
          ...accent(cut(pipe, circle(120, 172, hole), circle(120, 194, hole), circle(120, 216, hole))),
        ],
        small: ink(
          union(circle(120, 92, 56), circle(120, 34, 26)),
          rect(76, 158, 22, 50),
          rect(109, 158, 22, 82),
          rect(142, 158, 22, 64),
        ),
        places: { hands: [[120, 200]], ground: 240, facing: 'front' },
      };
    },
  }),
];
