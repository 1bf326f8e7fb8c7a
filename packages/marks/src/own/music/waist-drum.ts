import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'waist-drum',
  zh: { word: '腰鼓', meaning: '红绸飞舞，鼓声震天', also: ['安塞腰鼓', '打腰鼓', '腰鼓舞', '花鼓'] },
  en: {
    word: 'waist drum',
    meaning: 'red silk flying and the loess shaking',
    also: ['ansai waist drum', 'yaogu', 'folk drum'],
  },
};

export const waistDrumMarks = [
  defineMark({
    ...words,
    name: 'sticks',
    idea: { zh: '一只系绸的腰鼓，两根鼓槌交叉在后', en: 'a long drum on its sash, two sticks crossed behind it' },
    draw: ({ circle, rect, path, stroke, union, cut, grow, mirror, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const belly = dice.between(16, 20);
      const drum = path([46, 92])
        .through([120, 92 - belly], [194, 92])
        .line([194, 204])
        .through([120, 204 + belly], [46, 204])
        .close();
      const stick = union(stroke(path([36, 14]).line([130, 78]), 14), circle(36, 14, 16));
      const lace = stroke(path([82, 60]).line([104, 240]), 11, 'butt');
      const back = stroke(path([158, 60]).line([136, 240]), 11, 'butt');
      return {
        parts: [
          ...ink(cut(drum, rect(66, 40, gap, 220), rect(164, 40, gap, 220), lace, back)),
          ...accent(cut(union(stick, mirror(stick)), grow(drum, gap))),
        ],
        small: ink(
          cut(drum, rect(76, 40, 17, 220), rect(147, 40, 17, 220)),
          cut(both(stroke(path([36, 14]).line([100, 62]), 22)), grow(drum, 12)),
        ),
        places: { ground: 216, top: { x: 120, y: 76, width: 140 }, facing: 'front' },
      };
    },
  }),
];
