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
];
