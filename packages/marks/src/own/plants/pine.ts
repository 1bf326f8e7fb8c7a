import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'pine',
  zh: { word: '松', meaning: '经冬不凋，坚韧长青' },
  en: { word: 'pine', meaning: 'green through winter: firm and lasting' },
};

export const pineMarks = [
  defineMark({
    ...words,
    name: 'tiers',
    idea: {
      zh: '三层冷杉，每层以一弧积雪相隔',
      en: 'a fir in three tiers, each parted from the next by one curve of snow',
    },
    draw: ({ circle, polygon, path, stroke, rect, cut }, dice) => {
      const half = dice.between(76, 88);
      const sag = dice.between(18, 26);
      const gap = dice.between(10, 12);
      const trunk = dice.between(12, 15);
      const cone = polygon(
        [
          [120, 8],
          [120 + half, 190],
          [120 - half, 190],
        ],
        [5, 10, 10],
      );
      const snow = (y: number, weight: number) =>
        stroke(path([10, y]).through([120, y + sag], [230, y]), weight, 'butt');
      return {
        parts: [
          ...ink(cut(cone, snow(72, gap), snow(126, gap))),
          ...accent(
            cut(rect(120 - trunk, 186, trunk * 2, 44, [0, 0, 4, 4]), rect(0, 150, 240, 49), circle(120, 0, 20)),
          ),
        ],
        small: ink(cut(cone, snow(110, 17)), rect(106, 206, 28, 26)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'grove',
    idea: {
      zh: '一老一少两株松，枝如锐阶',
      en: 'two pines, an old one and a young one, every bough a sharp step',
    },
    draw: ({ polygon, rect, union }, dice) => {
      const half = dice.between(64, 70);
      const young = dice.between(38, 42);
      const notch = dice.between(0.42, 0.5);
      const top = dice.between(84, 100);
      const pine = (x: number, peak: number, wide: number, tiers: number) => {
        const side = Array.from({ length: tiers }, (_, i) => {
          const reach = wide * (0.52 + (0.48 * (i + 1)) / tiers);
          const y = peak + ((196 - peak) * (i + 1)) / tiers;
          return i === tiers - 1
            ? [{ reach, y }]
            : [
                { reach, y },
                { reach: reach * notch, y },
              ];
        }).flat();
        const right = side.map(({ reach, y }) => [x + reach, y] as const);
        const left = side.map(({ reach, y }) => [x - reach, y] as const).toReversed();
        return union(polygon([[x, peak], ...right, ...left]), rect(x - wide * 0.17, 196, wide * 0.34, 28));
      };
      return {
        parts: [...ink(pine(80, 10, half, 3)), ...accent(pine(80 + half + young + 10, top, young, 2))],
        small: ink(pine(80, 10, 72, 2), pine(204, 110, 34, 1)),
      };
    },
  }),
];
