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
    idea: { zh: '一碗豆浆，一根油条斜斜泡着', en: 'a bowl of soy milk with a youtiao dipped in it' },
    draw: ({ circle, union, cut, path, stroke, turn, rect, below }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(26, 34);
      const r = dice.between(22, 24);
      const dish = bowl(112, 142, 100);
      const strand = (x: number, shift: number) => union(...[0, 1, 2, 3].map((i) => circle(x, shift + i * 38, r)));
      const stick = (x: number, y: number, region: ReturnType<typeof circle>) => turn(region, tilt, [x, y]);
      const seam = rect(120 - gap / 2, 30, gap, 300, gap / 2);
      const score = (x: number, y: number) => stroke(path([x - 8, y + 7]).line([x + 8, y - 7]), 9);
      const dough = cut(
        union(strand(99, 4), strand(141, 16), rect(99, 16, 42, 120)),
        seam,
        score(93, 42),
        score(147, 54),
      );
      const lifted = cut(stick(120, 150, dough), below(142 - gap));
      return {
        parts: [...ink(dish), ...accent(lifted)],
        small: ink(bowl(112, 140, 104), cut(stick(120, 150, rect(88, -10, 64, 200, 30)), below(122))),
        places: { ground: 238, inside: { x: 112, y: 182, width: 120, height: 56 }, facing: 'front' },
      };
    },
  }),
];
