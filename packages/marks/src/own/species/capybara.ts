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
    idea: {
      zh: '水豚泡在温泉里，方嘴小耳，头上顶一只柚子',
      en: 'a capybara in a hot spring, blunt nose and small ears, a yuzu on its head',
    },
    draw: ({ circle, rect, vesica, path, shape, stroke, grow, union, cut }, dice) => {
      const drift = dice.between(-4, 4);
      const head = shape(
        [176, 88, 40],
        [206, 132, 90],
        [206, 186],
        [60, 186],
        [24, 172, -60],
        [22, 126, -80],
        [60, 98, -20],
        [118, 84, -20],
      );
      const ear = circle(178, 82, 16);
      const yuzu = union(circle(128 + drift, 48, 25));
      const leaf = vesica([134 + drift, 22], [170 + drift, 8], 18);
      const water = (y: number, from: number, to: number) =>
        stroke(
          path([from, y])
            .through([from + (to - from) / 4, y - 6], [(from + to) / 2, y])
            .smooth([to, y]),
          10,
        );
      return {
        parts: [
          ...ink(
            cut(
              union(head, ear),
              stroke(path([126, 116]).line([152, 116]), 9),
              circle(40, 128, 7),
              stroke(path([20, 160]).through([44, 166], [62, 156]), 9),
            ),
          ),
          ...accent(cut(yuzu, grow(head, 9), grow(leaf, 8)), leaf, water(212, 8, 232), water(240, 40, 200)),
        ],
        small: ink(
          cut(
            shape(
              [176, 80, 40],
              [208, 132, 90],
              [208, 188],
              [60, 188],
              [22, 172, -60],
              [20, 122, -80],
              [60, 92, -20],
              [118, 78, -20],
            ),
            rect(120, 108, 34, 17),
          ),
          circle(128, 40, 28),
          rect(10, 206, 220, 22, 10),
        ),
        places: {
          head: { x: 130, y: 84, width: 70 },
          eyes: { x: 138, y: 116, width: 30 },
          ground: 226,
          facing: 'left',
        },
      };
    },
  }),
];
