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
      const foot = dice.between(54, 60);
      const spot = dice.between(18, 22);
      const top = oval(120, 84, 112, 50);
      const custard = oval(120, 82, 86, 30);
      const cup = polygon(
        [
          [12, 92],
          [228, 92],
          [120 + foot, 210],
          [120 - foot, 210],
        ],
        [0, 0, 10, 10],
      );
      const flutes = [-2, -1, 0, 1, 2].map((i) =>
        polygon([
          [120 + i * 40 - gap / 2, 100],
          [120 + i * 40 + gap / 2, 100],
          [120 + i * 22 + gap / 2, 230],
          [120 + i * 22 - gap / 2, 230],
        ]),
      );
      return {
        parts: [
          ...ink(cut(top, grow(custard, gap)), cut(cup, grow(top, gap), ...flutes)),
          ...accent(cut(custard, oval(146, 78, spot, 9.5))),
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
          ground: 210,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'risen',
    idea: { zh: '刚出炉的蛋挞，蛋心鼓起，焦斑点点', en: 'a tart just out of the oven, its custard risen and browned' },
    draw: ({ circle, polygon, rect, cut, intersect, above, union }, dice) => {
      const gap = dice.between(9, 10);
      const rise = dice.between(92, 100);
      const spot = dice.between(10, 11.5);
      const dome = intersect(circle(120, 34 + rise, rise), above(112 - gap));
      const spots = [circle(84, 82, spot), circle(124, 66, spot), circle(156, 86, spot)];
      const rim = union(...[0, 1, 2, 3, 4, 5].map((i) => circle(25 + i * 38, 122, 21)), rect(25, 112, 190, 32));
      const cup = cut(
        polygon(
          [
            [24, 146],
            [216, 146],
            [178, 226],
            [62, 226],
          ],
          [0, 0, 8, 8],
        ),
        rect(0, 134, 240, 10 + gap),
      );
      return {
        parts: [...ink(cut(rim, rect(0, 80, 240, 32), rect(0, 144, 240, 40)), cup), ...accent(cut(dome, ...spots))],
        small: ink(
          rect(4, 116, 232, 34, 16),
          polygon([
            [24, 166],
            [216, 166],
            [180, 228],
            [60, 228],
          ]),
          intersect(circle(120, 120, 92), above(100)),
        ),
        places: { top: { x: 120, y: 34, width: 90 }, ground: 226, facing: 'front' },
      };
    },
  }),
];
