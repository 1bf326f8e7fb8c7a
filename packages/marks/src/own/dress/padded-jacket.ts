import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'padded-jacket',
  zh: { word: '花棉袄', meaning: '大红花袄，东北的热闹', also: ['棉袄', '东北大花袄', '大花布', '红棉袄', '中式棉服'] },
  en: {
    word: 'floral padded jacket',
    meaning: 'big flowers against the cold',
    also: ['padded cotton jacket', 'northeastern flower jacket', 'quilted jacket'],
  },
};

export const paddedJacketMarks = [
  defineMark({
    ...words,
    name: 'flowered',
    idea: {
      zh: '一件厚厚的花棉袄，满身大花，斜襟',
      en: 'a thick jacket covered with big flowers, closing at the side',
    },
    draw: ({ circle, rect, polygon, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(26, 29);
      const coat = polygon(
        [
          [88, 22],
          [152, 22],
          [204, 44],
          [238, 158],
          [196, 176],
          [182, 140],
          [186, 232],
          [54, 232],
          [58, 140],
          [44, 176],
          [2, 158],
          [36, 44],
        ],
        [0, 0, 26, 16, 16, 0, 12, 12, 0, 16, 16, 26],
      );
      const flower = (x: number, y: number, s = 1) => blossom(x, y, r * s, 5);
      const front = stroke(path([124, 10]).through([134, 58], [168, 84]), gap);
      return {
        parts: [
          ...ink(cut(coat, front, flower(92, 104), flower(146, 184), flower(86, 190, 0.7), flower(152, 122, 0.6))),
          ...accent(rect(90, 0, 60, 14, 6)),
        ],
        small: ink(cut(coat, circle(92, 104, 24), circle(146, 180, 24))),
        places: {
          neck: { x: 120, y: 10, width: 60 },
          hands: [
            [24, 166],
            [216, 166],
          ],
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-child',
    idea: {
      zh: '小娃娃裹在厚棉袄里，胖得两只袖子都张开了',
      en: 'a child so thickly padded that both sleeves stand out',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow, both, mirror }, dice) => {
      const tuft = dice.between(13, 15);
      const head = union(circle(120, 52, 44), circle(120, 4, tuft));
      const side = cut(
        path([126, 98])
          .line([152, 98])
          .through([210, 112], [238, 160])
          .line([204, 188], [180, 164], [190, 220], [126, 220])
          .close(),
        circle(120, 52, 54),
      );
      const feet = [rect(72, 230, 42, 18), rect(126, 230, 42, 18)];
      return {
        parts: [
          ...ink(cut(head, both(circle(102, 58, 8)))),
          ...accent(cut(side, circle(146, 140, 8), circle(146, 178, 8)), mirror(side)),
          ...ink(...feet),
        ],
        small: ink(
          circle(120, 44, 44),
          cut(
            union(rect(62, 96, 116, 130, 30), both(stroke(path([86, 124]).line([34, 170]), 40))),
            grow(circle(120, 44, 44), 14),
            rect(111, 90, 18, 140),
          ),
        ),
        places: {
          head: { x: 120, y: 10, width: 60 },
          eyes: { x: 120, y: 58, width: 44 },
          hands: [
            [22, 170],
            [218, 170],
          ],
          ground: 248,
          facing: 'front',
        },
      };
    },
  }),
];
