import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'bike-pedal',
  zh: {
    word: '脚踏',
    meaning: '一脚一脚，踏出前路',
    also: ['脚踏板', '踏板', '自行车脚踏', '自行车踏板', '脚蹬', '曲柄'],
  },
  en: {
    word: 'bicycle pedal',
    meaning: 'one turn after another, and the road goes by',
    also: ['pedal', 'bike pedal', 'pedals', 'crank', 'crankset', 'bike crank'],
  },
};

export const bikePedalMarks = [
  defineMark({
    ...words,
    name: 'crank',
    idea: { zh: '牙盘、曲柄与两只脚踏', en: 'a chainring with its crank and two pedals' },
    draw: ({ around, cut, grow, polygon, rect, ring, turn, union }, dice) => {
      const lean = dice.between(36, 46);
      const tooth = polygon([
        [112, 36],
        [116, 22],
        [124, 22],
        [128, 36],
      ]);
      const wheel = union(ring(120, 120, 88, 22), ...around(tooth, 8));
      const arm = turn(rect(108, 26, 24, 188, 12), lean);
      const ends = [-1, 1].map((side) => {
        const angle = ((lean - 90) * Math.PI) / 180;
        const [x, y] = [120 + side * 108 * Math.cos(angle), 120 + side * 108 * Math.sin(angle)];
        return rect(x - 32, y - 11, 64, 22);
      });
      return {
        parts: [
          ...ink(cut(wheel, grow(union(arm, ...ends), 9))),
          ...accent(arm),
          ...ink(...ends.map((end) => cut(end, grow(arm, 8)))),
        ],
        small: [
          ...ink(cut(ring(120, 120, 88, 26), grow(union(arm, ...ends), 14))),
          ...accent(arm),
          ...ink(...ends.map((end) => cut(end, grow(arm, 12)))),
        ],
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'single',
    idea: { zh: '一支曲柄，末端一只带反光片的脚踏', en: 'one crank arm with a pedal at its end, reflectors bright' },
    draw: ({ circle, cut, rect, union }, dice) => {
      const high = dice.between(76, 84);
      const low = 222;
      const arm = cut(union(rect(16, 10, 42, low - 10, 21), rect(50, low - high / 2 - 9, 40, 18)), circle(37, 32, 9.5));
      const platform = rect(84, low - high, 148, high, 12);
      const reflector = (x: number) => rect(x, low - high + 26, 40, high - 52);
      const room = (x: number) => rect(x - 9, low - high + 17, 58, high - 34);
      return {
        parts: [...ink(union(arm, cut(platform, room(110), room(167)))), ...accent(reflector(110), reflector(167))],
        small: [
          ...ink(
            union(
              rect(16, 10, 42, low - 10, 21),
              rect(50, low - high / 2 - 12, 40, 24),
              cut(platform, rect(112, low - high + 24, 90, high - 48)),
            ),
          ),
        ],
        places: { facing: 'right' },
      };
    },
  }),
];
