import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'sewing-needle',
  zh: { word: '缝衣针', meaning: '一针一线，缝出贴身的心意', also: ['绣花针'] },
  en: { word: 'sewing needle', meaning: 'stitch by stitch, care that fits', also: ['embroidery needle'] },
};

export const sewingNeedleMarks = [
  defineMark({
    ...words,
    name: 'stitching',
    idea: {
      zh: '一根针引着线走过布面，留下一排针脚',
      en: 'a needle drawing its thread along, a row of stitches behind it',
    },
    draw: ({ path, polygon, stroke, vesica, cut }, dice) => {
      const slack = dice.between(0, 10);
      const needle = cut(
        polygon(
          [
            [12, 176],
            [190, 4],
            [222, 36],
          ],
          [1, 12, 12],
        ),
        vesica([174, 52], [202, 24], 13),
      );
      const thread = stroke(
        path([214, 58])
          .through([226, 110 + slack], [180, 132])
          .smooth([150, 176]),
        10,
      );
      return {
        parts: [
          ...ink(needle),
          ...accent(thread, ...[0, 1, 2, 3].map((i) => stroke(path([24 + i * 54, 216]).line([48 + i * 54, 216]), 13))),
        ],
        small: ink(
          polygon([
            [12, 176],
            [182, 2],
            [216, 36],
          ]),
          stroke(path([24, 214]).line([90, 214]), 22),
          stroke(path([140, 214]).line([206, 214]), 22),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-spool',
    idea: {
      zh: '一根针斜靠着线轴，线从轴上绕下穿过针眼',
      en: 'a needle leaning on a spool, its thread running down and through the eye',
    },
    draw: ({ rect, path, polygon, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(24, 30);
      const needle = turn(
        union(
          rect(180, -10, 34, 80, 17),
          polygon([
            [180, 50],
            [214, 50],
            [197, 262],
          ]),
        ),
        lean,
        [197, 130],
      );
      const eye = turn(rect(191, 8, 12, 44, 6), lean, [197, 130]);
      const winds = [62, 102, 142].map((y) => rect(28, y, 72, 28));
      const flanges = [rect(10, 16, 108, 34), rect(10, 182, 108, 34)];
      const thread = stroke(path([128, 74]).through([160, 66], [206, 22]), 12, 'butt');
      return {
        parts: [...ink(cut(needle, eye)), ...accent(...winds, cut(thread, grow(needle, gap))), ...ink(...flanges)],
        small: ink(
          rect(10, 14, 130, 40),
          rect(34, 72, 84, 90),
          rect(10, 180, 130, 40),
          cut(
            polygon([
              [168, 14],
              [226, 14],
              [197, 236],
            ]),
            rect(189, 34, 17, 36),
          ),
        ),
        places: { top: { x: 64, y: 16, width: 90 }, ground: 216, facing: 'front' },
      };
    },
  }),
];
