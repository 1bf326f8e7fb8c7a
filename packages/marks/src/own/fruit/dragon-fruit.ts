import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'dragon-fruit',
  zh: { word: '火龙果', meaning: '披一身火，内里清甜' },
  en: { word: 'dragon fruit', also: ['pitaya'], meaning: 'dressed in flames, cool and sweet inside' },
};

export const dragonFruitMarks = [
  defineMark({
    ...words,
    name: 'half',
    idea: { zh: '切开的火龙果，黑籽点点', en: 'a cut dragon fruit, its seeds scattered' },
    draw: ({ shape, circle, drop, vesica, shrink, union, cut, both, grow }, dice) => {
      const wide = dice.between(76, 82);
      const wall = dice.between(13, 15);
      const leaf = dice.between(26, 30);
      const body = shape([120, 52, 0], [120 + wide, 142, 90], [120, 228, 180], [120 - wide, 142, -90]);
      const crown = union(drop(120, 50, 17, [120, 4]), both(drop(86, 62, 16, [58, 18])));
      const side = both(vesica([50, 150], [8, 96], leaf));
      const seeds = [
        [104, 112],
        [138, 104],
        [120, 140],
        [90, 156],
        [150, 148],
        [124, 178],
      ].map(([x = 0, y = 0]) => circle(x, y, 8));
      return {
        parts: [
          ...ink(cut(body, shrink(body, wall), grow(crown, 8)), ...seeds),
          ...accent(crown, cut(side, grow(body, 8))),
        ],
        small: ink(
          cut(body, shrink(body, 21)),
          circle(104, 128, 13),
          circle(138, 158, 13),
          cut(drop(120, 40, 22, [120, 0]), grow(body, 4)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'whole',
    idea: { zh: '一只火龙果，鳞片如火苗向上', en: 'a whole dragon fruit, its scales rising like flames' },
    draw: ({ shape, vesica, both, union, cut, grow, drop }, dice) => {
      const wide = dice.between(62, 68);
      const curl = dice.between(18, 26);
      const scale = dice.between(24, 27);
      const body = shape([120, 60, 0], [120 + wide, 142, 90], [120, 224, 180], [120 - wide, 142, -90]);
      const crown = union(drop(120, 62, 16, [120, 4]), both(drop(92, 70, 15, [72 - curl / 3, 12])));
      const side = both(
        union(vesica([62, 134], [28, 74 + curl / 2], scale), vesica([66, 184], [22, 138 + curl / 2], scale)),
      );
      const inner = union(vesica([120, 152], [120, 98], scale), both(vesica([92, 190], [88, 136], scale - 2)));
      return {
        parts: [...ink(cut(body, grow(crown, 9), inner, grow(side, 8))), ...accent(crown, side)],
        small: ink(cut(body, vesica([120, 190], [120, 120], 34)), cut(crown, grow(body, 10))),
        places: { top: { x: 120, y: 4, width: 40 }, ground: 224 },
      };
    },
  }),
];
