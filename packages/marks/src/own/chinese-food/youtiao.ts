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
      zh: '一根大油条：两股相粘，鼓起一节一节',
      en: 'one long youtiao: two strands stuck together, puffed joint by joint',
    },
    draw: ({ circle, union, cut, path, stroke, turn, rect }, dice) => {
      const gap = dice.between(9.5, 11);
      const plump = dice.between(26.5, 28);
      const tilt = dice.between(34, 42);
      const strand = (x: number, shift: number) =>
        union(...[0, 1, 2, 3, 4].map((i) => circle(x, shift + i * 44, plump)));
      const whole = union(strand(94, 24), strand(146, 40), rect(94, 24, 52, 192));
      const seam = rect(120 - gap / 2, 40, gap, 164, gap / 2);
      const score = (x: number, y: number) => stroke(path([x - 9, y + 6]).line([x + 9, y - 6]), gap);
      const scores = [score(88, 68), score(88, 156), score(152, 84), score(152, 172)];
      return {
        parts: ink(turn(cut(whole, seam, ...scores), tilt, [120, 120])),
        small: ink(turn(cut(union(rect(58, -8, 124, 246, 56)), rect(112, 18, 16, 196, 8)), tilt, [120, 120])),
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
