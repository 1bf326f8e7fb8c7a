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
    name: 'egg-into-tart',
    idea: { zh: '一枚蛋磕开，蛋黄落进花边的挞皮', en: 'an egg cracked open, its yolk falling into a fluted tart' },
    draw: ({ circle, polygon, above, below, path, stroke, union, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const crack = path([40, 66])
        .line([64, 84], [92, 62], [120, 84], [148, 62], [176, 84], [200, 66])
        .through([120, -64], [40, 66])
        .close();
      const cup = polygon(
        [
          [14, 160],
          [226, 160],
          [186, 240],
          [54, 240],
        ],
        [6, 6, 6, 6],
      );
      const flutes = union(
        ...[-66, -33, 0, 33, 66].map((d) => stroke(path([120 + d, 190]).line([120 + d * 0.72, 246]), 9, 'butt')),
      );
      return {
        parts: [
          ...ink(crack, cut(cup, flutes, stroke(path([0, 182]).line([240, 182]), 9, 'butt'))),
          ...accent(intersect(circle(120, 150, 56), above(160 - gap))),
        ],
        small: ink(
          cut(circle(120, 74, 74), below(70)),
          cut(circle(120, 150, 46), below(146)),
          polygon(
            [
              [14, 162],
              [226, 162],
              [186, 240],
              [54, 240],
            ],
            6,
          ),
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
