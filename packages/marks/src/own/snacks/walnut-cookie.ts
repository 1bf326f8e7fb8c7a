import { defineMark, ink } from '../../kit/define-mark.ts';

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
];
