import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'razor',
  zh: { word: '剃刀', meaning: '刮净风霜，焕然一新', also: ['剃须刀', '刮胡刀'] },
  en: { word: 'razor', meaning: 'clean lines, fresh start', also: ['straight razor', 'shaver'] },
};

export const razorMarks = [
  defineMark({
    ...words,
    name: 'straight',
    idea: { zh: '一把打开的折叠剃刀', en: 'an open straight razor' },
    draw: ({ circle, cut, curve, grow, shape, stroke, turn }, dice) => {
      const open = dice.between(-30, -24);
      const blade = turn(
        shape(
          [62, 150],
          [62, 132],
          [100, 128, null, null],
          [110, 108, -60, 0],
          [220, 108, 0, 96],
          [214, 156, 130, 180],
          [104, 156, 180, null],
        ),
        open,
        [64, 146],
      );
      const handle = stroke(curve([64, 148, 76], [92, 212, 30], [214, 216, -12]), 25);
      return {
        parts: [...ink(cut(handle, circle(64, 148, 6.5))), ...accent(cut(blade, grow(handle, 9)))],
        small: [
          ...ink(stroke(curve([64, 148, 76], [92, 212, 30], [214, 212, -12]), 30)),
          ...accent(cut(blade, grow(handle, 16))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'safety',
    idea: { zh: '一把T形剃须刀，刀头边几点泡沫', en: 'a safety razor with foam at its head' },
    draw: ({ circle, cut, grow, rect, turn, union }, dice) => {
      const lean = dice.between(24, 32);
      const head = union(rect(62, 30, 116, 22, 9), rect(70, 60, 100, 16, 5));
      const neck = rect(110, 74, 20, 46);
      const grip = cut(rect(102, 112, 36, 122, [8, 8, 16, 16]), rect(90, 136, 60, 9), rect(90, 158, 60, 9));
      const tool = turn(union(head, neck, grip), lean, [120, 130]);
      const foam = union(circle(68, 62, 26), circle(40, 94, 19), circle(92, 26, 17));
      return {
        parts: [
          ...ink(tool),
          ...accent(cut(foam, grow(turn(union(rect(62, 30, 116, 46), neck), lean, [120, 130]), 10))),
        ],
        small: [
          ...ink(
            turn(
              union(rect(60, 26, 120, 44, 10), rect(106, 60, 28, 60), rect(100, 112, 40, 122, 14)),
              lean,
              [120, 130],
            ),
          ),
          ...accent(circle(50, 70, 26)),
        ],
      };
    },
  }),
];
