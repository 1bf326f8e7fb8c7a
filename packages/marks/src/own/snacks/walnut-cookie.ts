import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'walnut-cookie',
  zh: { word: '桃酥', meaning: '一碰就掉渣的老味道', also: ['宫廷桃酥', '核桃酥', '酥性饼干', '杏仁饼'] },
  en: {
    word: 'walnut cookie',
    meaning: 'it cracks when baked and melts when eaten',
    also: ['hup toh soh', 'chinese shortbread', 'peach crisp', 'walnut crisp', 'almond cookie'],
  },
};

export const walnutCookieMarks = [
  defineMark({
    ...words,
    name: 'cracked',
    idea: {
      zh: '一块圆桃酥，面上烤出自然的裂纹，心里按一粒桃仁',
      en: 'a round shortbread cracked by the oven, half a walnut in its middle',
    },
    draw: ({ circle, rect, path, stroke, cut, turn }, dice) => {
      const pen = dice.between(11, 12.5);
      const spin = dice.between(-12, 12);
      const crack = (at: number, deep: number, kink: number) =>
        turn(
          stroke(path([250, 120]).line([196, 120 + kink], [168, 120 - kink], [deep, 120]), pen, 'butt'),
          at + spin,
          [120, 120],
        );
      return {
        parts: [
          ...ink(
            cut(
              circle(120, 120, 108),
              crack(10, 150, 8),
              crack(80, 144, -10),
              crack(150, 158, 9),
              crack(222, 146, -9),
              crack(296, 158, 10),
            ),
          ),
        ],
        small: ink(
          cut(circle(120, 120, 108), ...[20, 140, 260].map((at) => turn(rect(152, 111, 90, 18), at, [120, 120]))),
        ),
        places: { inside: { x: 120, y: 120, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-walnut',
    idea: {
      zh: '一块裂口的桃酥，前面半个核桃露着仁',
      en: 'a cracked cookie and before it half a walnut in its shell',
    },
    draw: ({ circle, ring, rect, path, stroke, union, cut, both, turn }, dice) => {
      const pen = dice.between(11, 12.5);
      const spin = dice.between(-10, 10);
      const crack = (at: number, deep: number, kink: number) =>
        turn(
          stroke(path([210, 90]).line([160, 90 + kink], [136, 90 - kink], [deep, 90]), pen, 'butt'),
          at + spin,
          [90, 90],
        );
      const kernel = cut(
        both(union(circle(152, 140, 17), circle(140, 166, 18), circle(152, 192, 17), rect(148, 130, 22, 72)), 166),
        rect(161, 110, 10, 110),
      );
      return {
        parts: [
          ...ink(
            cut(circle(90, 90, 98), circle(166, 166, 88), crack(150, 112, 8), crack(222, 104, -9), crack(296, 116, 10)),
          ),
          ...accent(ring(166, 166, 78, 17), kernel),
        ],
        small: ink(
          cut(
            circle(90, 90, 98),
            circle(166, 166, 94),
            turn(rect(110, 81, 90, 18), 200, [90, 90]),
            turn(rect(110, 81, 90, 18), 280, [90, 90]),
          ),
          cut(circle(166, 166, 78), circle(166, 166, 54)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
