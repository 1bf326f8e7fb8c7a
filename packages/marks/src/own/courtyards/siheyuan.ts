import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'siheyuan',
  zh: {
    word: '四合院',
    meaning: '四面合一院，一家团圆',
    also: ['胡同', '老宅', '北京四合院', '合院', '天井', '庭院', '老房子'],
  },
  en: {
    word: 'siheyuan',
    meaning: 'four wings round one court, one family',
    also: ['courtyard house', 'hutong', 'quadrangle', 'chinese courtyard', 'skywell'],
  },
};

export const siheyuanMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看四合院：四面瓦顶围着一方院子，院中一树',
      en: 'a courtyard from above: four tiled roofs round a square, a tree in the middle',
    },
    draw: ({ circle, rect, polygon, cut, turn, around }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(19, 22);
      const roof = cut(
        polygon([
          [16, 2],
          [224, 2],
          [168, 58],
          [72, 58],
        ]),
        ...[84, 120, 156].map((x) => rect(x - gap / 2, -4, gap, 40)),
      );
      return {
        parts: [...ink(...around(roof, 4, [120, 120])), ...accent(circle(120, 120, r))],
        small: ink(
          cut(
            rect(4, 4, 232, 232),
            rect(76, 76, 88, 88),
            turn(rect(-60, 111, 360, 18), 45, [120, 120]),
            turn(rect(-60, 111, 360, 18), -45, [120, 120]),
          ),
          circle(120, 120, 24),
        ),
        places: { inside: { x: 120, y: 120, width: 90, height: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'gate',
    idea: {
      zh: '四合院的大门：一道瓦檐，两扇门，门环相对',
      en: 'the gate of a courtyard house: tiled eaves, two leaves and their rings',
    },
    draw: ({ circle, rect, polygon, cut, union }, dice) => {
      const gap = dice.between(11, 12);
      const knob = dice.between(10, 12);
      const eaves = polygon(
        [
          [40, 26],
          [200, 26],
          [238, 76],
          [2, 76],
        ],
        3,
      );
      const walls = union(rect(14, 76 + gap, 36, 148 - gap, 2), rect(190, 76 + gap, 36, 148 - gap, 2));
      const leaf = (x: number) => rect(x, 76 + gap, 59 - gap / 2, 148 - gap);
      const rings = [circle(102, 152, knob), circle(138, 152, knob)];
      return {
        parts: [
          ...ink(rect(56, 2, 128, 12), eaves, walls),
          ...accent(cut(leaf(61), ...rings), cut(leaf(120 + gap / 2), ...rings)),
          ...ink(rect(6, 224 + gap, 228, 12, 2)),
        ],
        small: ink(
          polygon([
            [36, 8],
            [204, 8],
            [240, 70],
            [0, 70],
          ]),
          rect(14, 88, 32, 148),
          rect(194, 88, 32, 148),
          cut(rect(64, 88, 112, 148), rect(111, 80, 18, 170)),
        ),
        places: {
          inside: { x: 120, y: 150, width: 110, height: 120 },
          top: { x: 120, y: 2, width: 150 },
          ground: 247,
          facing: 'front',
        },
      };
    },
  }),
];
