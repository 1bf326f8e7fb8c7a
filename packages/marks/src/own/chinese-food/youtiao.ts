import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'youtiao',
  zh: { word: '油条', meaning: '清早一根现炸的，金黄酥脆', also: ['炸油条', '油炸鬼', '果子'] },
  en: {
    word: 'youtiao',
    meaning: 'fried fresh at daybreak, golden and crisp',
    also: ['fried dough stick', 'chinese cruller', 'chinese doughnut'],
  },
};

export const youtiaoMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '两根油条并排，中间一道压痕，两头鼓起，热气冒出',
      en: 'two fried dough sticks side by side, pressed together down the middle, puffed at the ends',
    },
    draw: ({ rect, shape, union, cut, turn }, dice) => {
      const puff = dice.between(0, 3);
      const stick = (x: number) =>
        cut(
          union(
            ...[-1, 1].map((n) =>
              shape(
                [x + n * 15, 14, 0],
                [x + n * 15 + 18, 44, 90],
                [x + n * 15 + 14, 122, 90],
                [x + n * 15 + 18 + puff, 200, 90],
                [x + n * 15, 232, 180],
                [x + n * 15 - 18, 200, -90],
                [x + n * 15 - 14, 122, -90],
                [x + n * 15 - 18, 44, -90],
              ),
            ),
          ),
          rect(x - 5, 46, 10, 150, 5),
        );
      return {
        parts: [...ink(turn(stick(72), 8, [72, 120])), ...accent(turn(stick(170), 8, [170, 120]))],
        small: ink(...[72, 168].map((x) => turn(rect(x - 34, 10, 68, 220, 30), 8, [x, 120]))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dipped',
    idea: {
      zh: '一根油条斜插在一碗豆浆里，露在外面的两股并着',
      en: 'a fried dough stick standing aslant in a bowl of soy milk, its two strands side by side',
    },
    draw: ({ rect, below, shape, union, cut, turn }, dice) => {
      const lean = dice.between(24, 28);
      const strand = (x: number) =>
        shape(
          [x, 4, 0],
          [x + 17, 30, 90],
          [x + 13, 70, 90],
          [x + 17, 112, 90],
          [x + 15, 150],
          [x - 15, 150],
          [x - 17, 112, -90],
          [x - 13, 70, -90],
          [x - 17, 30, -90],
        );
      const stick = turn(cut(union(strand(104), strand(133)), rect(114, 30, 9.5, 130, 4)), lean, [120, 140]);
      const dish = bowl(120, 146, 94);
      return {
        parts: [...ink(dish), ...accent(cut(stick, below(137)))],
        small: ink(bowl(120, 144, 98), cut(turn(rect(96, 6, 50, 150, 22), lean, [120, 140]), below(128))),
        places: { ground: 236, inside: { x: 120, y: 190, width: 100, height: 50 }, facing: 'front' },
      };
    },
  }),
];
