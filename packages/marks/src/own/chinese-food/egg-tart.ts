import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'egg-tart',
  zh: { word: '蛋挞', meaning: '酥皮一圈，蛋香一汪', also: ['葡挞', '港式蛋挞', '葡式蛋挞'] },
  en: {
    word: 'egg tart',
    meaning: 'a ring of crisp crust round a pool of custard',
    also: ['custard tart', 'portuguese tart', 'egg custard tart'],
  },
};

export const eggTartMarks = [
  defineMark({
    ...words,
    name: 'fluted',
    idea: { zh: '一只蛋挞：花边酥皮，蛋液凝成一面镜', en: 'one tart: fluted crust, custard set like a mirror' },
    draw: ({ polygon, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const foot = dice.between(80, 84);
      const spot = dice.between(18, 22);
      const top = oval(120, 96, 114, 46);
      const custard = oval(120, 92, 94, 32);
      const cup = polygon(
        [
          [10, 100],
          [230, 100],
          [120 + foot, 196],
          [120 - foot, 196],
        ],
        [0, 0, 10, 10],
      );
      const flutes = [-2, -1, 0, 1, 2].map((i) =>
        polygon([
          [120 + i * 40 - gap / 2, 100],
          [120 + i * 40 + gap / 2, 100],
          [120 + i * 33 + gap / 2, 230],
          [120 + i * 33 - gap / 2, 230],
        ]),
      );
      return {
        parts: [
          ...ink(cut(top, grow(custard, gap)), cut(cup, grow(top, gap), ...flutes)),
          ...accent(cut(custard, oval(156, 86, spot, 9.5), oval(92, 98, spot * 0.8, 8), oval(108, 78, 12, 6))),
        ],
        small: ink(
          cut(oval(120, 84, 112, 52), oval(120, 82, 70, 24)),
          cut(
            polygon([
              [12, 92],
              [228, 92],
              [176, 214],
              [64, 214],
            ]),
            grow(oval(120, 84, 112, 52), 15),
          ),
        ),
        places: {
          top: { x: 120, y: 60, width: 150 },
          inside: { x: 120, y: 82, width: 140, height: 44 },
          ground: 196,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-egg',
    idea: {
      zh: '一只烤出焦斑的蛋挞，后面立着一枚蛋',
      en: 'a tart with scorched spots in its custard, an egg behind it',
    },
    draw: ({ circle, polygon, above, below, union, cut, grow, intersect }, dice) => {
      const gap = dice.between(10, 11);
      const spot = dice.between(15, 18);
      const top = oval(100, 136, 100, 44);
      const custard = oval(100, 134, 76, 25);
      const cup = polygon(
        [
          [4, 142],
          [196, 142],
          [150, 244],
          [50, 244],
        ],
        [0, 0, 10, 10],
      );
      const flutes = [-1.5, -0.5, 0.5, 1.5].map((i) =>
        polygon([
          [100 + i * 42 - gap / 2, 150],
          [100 + i * 42 + gap / 2, 150],
          [100 + i * 24 + gap / 2, 260],
          [100 + i * 24 - gap / 2, 260],
        ]),
      );
      const egg = union(
        intersect(circle(132, 90, 100), circle(184, 90, 100), above(90)),
        intersect(circle(158, 90, 74), below(90)),
      );
      return {
        parts: [
          ...ink(cut(top, grow(custard, gap)), cut(cup, grow(top, gap), ...flutes)),
          ...accent(cut(custard, oval(76, 132, spot, 8), oval(122, 138, 13, 7)), cut(egg, grow(union(top, cup), gap))),
        ],
        small: ink(cut(top, oval(100, 134, 60, 20)), cut(cup, grow(top, 15)), cut(egg, grow(union(top, cup), 16))),
        places: { ground: 244, facing: 'front' },
      };
    },
  }),
];
