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
    name: 'chain-links',
    idea: {
      zh: '双节棍一横一竖，环环相扣的铁链在转角处相连',
      en: 'one stick level and one upright, the links of the chain turning the corner between them',
    },
    draw: ({ ring, rect, cut, onCircle, union, turn, mirror }, dice) => {
      const pen = dice.between(10, 11);
      const stick = cut(rect(-12, 104, 52, 150, [8, 8, 20, 20]), rect(-20, 126, 80, 12));
      const other = mirror(turn(stick, 90, [14, 14]), 14);
      const link = (at: number) => ring(...onCircle(92, 92, 78, at), 21, pen);
      return {
        parts: [...ink(stick, other), ...accent(union(link(-161), link(-135), link(-109)))],
        small: ink(stick, other, ring(40, 40, 34, 18)),
        places: { facing: 'front' },
      };
    },
  }),
];
