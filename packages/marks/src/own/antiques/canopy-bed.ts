import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'canopy-bed',
  zh: {
    word: '架子床',
    meaning: '一张床，一辈子的家',
    also: ['拔步床', '罗汉床', '千工床', '雕花床', '婚床', '古床', '蚊帐'],
  },
  en: {
    word: 'canopy bed',
    meaning: 'a whole small house to sleep in',
    also: ['alcove bed', 'luohan bed', 'four-poster bed', 'chinese wedding bed', 'carved bed'],
  },
};

export const canopyBedMarks = [
  defineMark({
    ...words,
    name: 'curtained',
    idea: { zh: '一张架子床，花格围栏，帐幔挽起', en: 'a bed within its carved frame, the curtains tied back' },
    draw: ({ rect, path, union, cut, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const swag = dice.between(132, 140);
      const frame = union(rect(4, 10, 232, 22, 4), rect(12, 20, 16, 216), rect(212, 20, 16, 216));
      const curtain = path([38, 42])
        .line([112, 42])
        .through([96, 110], [46, swag])
        .line([38, swag + 14])
        .close();
      const bed = rect(38, 176, 164, 42, 4);
      const pillow = rect(50, 148, 48, 20, 9);
      return {
        parts: [...ink(frame, cut(bed, rect(38, 192, 164, gap))), ...accent(curtain, mirror(curtain)), ...ink(pillow)],
        small: ink(
          union(rect(0, 4, 240, 28), rect(4, 4, 26, 234), rect(210, 4, 26, 234)),
          path([48, 48]).line([110, 48]).through([100, 110], [48, 140]).close(),
          path([192, 48]).line([130, 48]).through([140, 110], [192, 140]).close(),
          rect(48, 170, 144, 50),
        ),
        places: {
          top: { x: 120, y: 10, width: 220 },
          back: { x: 120, y: 176, width: 120 },
          inside: { x: 120, y: 120, width: 100, height: 80 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
