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
    name: 'pair',
    idea: {
      zh: '一双虎头鞋从上看，鞋头圆脸竖耳，鞋口露着',
      en: 'a pair of tiger shoes from above, round faces with ears at the toes, the openings behind',
    },
    draw: ({ circle, rect, union, cut, move }, dice) => {
      const ear = dice.between(12, 14);
      const shoe = (x: number) => {
        const sole = union(rect(x - 44, 38, 88, 194, 43), circle(x - 34, 44, ear), circle(x + 34, 44, ear));
        const opening = rect(x - 24, 140, 48, 74, 22);
        const stripe = rect(x - 14, 50, 28, 10);
        return cut(sole, opening, circle(x - 18, 88, 8), circle(x + 18, 88, 8), stripe, circle(x, 108, 8));
      };
      return {
        parts: [...ink(shoe(66)), ...accent(move(shoe(66), 108, 0))],
        small: ink(
          cut(rect(20, 40, 92, 194, 44), rect(46, 130, 40, 80, 18)),
          cut(rect(128, 40, 92, 194, 44), rect(154, 130, 40, 80, 18)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
