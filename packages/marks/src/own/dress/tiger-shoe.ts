import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'tiger-shoe',
  zh: { word: '虎头鞋', meaning: '穿上虎头鞋，虎虎有生气', also: ['虎头童鞋', '宝宝虎头鞋', '婴儿布鞋'] },
  en: {
    word: 'tiger shoe',
    meaning: "small feet walking with a tiger's courage",
    also: ['tiger-head shoe', 'baby tiger shoes', 'chinese baby shoe'],
  },
};

export const tigerShoeMarks = [
  defineMark({
    ...words,
    name: 'toe',
    idea: { zh: '一只娃娃鞋，鞋头是圆耳的小老虎', en: "a baby's shoe whose toe is a little tiger's face" },
    draw: ({ circle, rect, below, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(56, 60);
      const face = union(circle(66, 140, r), circle(24, 92, 19), circle(108, 92, 19));
      const shoe = path([60, 132])
        .line([150, 96])
        .through([196, 92], [236, 78])
        .through([244, 140], [228, 200])
        .line([60, 200])
        .close();
      const sole = rect(14, 208 + gap - 9, 222, 20, 10);
      const brow = union(rect(56, 98, 20, 11, 5), rect(60, 116, 12, 11, 4));
      const eyes = [circle(46, 138, 9), circle(86, 138, 9)];
      const mouth = stroke(path([48, 166]).through([57, 176], [66, 166]).through([75, 176], [84, 166]), 10);
      const opening = stroke(path([150, 120]).through([190, 116], [230, 104]), 11);
      return {
        parts: [
          ...accent(cut(face, brow, ...eyes, mouth, below(200))),
          ...ink(cut(shoe, grow(face, gap), opening), sole),
        ],
        small: ink(
          cut(
            union(circle(66, 136, 62), circle(20, 84, 22), circle(112, 84, 22)),
            circle(44, 136, 13),
            circle(88, 136, 13),
            below(204),
          ),
          cut(shoe, grow(circle(66, 136, 62), 16)),
        ),
        places: { inside: { x: 190, y: 100, width: 60, height: 20 }, ground: 228, facing: 'left' },
      };
    },
  }),
];
