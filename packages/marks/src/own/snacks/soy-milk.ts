import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';
import { bowl } from '../motifs/bowl.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'soy-milk',
  zh: {
    word: '豆浆',
    meaning: '清晨磨出的第一碗热乎',
    also: ['豆浆油条', '现磨豆浆', '豆奶', '豆汁', '早餐店', '早点'],
  },
  en: {
    word: 'soy milk',
    meaning: 'the first warm bowl of the morning, freshly ground',
    also: ['soymilk', 'fresh soy milk', 'chinese breakfast', 'soya milk'],
  },
};

export const soyMilkMarks = [
  defineMark({
    ...words,
    name: 'with-dou',
    idea: { zh: '一杯豆浆，杯上一个“豆”字，旁边一荚毛豆', en: 'a cup of soy milk marked 豆, a soybean pod beside it' },
    draw: ({ circle, rect, polygon, drop, path, stroke, grow, fillet, union, cut }, dice) => {
      const lid = dice.between(16, 18);
      const cup = polygon(
        [
          [22, 86],
          [164, 86],
          [148, 238],
          [38, 238],
        ],
        [4, 4, 10, 10],
      );
      const pod = fillet(
        union(
          circle(206, 128, 21),
          circle(200, 168, 23),
          circle(190, 208, 21),
          stroke(path([206, 128]).line([196, 200]), 26),
          drop(208, 122, 14, [222, 88]),
        ),
        10,
      );
      return {
        parts: [
          ...ink(rect(12, 60, 162, lid, 6), cut(cup, character('豆', 58, 118, 70, 9.4))),
          ...accent(
            stroke(path([102, 50]).line([116, 4], [146, -4]), 13),
            cut(pod, grow(cup, 9), circle(206, 130, 8), circle(200, 168, 9), circle(190, 207, 8)),
          ),
        ],
        small: ink(
          rect(20, 54, 180, 22, 6),
          polygon([
            [32, 92],
            [188, 92],
            [172, 238],
            [48, 238],
          ]),
          rect(112, 0, 22, 54),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-fritter',
    idea: { zh: '一碗热豆浆，搭着一根油条', en: 'a bowl of hot soy milk with a fritter laid in it' },
    draw: ({ rect, below, union, cut, turn }, dice) => {
      const lean = dice.between(28, 34);
      const tall = dice.between(48, 56);
      const stick = (x: number) => rect(x, -30, 30, 190, 15);
      const fritter = turn(union(stick(118), stick(142)), lean, [145, 140]);
      const seam = turn(rect(140, -10, 10, 160), lean, [145, 140]);
      return {
        parts: [
          ...accent(cut(fritter, seam, below(116))),
          ...ink(cut(bowl(112, 126, 110), rect(0, 146, 240, 11)), steam(44, 110, tall, 14), steam(92, 104, tall, 14)),
        ],
        small: ink(
          cut(turn(rect(112, -30, 64, 190, 26), 30, [145, 140]), below(108)),
          bowl(112, 124, 110),
          steam(60, 100, 70, 19),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
];
