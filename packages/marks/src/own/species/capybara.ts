import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'capybara',
  zh: { word: '水豚', also: ['卡皮巴拉'], meaning: '情绪稳定，万事不急' },
  en: { word: 'capybara', meaning: 'steady and in no hurry at all' },
};

export const capybaraMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: { zh: '方头水豚，顶着一只橘子', en: 'a square-headed capybara with an orange on its head' },
    draw: ({ shape, rect, circle, union, cut, stroke, path, vesica }, dice) => {
      const back = dice.between(84, 92);
      const fruit = dice.between(19, 22);
      const snout = dice.between(12, 18);
      const body = shape(
        [snout, 128, -80],
        [30, 84, -40],
        [92, 74, 10],
        [132, back, 10],
        [206, back + 14, 40],
        [228, 150, 90],
        [208, 196],
        [86, 196],
        [74, 160, -120],
        [24, 158, 180],
      );
      const ear = circle(90, 72, 13);
      const legs = union(rect(88, 180, 28, 42, [0, 0, 8, 8]), rect(180, 180, 28, 42, [0, 0, 8, 8]));
      const lid = stroke(path([46, 108]).line([62, 108]), 9);
      const nostril = circle(26, 114, 5);
      const orange = circle(62, 48, fruit);
      const leaf = vesica([66, 26], [96, 14], 14);
      return {
        parts: [...ink(cut(union(body, ear, legs), lid, nostril, circle(62, 50, fruit + 9))), ...accent(orange, leaf)],
        small: ink(cut(union(body, legs), circle(58, 44, 34)), circle(58, 44, 22)),
        places: {
          back: { x: 160, y: back + 4, width: 80 },
          head: { x: 62, y: 76, width: 50 },
          eyes: { x: 54, y: 108, width: 20 },
          neck: { x: 100, y: 130, width: 70 },
          ground: 222,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-bath',
    idea: { zh: '泡温泉的水豚，只露半身，头顶毛巾', en: 'a capybara in a hot spring, a towel on its head' },
    draw: ({ shape, rect, circle, union, cut, grow, both, stroke, path, curve }, dice) => {
      const wide = dice.between(60, 66);
      const steam = dice.between(7, 11);
      const towel = dice.between(30, 34);
      const head = union(
        shape(
          [120 - wide, 176],
          [120 - wide, 96, -80],
          [120 - 36, 58, -20],
          [120 + 36, 58, 20],
          [120 + wide, 96, 80],
          [120 + wide, 176],
        ),
        both(circle(72, 62, 15)),
      );
      const cloth = rect(120 - towel, 36, towel * 2, 26, 7);
      const nose = union(both(circle(108, 124, 6)), rect(94, 148, 52, 9, 4));
      const tub = rect(18, 186, 204, 40, [6, 6, 20, 20]);
      const mist = both(stroke(curve([26, 164, -90], [26 + steam, 136, -90], [26, 108, -90]), 11));
      return {
        parts: [
          ...ink(cut(head, grow(cloth, 9), nose, both(stroke(path([82, 100]).line([98, 100]), 9))), tub),
          ...accent(cloth, mist),
        ],
        small: ink(cut(head, both(circle(96, 112, 10))), rect(20, 190, 200, 34, 12)),
        places: {
          head: { x: 120, y: 60, width: 80 },
          eyes: { x: 120, y: 100, width: 60 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
];
