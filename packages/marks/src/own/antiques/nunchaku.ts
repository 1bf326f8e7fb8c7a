import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'nunchaku',
  zh: { word: '双节棍', meaning: '快使用双节棍，哼哼哈兮', also: ['二节棍', '双截棍', '功夫器械', '截拳道'] },
  en: {
    word: 'nunchaku',
    meaning: 'two sticks, one chain, a blur',
    also: ['nunchucks', 'kung fu sticks', 'martial arts nunchaku'],
  },
};

export const nunchakuMarks = [
  defineMark({
    ...words,
    name: 'chain',
    idea: { zh: '两截短棍一链相连，甩出弧线', en: 'two short sticks joined by a chain, swung into an arc' },
    draw: ({ circle, rect, path, stroke, cut, turn, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const open = dice.between(18, 24);
      const stick = rect(68, 66, 34, 170, 14);
      const left = turn(cut(stick, rect(60, 196, 60, gap)), open, [85, 66]);
      const right = mirror(left);
      const chain = [circle(94, 40, 12), circle(120, 26, 12), circle(146, 40, 12)];
      return {
        parts: [...ink(left, right), ...accent(...chain)],
        small: ink(
          turn(rect(64, 66, 42, 170, 14), 20, [85, 66]),
          mirror(turn(rect(64, 66, 42, 170, 14), 20, [85, 66])),
          stroke(path([92, 44]).through([120, 16], [148, 44]), 20),
        ),
        places: {
          hands: [
            [44, 200],
            [196, 200],
          ],
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossed',
    idea: {
      zh: '两截短棍交叉成十，短链在上方相连',
      en: 'two sticks crossed, the short chain arching between their heads',
    },
    draw: ({ circle, rect, onCircle, grow, cut, turn, mirror }, dice) => {
      const lean = dice.between(31, 35);
      const stick = cut(rect(102, 40, 36, 206, 14), rect(90, 66, 60, 11));
      const over = turn(stick, lean, [120, 150]);
      const under = cut(mirror(over), grow(turn(rect(102, 40, 36, 206, 14), lean, [120, 150]), 11));
      const links = [-38, 0, 38].map((at) => circle(...onCircle(120, 84, 62, -90 + at), 15));
      return {
        parts: [...ink(over, under), ...accent(...links)],
        small: ink(
          turn(rect(100, 40, 40, 200, 12), 33, [120, 150]),
          cut(
            mirror(turn(rect(100, 40, 40, 200, 12), 33, [120, 150])),
            grow(turn(rect(100, 40, 40, 200, 12), 33, [120, 150]), 16),
          ),
          circle(120, 26, 24),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
