import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'fist',
  zh: { word: '拳头', meaning: '一拳在握，力量在手', also: ['拳', '握拳', '铁拳'] },
  en: { word: 'fist', meaning: 'strength, held in one hand', also: ['raised fist', 'clenched fist', 'punch'] },
};

export const fistMarks = [
  defineMark({
    ...words,
    name: 'raised',
    idea: { zh: '高举的拳头，四指紧握，拇指压在指前', en: 'a raised fist, four fingers closed, the thumb across them' },
    draw: ({ cut, grow, rect, shape }, dice) => {
      const top = dice.between(26, 32);
      const finger = (x: number, from: number) => rect(x, from, 35, 104 - from, [17, 17, 8, 8]);
      const fingers = [finger(40, top + 12), finger(84, top), finger(128, top), finger(172, top + 12)];
      const thumb = rect(40, 113, 120, 42, 21);
      const palm = cut(
        shape(
          [40, 113],
          [207, 113, null, 90],
          [207, 152, 90],
          [182, 204, 105, null],
          [182, 240],
          [82, 240],
          [82, 208, null, -95],
          [40, 140, -100, null],
        ),
        grow(thumb, 9),
      );
      return {
        parts: [...ink(palm, ...fingers), ...accent(thumb)],
        small: [...ink(cut(palm, grow(thumb, 14)), ...fingers), ...accent(thumb)],
        places: { hands: [[120, 40]], ground: 240, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'punch',
    idea: {
      zh: '迎面一拳，四道指节，身后迸出力道',
      en: 'a fist from the front, four knuckles, force bursting round it',
    },
    draw: ({ cut, grow, polygon, rect, shape, turn, union }, dice) => {
      const end = dice.between(139, 141);
      const knuckle = (x: number, top: number) => rect(x, top, 30, end - top, [13, 13, 10, 10]);
      const fingers = [knuckle(46, 78), knuckle(84.5, 70), knuckle(123, 70), knuckle(161.5, 78)];
      const thumb = rect(46, 150, 92, 38, 19);
      const palm = cut(
        shape(
          [46, 150],
          [191.5, 150, null, 90],
          [188, 180, 100],
          [150, 214, 175],
          [96, 214, -175],
          [52, 176, -105, null],
        ),
        grow(thumb, 8),
      );
      const spike = polygon([
        [110, 8],
        [128, 8],
        [124, 46],
        [114, 46],
      ]);
      const burst = union(...[-64, -32, 0, 32, 64].map((angle) => turn(spike, angle, [119, 150])));
      return {
        parts: [...ink(...fingers, thumb, palm), ...accent(burst)],
        small: [...ink(...fingers, thumb, palm), ...accent(burst)],
        places: { ground: 214, facing: 'front' },
      };
    },
  }),
];
