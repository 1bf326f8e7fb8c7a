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
  defineMark({
    ...words,
    name: 'on-the-foot',
    idea: {
      zh: '小脚穿着虎头鞋，鞋头是瞪圆眼的虎脸，裤脚在上面收紧',
      en: 'a small foot in a tiger shoe, the face with round eyes for its toe, a trouser leg above',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const ear = dice.between(16, 18);
      const face = union(circle(166, 152, 56), circle(126, 106, ear), circle(206, 106, ear));
      const shoe = path([12, 96])
        .through([50, 122], [118, 108])
        .line([170, 204], [12, 204])
        .through([2, 150], [12, 96])
        .close();
      const leg = rect(20, 2, 82, 70, [20, 20, 6, 6]);
      const ankle = rect(30, 82, 62, 40);
      const sole = rect(2, 214, 224, 24, 12);
      const king = union(rect(152, 110, 28, 9.5), rect(161, 110, 10, 24));
      return {
        parts: [
          ...accent(leg),
          ...ink(
            cut(
              face,
              circle(143, 150, 9),
              circle(189, 150, 9),
              stroke(path([146, 180]).through([166, 192], [186, 180]), 10),
              king,
            ),
            cut(shoe, grow(face, gap)),
          ),
          ...accent(cut(ankle, grow(shoe, 10)), sole),
        ],
        small: ink(
          rect(20, 0, 84, 80, 10),
          cut(
            union(circle(166, 142, 60), circle(122, 92, 22), circle(210, 92, 22)),
            circle(142, 140, 13),
            circle(190, 140, 13),
          ),
          cut(path([8, 98]).line([106, 98], [140, 190], [8, 190]).close(), circle(166, 142, 76), circle(122, 92, 36)),
          rect(2, 208, 230, 32, 10),
        ),
        places: {
          head: { x: 166, y: 96, width: 80 },
          eyes: { x: 166, y: 150, width: 70 },
          ground: 238,
          facing: 'right',
        },
      };
    },
  }),
];
