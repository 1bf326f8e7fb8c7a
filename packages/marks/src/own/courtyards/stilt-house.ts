import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'courtyards',
  concept: 'stilt-house',
  zh: {
    word: '吊脚楼',
    meaning: '半山半水，楼悬其间',
    also: ['苗寨', '竹楼', '土家吊脚楼', '凤凰古城', '木楼', '洪崖洞', '傣家竹楼'],
  },
  en: {
    word: 'stilt house',
    meaning: 'half on the hill, half over the water',
    also: ['diaojiaolou', 'house on stilts', 'bamboo house', 'riverside stilt house'],
  },
};

export const stiltHouseMarks = [
  defineMark({
    ...words,
    name: 'river',
    idea: {
      zh: '长柱支起的木楼，坡顶翘角，楼下流水',
      en: 'a timber house on long posts under a tiled roof, water below',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const ridge = dice.between(30, 36);
      const roof = eaves(120, 2, 116, 74, ridge + 20);
      const house = cut(rect(36, 84, 168, 60), rect(60, 98, 30, 32), rect(105, 98, 30, 32), rect(150, 98, 30, 32));
      const porch = rect(16, 144 + gap - 2, 208, 14);
      const stilts = [34, 86, 140, 192].map((x) => rect(x, 156, 14, 62));
      const water = stroke(
        path([2, 232]).through([31, 218], [60, 232]).smooth([120, 232]).smooth([180, 232]).smooth([238, 232]),
        13,
      );
      return {
        parts: [...ink(roof, house, cut(union(porch, ...stilts), grow(water, 8))), ...accent(water)],
        small: ink(
          eaves(120, 2, 118, 80, 50),
          cut(rect(30, 94, 180, 66), rect(98, 112, 44, 30)),
          rect(34, 160, 26, 50),
          rect(180, 160, 26, 50),
          rect(0, 216, 240, 22),
        ),
        places: {
          top: { x: 120, y: 2, width: 90 },
          inside: { x: 120, y: 114, width: 120, height: 40 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-slope',
    idea: {
      zh: '吊脚楼靠山而立：一头坐在坡上，一头由长短柱子撑在半空',
      en: 'a house against the hillside, one end on the slope, the other held out on posts long and short',
    },
    draw: ({ rect, polygon, path, grow, union, cut }, dice) => {
      const raise = dice.between(0, 6);
      const roof = polygon([
        [16, 66 - raise],
        [58, 10],
        [178, 10],
        [228, 66 - raise],
      ]);
      const house = cut(
        rect(38, 77 - raise, 170, 45 + raise),
        rect(66, 89 - raise, 40, 22),
        rect(140, 89 - raise, 40, 22),
      );
      const hill = polygon([
        [240, 150],
        [240, 240],
        [116, 240],
        [176, 214],
      ]);
      const frame = union(rect(10, 133, 222, 18), ...[24, 88, 152].map((x) => rect(x, 145, 18, 95)));
      return {
        parts: [...ink(roof, house, cut(frame, grow(hill, 12))), ...accent(hill)],
        small: ink(
          polygon([
            [14, 62],
            [56, 10],
            [184, 10],
            [232, 62],
          ]),
          cut(rect(30, 78, 180, 62), rect(90, 94, 60, 28)),
          rect(34, 156, 24, 84),
          rect(96, 156, 24, 60),
          path([240, 156]).line([240, 240], [140, 240]).close(),
        ),
        places: {
          top: { x: 118, y: 10, width: 110 },
          inside: { x: 124, y: 100, width: 120, height: 40 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
