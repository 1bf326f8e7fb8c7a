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
    name: 'stack',
    idea: {
      zh: '三块桃酥摞起来，面上裂着口，顶上一只核桃仁',
      en: 'three cookies stacked up with cracks in their tops, half a walnut on the highest',
    },
    draw: ({ circle, rect, polygon, below, path, union, cut }, dice) => {
      const crack = dice.between(9, 11);
      const cookie = (y: number) =>
        path([2, y])
          .through([22, y - 38], [70, y - 44])
          .line([170, y - 44])
          .through([218, y - 38], [238, y])
          .close();
      const split = (x: number, y: number) =>
        polygon([
          [x - crack, y - 50],
          [x + crack, y - 50],
          [x, y - 12],
        ]);
      const nut = union(circle(92, 50, 26), circle(148, 50, 26), circle(120, 36, 30));
      return {
        parts: [
          ...accent(cut(nut, rect(115, 20, 10, 70), below(84))),
          ...ink(
            cut(cookie(140), split(64, 140), split(176, 140)),
            cut(cookie(194), split(120, 194)),
            cut(cookie(248), split(72, 248), split(168, 248)),
          ),
        ],
        small: ink(circle(120, 44, 38), cookie(150), cookie(216)),
        places: { ground: 248, top: { x: 120, y: 4, width: 60 }, facing: 'front' },
      };
    },
  }),
];
