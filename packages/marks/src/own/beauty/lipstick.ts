import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'lipstick',
  zh: { word: '口红', meaning: '一抹红，气场全开', also: ['唇膏', '唇妆'] },
  en: {
    word: 'lipstick',
    meaning: 'one stroke of red and the day is yours',
    also: ['lip colour'],
  },
};

export const lipstickMarks = [
  defineMark({
    ...words,
    name: 'bullet',
    idea: { zh: '一支旋出的口红，斜切的膏体', en: 'an opened lipstick with its slanted tip' },
    draw: ({ polygon, rect, union }, dice) => {
      const slant = dice.between(34, 44);
      const stick = polygon(
        [
          [92, 16 + slant],
          [112, 18],
          [148, 16],
          [148, 106],
          [92, 106],
        ],
        [14, 8, 16, 0, 0],
      );
      const collar = rect(84, 115, 72, 32, 4);
      const tube = rect(70, 156, 100, 78, 8);
      return {
        parts: [...ink(tube, collar), ...accent(stick)],
        small: [
          ...ink(union(rect(70, 142, 100, 92, 8))),
          ...accent(
            polygon(
              [
                [88, 16 + slant],
                [110, 16],
                [152, 12],
                [152, 126],
                [88, 126],
              ],
              [14, 8, 16, 0, 0],
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lips',
    idea: { zh: '一双唇，上唇如弓', en: 'a pair of lips, the upper one like a bow' },
    draw: ({ shape }, dice) => {
      const bow = dice.between(66, 74);
      const upper = shape(
        [8, 124, null, -46],
        [86, bow, 0],
        [120, bow + 16, 40, -40],
        [154, bow, 0],
        [232, 124, 46, null],
        [176, 114, 190],
        [120, 124, 180],
        [64, 114, 170],
        [8, 124, 170, null],
      );
      const lower = shape(
        [20, 136, null, 4],
        [66, 126, -4],
        [120, 135, 0],
        [174, 126, 4],
        [220, 136, -4, 128],
        [120, 196, 180],
        [20, 136, -128, null],
      );
      return {
        parts: [...ink(upper), ...accent(lower)],
        small: [
          ...ink(
            shape(
              [8, 116, null, -46],
              [86, bow - 8, 0],
              [120, bow + 8, 40, -40],
              [154, bow - 8, 0],
              [232, 116, 46, null],
              [120, 118, 180],
            ),
          ),
          ...accent(
            shape([16, 136, null, 0], [120, 136, 0], [224, 136, 0, 128], [120, 202, 180], [16, 136, -128, null]),
          ),
        ],
      };
    },
  }),
];
