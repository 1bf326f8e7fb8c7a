import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'mending',
  concept: 'boiler',
  zh: { word: '壁挂炉', meaning: '一炉热水，满屋暖意', also: ['锅炉', '热水器'] },
  en: {
    word: 'boiler',
    meaning: 'hot water and a warm house',
    also: ['water heater', 'gas boiler'],
  },
};

export const boilerMarks = [
  defineMark({
    ...words,
    name: 'on-the-wall',
    idea: { zh: '一台壁挂炉，窗里一簇火，下面三根管', en: 'a wall boiler with a flame in its window and pipes below' },
    draw: ({ circle, cut, drop, rect, shape, union }, dice) => {
      const tip = dice.between(48, 56);
      const body = rect(48, 8, 144, 172, 18);
      const flame = shape(
        [122, tip, null, 50],
        [156, 106, 90],
        [120, 142, 180],
        [84, 106, -90],
        [98, 78, null, 50],
        [108, 86, null, -70],
        [122, tip, -70, null],
      );
      const pipes = union(rect(74, 189, 16, 44, 3), rect(112, 189, 16, 44, 3), rect(150, 189, 16, 44, 3));
      return {
        parts: [...ink(cut(body, circle(120, 98, 54)), pipes), ...accent(cut(flame, drop(120, 122, 11, [120, 96])))],
        small: [
          ...ink(cut(body, circle(120, 98, 56)), rect(72, 192, 26, 44), rect(142, 192, 26, 44)),
          ...accent(flame),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'warm-drop',
    idea: { zh: '一滴水，里面一簇火', en: 'a drop of water with a flame inside' },
    draw: ({ cut, drop, grow, shape }, dice) => {
      const low = dice.between(196, 204);
      const water = drop(120, 146, 88, [120, 4]);
      const flame = shape(
        [124, 84, null, 50],
        [164, 156, 90],
        [120, low, 180],
        [76, 156, -90],
        [94, 116, null, 50],
        [106, 128, null, -70],
        [124, 84, -70, null],
      );
      return {
        parts: [...ink(cut(water, grow(flame, 10))), ...accent(cut(flame, drop(120, 176, 14, [120, 142])))],
        small: [...ink(cut(water, grow(flame, 15))), ...accent(flame)],
      };
    },
  }),
];
