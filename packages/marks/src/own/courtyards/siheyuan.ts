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
    name: 'four-roofs',
    idea: {
      zh: '斜看四合院：四面坡顶相连，围着一方院子，院里一棵树',
      en: 'a courtyard house seen from a corner: four pitched roofs joined round a square, a tree in it',
    },
    draw: ({ circle, polygon, cut, grow, mirror, shrink, union }, dice) => {
      const crown = dice.between(17, 18.5);
      const at = (x: number, y: number, z: number): readonly [number, number] => [
        120 + (x - y) * 12,
        70 + (x + y) * 7.4 - z * 14,
      ];
      const side = (...corners: (readonly [number, number])[]) => shrink(polygon(corners), 4.7);
      const slope = side(at(0, 10, 2), at(10, 10, 2), at(8.2, 8.2, 3.8), at(1.8, 8.2, 3.8));
      const wall = side(at(0, 10, 2), at(10, 10, 2), at(10, 10, -0.4), at(0, 10, -0.4));
      const inner = side(at(1.8, 8.2, 3.8), at(1.8, 1.8, 3.8), at(3.4, 3.4, 2), at(3.4, 7.6, 2));
      const door = polygon([at(4, 10, 1), at(6, 10, 1), at(6, 10, -1), at(4, 10, -1)]);
      const tree = circle(120, 117, crown);
      const front = union(slope, mirror(slope));
      return {
        parts: [
          ...ink(
            slope,
            mirror(slope),
            cut(wall, door),
            mirror(wall),
            cut(inner, grow(front, 9)),
            mirror(cut(inner, grow(front, 9))),
          ),
          ...accent(cut(tree, grow(front, 9))),
        ],
        small: ink(slope, mirror(slope), cut(inner, grow(front, 14)), mirror(cut(inner, grow(front, 14)))),
        places: { inside: { x: 120, y: 120, width: 90, height: 60 }, ground: 218, facing: 'front' },
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
