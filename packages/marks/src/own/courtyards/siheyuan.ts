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
];
