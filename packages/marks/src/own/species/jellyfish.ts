import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'jellyfish',
  zh: { word: '水母', meaning: '随波轻舞，透明而自在', also: ['海蜇', '海月水母', '发光水母'] },
  en: {
    word: 'jellyfish',
    meaning: 'drifting, light and unhurried',
    also: ['jelly fish', 'sea jelly', 'medusa jellyfish', 'moon jelly'],
  },
};

export const jellyfishMarks = [
  defineMark({
    ...words,
    name: 'drifting',
    idea: { zh: '圆圆的伞盖下，四条触手波动', en: 'a round bell with four waving arms' },
    draw: ({ cut, path, shape, stroke }, dice) => {
      const wave = dice.between(10, 14);
      const bell = shape(
        [24, 112, null, -90],
        [120, 8, 0],
        [216, 112, 90],
        [200, 126, 180, null],
        [160, 118, null, null],
        [120, 130, null, null],
        [80, 118, null, null],
        [40, 126, null, 180],
        [24, 112, -90, null],
      );
      const arm = (x: number, long: number) =>
        stroke(
          path([x, 148])
            .through([x + wave, 148 + long / 4], [x, 148 + long / 2])
            .smooth([x, 148 + long]),
          14,
        );
      const shine = stroke(path([62, 84]).through([76, 54], [104, 40]), 11);
      return {
        parts: [...ink(cut(bell, shine)), ...accent(arm(54, 64), arm(98, 82), arm(142, 82), arm(186, 64))],
        small: [...ink(bell), ...accent(...[64, 120, 176].map((x) => stroke(path([x, 156]).line([x, 220]), 22)))],
        places: { head: { x: 120, y: 10, width: 90 }, top: { x: 120, y: 10, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'swimming',
    idea: {
      zh: '侧身游动的水母，触须拖成长长的飘带',
      en: 'a jellyfish swimming aslant, its arms trailing like ribbons',
    },
    draw: ({ path, shape, turn }, dice) => {
      const lean = dice.between(28, 36);
      const bell = shape(
        [46, 100, null, -98],
        [120, 12, 0],
        [194, 100, 98, null],
        [157, 86, null, null],
        [120, 100, null, null],
        [83, 86, null, null],
      );
      const ribbon = (x: number, long: number, bend: number) =>
        path([x - 10, 116])
          .through([x - 10 + bend, 116 + long * 0.3], [x - 4, 116 + long * 0.55])
          .through([x - 8 - bend * 0.5, 116 + long * 0.8], [x, 116 + long])
          .through([x + 8 - bend * 0.5, 116 + long * 0.8], [x + 12, 116 + long * 0.55])
          .through([x + 14 + bend, 116 + long * 0.3], [x + 12, 116])
          .close();
      const lie = (region: typeof bell) => turn(region, lean);
      return {
        parts: [
          ...ink(lie(bell)),
          ...accent(lie(ribbon(76, 106, 11)), lie(ribbon(118, 132, 11)), lie(ribbon(160, 106, 11))),
        ],
        small: [
          ...ink(lie(bell)),
          ...accent(lie(shape([66, 122], [108, 126], [96, 220])), lie(shape([132, 126], [174, 122], [144, 220]))),
        ],
        places: { facing: 'right' },
      };
    },
  }),
];
