import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'bee-hive',
  zh: { word: '蜂巢', meaning: '一点一滴，酿成一窝甜', also: ['蜂箱', '草编蜂箱', '养蜂箱', '蜜蜂箱'] },
  en: {
    word: 'beehive',
    meaning: 'drop by drop, a house of honey',
    also: ['bee hive', 'skep', 'hive', 'straw beehive', 'honey hive', 'bee skep'],
  },
};

export const beeHiveMarks = [
  defineMark({
    ...words,
    name: 'skep',
    idea: { zh: '草绳一圈圈盘成的蜂窝，门洞亮着', en: 'a straw skep coiled round by round, its little door bright' },
    draw: ({ circle, cut, rect }, dice) => {
      const wide = dice.between(-4, 4);
      const roll = (y: number, width: number, high = 36) =>
        rect(120 - (width + wide) / 2, y, width + wide, high, high / 2);
      const door = circle(120, 186, 19);
      const room = circle(120, 186, 29);
      return {
        parts: [
          ...ink(roll(10, 104), roll(55, 164), roll(100, 196), cut(roll(145, 214), room), cut(roll(190, 220), room)),
          ...accent(door),
        ],
        small: [
          ...ink(roll(12, 100, 56), roll(84, 170, 56), cut(roll(156, 216, 68), circle(120, 200, 38))),
          ...accent(circle(120, 200, 22)),
        ],
        places: {
          top: { x: 120, y: 12, width: 60 },
          inside: { x: 120, y: 186, width: 36, height: 36 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'box',
    idea: { zh: '木制蜂箱，两层箱体斜顶短腿', en: 'a wooden hive of two boxes with a pitched roof and short legs' },
    draw: ({ both, cut, polygon, rect }, dice) => {
      const peak = dice.between(10, 18);
      const roof = polygon([
        [120, peak],
        [222, 60],
        [222, 84],
        [18, 84],
        [18, 60],
      ]);
      const upper = cut(rect(36, 94, 168, 50), rect(96, 110, 48, 16, 8));
      const lower = cut(rect(36, 154, 168, 50), rect(84, 186, 72, 40));
      const legs = both(rect(44, 214, 28, 22));
      return {
        parts: [...accent(roof), ...ink(upper, lower, legs)],
        small: [...accent(roof), ...ink(rect(36, 100, 168, 46), cut(rect(36, 162, 168, 56), rect(96, 186, 48, 50)))],
        places: { top: { x: 120, y: 20, width: 50 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
