import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'tofu',
  zh: { word: '豆腐', meaning: '黄豆点成一方白，清清白白', also: ['豆干', '嫩豆腐', '老豆腐坊', '豆腐坊', '豆制品'] },
  en: {
    word: 'tofu',
    meaning: 'soybeans set into one white square, plain and honest',
    also: ['bean curd', 'tofu block', 'soybean curd'],
  },
};

export const tofuMarks = [
  defineMark({
    ...words,
    name: 'lifted',
    idea: { zh: '筷子夹起一方嫩豆腐，滴下一滴酱', en: 'chopsticks holding one cube of tofu, a drop of sauce falling' },
    draw: ({ polygon, drop, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const deep = dice.between(62, 68);
      const fall = dice.between(208, 216);
      const [x, y] = [96, 84];
      const top = polygon(
        [
          [x, y - 40],
          [x + 78, y],
          [x, y + 40],
          [x - 78, y],
        ],
        5,
      );
      const left = polygon(
        [
          [x - 78, y + gap],
          [x - gap / 2, y + 40 + gap],
          [x - gap / 2, y + 40 + deep],
          [x - 78, y + deep],
        ],
        4,
      );
      const right = polygon(
        [
          [x + 78, y + gap],
          [x + gap / 2, y + 40 + gap],
          [x + gap / 2, y + 40 + deep],
          [x + 78, y + deep],
        ],
        4,
      );
      const front = polygon([
        [x + 4, y + 62],
        [x + 8, y + 76],
        [240, y + 26],
        [236, y + 8],
      ]);
      const behind = cut(
        polygon([
          [x + 30, y + 2],
          [x + 34, y + 14],
          [240, y - 30],
          [236, y - 48],
        ]),
        grow(top, gap),
        grow(right, gap),
      );
      const sauce = drop(x - 40, fall, 14, [x - 40, fall - 36]);
      return {
        parts: [...ink(top, left, cut(right, grow(front, gap))), ...accent(front, behind, sauce)],
        small: ink(
          polygon([
            [100, 20],
            [196, 68],
            [100, 116],
            [4, 68],
          ]),
          polygon([
            [4, 88],
            [92, 132],
            [92, 212],
            [4, 168],
          ]),
          polygon([
            [196, 88],
            [108, 132],
            [108, 212],
            [196, 168],
          ]),
        ),
        places: { top: { x, y, width: 100 }, hands: [[236, 60]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-board',
    idea: { zh: '豆腐板上三块方豆腐，一把刀正切', en: 'squares of tofu on the board under the cleaver' },
    draw: ({ rect, union, cut, turn, circle }, dice) => {
      const gap = dice.between(9, 10);
      const side = dice.between(58, 62);
      const tilt = dice.between(-16, -10);
      const block = (i: number) => rect(14 + i * (side + gap), 196 - side * 0.96, side, side * 0.96, 6);
      const board = rect(4, 196 + gap, 232, 22, 6);
      const knife = turn(
        union(cut(rect(62, 34, 122, 70, [4, 4, 14, 4]), circle(82, 52, 8)), rect(176, 40, 60, 22, 8)),
        tilt,
        [120, 70],
      );
      return {
        parts: [...ink(knife, board), ...accent(block(0), block(1), block(2))],
        small: ink(
          union(rect(40, 20, 130, 74), rect(160, 26, 74, 26)),
          rect(16, 120, 94, 66),
          rect(130, 120, 94, 66),
          rect(4, 204, 232, 26),
        ),
        places: { top: { x: 110, y: 140, width: 190 }, ground: 228, facing: 'front' },
      };
    },
  }),
];
