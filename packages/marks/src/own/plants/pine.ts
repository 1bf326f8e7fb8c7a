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
    from: 'west',
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
    from: 'west',
    idea: {
      zh: '一老一少两株松，枝如锐阶',
      en: 'a pine tree, old, with a young one, every bough a sharp step',
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
  defineMark({
    ...words,
    name: 'welcoming',
    from: 'china',
    idea: {
      zh: '黄山迎客松：曲干横枝，三层松云',
      en: 'a mountain pine tree that leans out in welcome, its boughs in three clouds',
    },
    draw: ({ above, circle, cut, grow, intersect, shape, union }, dice) => {
      const reach = dice.between(50, 54);
      const cloud = (x: number, y: number, wide: number, high: number) =>
        intersect(
          union(
            circle(x - wide * 0.06, y - high * 0.4, high * 1.06),
            circle(x - wide * 0.58, y, high * 0.82),
            circle(x + wide * 0.52, y - high * 0.1, high * 0.9),
          ),
          above(y + high * 0.2),
        );
      const crown = cloud(106, 70, 66, 42);
      const bough = cloud(184, 130, reach, 30);
      const low = cloud(48, 146, 44, 26);
      const trunk = shape(
        [84, 238, null, -40],
        [130, 188, -75],
        [114, 178, -150, null],
        [54, 176, 180, null],
        [54, 161, null, 0],
        [106, 146, -50],
        [98, 84, -95, null],
        [116, 84, null, 85],
        [130, 134, 70],
        [150, 156, 0],
        [186, 142, -20, null],
        [188, 156, null, 160],
        [154, 184, 120],
        [144, 238, 85, null],
      );
      return {
        parts: [...ink(cut(trunk, grow(union(crown, bough, low), 8))), ...accent(crown, bough, low)],
        small: [...ink(cut(trunk, grow(union(crown, bough, low), 12))), ...accent(crown, bough, low)],
        places: { top: { x: 104, y: 12, width: 60 }, ground: 238 },
      };
    },
  }),
];
