import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'antiques',
  concept: 'sinan',
  zh: { word: '司南', meaning: '勺柄指南，天下有方向', also: ['指南勺', '古代指南针', '指南车', '四大发明'] },
  en: {
    word: 'sinan',
    meaning: 'the handle points south, and the world has a direction',
    also: ['south-pointing spoon', 'ancient compass', 'lodestone spoon', 'four great inventions'],
  },
};

export const sinanMarks = [
  defineMark({
    ...words,
    name: 'spoon',
    idea: {
      zh: '方盘圆天，磁勺居中，勺柄指南',
      en: 'a lodestone spoon in the round of a square plate, handle to the south',
    },
    draw: ({ rect, circle, union, cut, around, turn, path, stroke }, dice) => {
      const r = dice.between(86, 90);
      const bowl = dice.between(33, 36);
      const tilt = dice.between(-16, 16);
      const marks = around(stroke(path([120, 6]).line([120, 20]), 12, 'butt'), 4);
      const corners = around(circle(32, 32, 11), 4);
      const plate = cut(rect(6, 6, 228, 228, 8), circle(120, 120, r), ...marks, ...corners);
      const spoon = union(circle(120, 96, bowl), stroke(path([120, 110]).line([120, 184]), 20));
      return {
        parts: [...ink(plate), ...accent(turn(spoon, tilt, [120, 120]))],
        small: ink(
          cut(rect(6, 6, 228, 228), circle(120, 120, 92)),
          turn(union(circle(120, 92, 38), stroke(path([120, 110]).line([120, 180]), 28)), tilt, [120, 120]),
        ),
        places: { inside: { x: 120, y: 120, width: 120, height: 120 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ladle-on-plate',
    idea: {
      zh: '磁勺卧在方铜盘上，斜看，勺柄翘起指南',
      en: 'the lodestone ladle resting on its bronze plate, seen aslant, the handle lifted to the south',
    },
    draw: ({ polygon, path, grow, union, cut }, dice) => {
      const lift = dice.between(52, 62);
      const spoon = union(
        path([18, 92]).line([146, 92]).through([130, 136], [80, 142]).through([34, 132], [18, 92]).close(),
        polygon([
          [118, 92],
          [228, lift - 6],
          [240, lift + 16],
          [136, 112],
        ]),
      );
      const top = polygon([
        [120, 102],
        [240, 164],
        [120, 226],
        [0, 164],
      ]);
      const dial = cut(oval(120, 164, 78, 38), oval(120, 164, 60, 25));
      const side = polygon([
        [0, 178],
        [120, 240],
        [240, 178],
        [240, 196],
        [120, 258],
        [0, 196],
      ]);
      return {
        parts: [...ink(cut(top, dial, grow(spoon, 10)), side), ...accent(spoon)],
        small: ink(
          cut(
            polygon([
              [120, 110],
              [240, 176],
              [120, 242],
              [0, 176],
            ]),
            grow(spoon, 16),
          ),
          spoon,
        ),
        places: { ground: 258, facing: 'right' },
      };
    },
  }),
];
