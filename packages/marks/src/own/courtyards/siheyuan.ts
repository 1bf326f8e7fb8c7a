import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

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
      zh: '四合院的大门：飞檐下两扇红门带门环，台阶三级，院墙向两边伸开',
      en: 'the gate of a courtyard house: lifted eaves over a studded door, three steps, the wall running out on both sides',
    },
    draw: ({ circle, rect, below, union, cut, both }, dice) => {
      const rise = dice.between(84, 92);
      const roof = eaves(120, 12, 92, rise - 20, 40);
      const door = cut(
        rect(70, rise + 6, 100, 104 - (rise - 88)),
        rect(115, rise, 10, 140),
        circle(104, 146, 7),
        circle(136, 146, 7),
      );
      const wall = both(union(rect(4, 122, 54, 76), rect(0, 104, 62, 13, 3)));
      const steps = union(rect(62, 208, 116, 11), rect(44, 219, 152, 13, 2));
      return {
        parts: [...ink(roof, cut(wall, both(rect(16, 140, 30, 30))), steps), ...accent(cut(door, below(199)))],
        small: ink(
          eaves(120, 14, 100, 76, 44),
          both(rect(0, 112, 58, 100)),
          both(rect(72, 106, 40, 106)),
          rect(40, 220, 160, 16),
        ),
        places: {
          ground: 232,
          top: { x: 120, y: 12, width: 70 },
          inside: { x: 120, y: 150, width: 90, height: 90 },
          facing: 'front',
        },
      };
    },
  }),
];
