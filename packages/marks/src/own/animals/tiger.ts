import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'tiger',
  zh: { word: '虎', meaning: '虎虎生威，胆气与生机' },
  en: { word: 'tiger', meaning: 'courage and life, with the mark of a king on its brow' },
};

export const tigerMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '虎面正视，额上一个“王”字，两颊有纹',
      en: 'a tiger face with the character 王 on its brow and stripes on its cheeks',
    },
    draw: ({ circle, rect, polygon, vesica, union, cut, both, soften }, dice) => {
      const head = dice.between(84, 88);
      const ear = dice.between(27, 31);
      const stripe = dice.between(15, 18);
      const muzzle = dice.between(30, 34);
      const skull = union(circle(120, 132, head), both(circle(54, 66, ear)));
      const king = union(rect(98, 54, 44, 9), rect(98, 73, 44, 9), rect(98, 92, 44, 9), rect(115.5, 54, 9, 44));
      const cheek = (y: number) =>
        polygon([
          [20, y - stripe / 2],
          [68, y],
          [20, y + stripe / 2],
        ]);
      const chin = union(circle(120 - muzzle * 0.62, 174, muzzle), circle(120 + muzzle * 0.62, 174, muzzle));
      const nose = soften(vesica([100, 167], [140, 167], 23), 5);
      return {
        parts: [
          ...ink(cut(skull, king, both(union(cheek(126), cheek(156))), both(circle(86, 120, 9)), chin)),
          ...accent(nose),
        ],
        small: ink(cut(skull, both(circle(86, 128, 12)), rect(112, 50, 16, 44), circle(120, 176, 24))),
        places: {
          head: { x: 120, y: 48, width: 100 },
          eyes: { x: 120, y: 120, width: 130 },
          neck: { x: 120, y: 212, width: 100 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'walking',
    idea: {
      zh: '一只行虎，背上纹路，尾巴自在一弯',
      en: 'a tiger walking, its back cut by stripes, the tail an easy curve',
    },
    draw: ({ circle, path, polygon, rect, stroke, union, cut, grow }, dice) => {
      const foot = dice.between(30, 34);
      const stripe = dice.between(13, 15);
      const head = dice.between(40, 43);
      const flick = dice.between(18, 30);
      const body = rect(50, 84, 150, 112, [40, 46, 6, 6]);
      const half = (150 - foot * 2) / 2;
      const arch = union(rect(125 - half, 172, half * 2, 60), circle(125, 172 + 20, half));
      const skull = union(circle(56, 96, head), circle(28, 62, 15), circle(84, 62, 15));
      const tail = stroke(path([190, 108]).through([220, 100], [216, 66]).smooth([226, flick]), 15);
      const mark = (x: number, deep: number) =>
        polygon([
          [x - stripe / 2, 78],
          [x + stripe / 2, 78],
          [x, 84 + deep],
        ]);
      const trunk = cut(union(body, tail), arch, mark(120, 50), mark(144, 40), mark(168, 50), grow(skull, 9));
      const eyes = union(circle(40, 92, 6.5), circle(70, 92, 6.5));
      return {
        parts: [
          ...ink(
            trunk,
            cut(
              skull,
              eyes,
              polygon([
                [50, 50],
                [60, 50],
                [55, 76],
              ]),
              circle(55, 114, 14),
            ),
          ),
          ...accent(circle(55, 112, 7)),
        ],
        small: ink(
          cut(
            union(body, skull, stroke(path([190, 108]).through([222, 90], [220, 40]), 20)),
            arch,
            polygon([
              [116, 78],
              [140, 78],
              [128, 134],
            ]),
            polygon([
              [154, 78],
              [178, 78],
              [166, 134],
            ]),
          ),
        ),
        places: { back: { x: 150, y: 86, width: 64 }, head: { x: 62, y: 54, width: 60 }, ground: 196, facing: 'left' },
      };
    },
  }),
];
