import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'rice-noodles',
  zh: {
    word: '米粉',
    meaning: '一碗粉，一天的精神',
    also: ['米线', '螺蛳粉', '肠粉', '过桥米线', '桂林米粉', '粉', '粿条', '河粉', '濑粉', '粉条', '米缆'],
  },
  en: {
    word: 'rice noodles',
    meaning: 'a bowl of noodles and the day can start',
    also: ['rice vermicelli'],
  },
};

export const riceNoodlesMarks = [
  defineMark({
    ...words,
    name: 'snail-noodles',
    idea: {
      zh: '一碗螺蛳粉：粉条盘起，一只田螺坐在上面',
      en: 'a bowl of snail noodles, strands coiled beside a river snail',
    },
    draw: ({ circle, ring, path, stroke, union, cut, grow, below, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const pitch = dice.between(18, 19);
      const dish = bowl(120, 142, 100);
      const at = (n: number): [number, number] => [150, 84 + n * pitch];
      const swirl = stroke(
        path(at(-0.5))
          .through([150 + pitch / 2, 84], at(0.5))
          .smooth(at(-1.5))
          .smooth(at(1.4)),
        gap,
      );
      const shell = cut(
        union(
          circle(150, 84, 48),
          polygon(
            [
              [188, 56],
              [224, 120],
              [150, 132],
            ],
            6,
          ),
        ),
        below(142 - gap),
      );
      const arcs = [50, 29].map((r) => cut(ring(62, 140, r, 11), below(142 - gap), grow(shell, gap)));
      return {
        parts: [...ink(dish), ...accent(...arcs, cut(shell, swirl))],
        small: ink(
          bowl(120, 142, 106),
          cut(cut(circle(146, 80, 58), circle(146, 80, 28)), below(126)),
          circle(146, 80, 14),
        ),
        places: {
          ground: 238,
          top: { x: 150, y: 36, width: 60 },
          inside: { x: 130, y: 186, width: 110, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rice-ear',
    idea: {
      zh: '一碗米粉：竹筷挑起长长的粉，碗上印一穗稻',
      en: 'long strands lifted out of a bowl that bears an ear of rice',
    },
    draw: ({ rect, vesica, path, stroke, union, cut }, dice) => {
      const pen = dice.between(9.6, 10.4);
      const ear = union(
        stroke(path([66, 206]).through([108, 172], [160, 158]), 9, 'butt'),
        vesica([100, 174], [112, 144], 17),
        vesica([128, 164], [148, 138], 17),
        vesica([104, 184], [140, 194], 17),
        vesica([132, 172], [170, 176], 17),
        vesica([158, 158], [194, 146], 17),
      );
      const strands = [72, 92, 112, 132].map((x) =>
        stroke(
          path([x, 62])
            .through([x - 7, 84], [x, 104])
            .smooth([x + 2, 122]),
          pen,
        ),
      );
      return {
        parts: [
          ...ink(cut(bowl(120, 132, 104), ear)),
          ...accent(...strands),
          ...ink(stroke(path([38, 50]).line([226, 22]), 11), stroke(path([38, 28]).line([226, 2]), 11)),
        ],
        small: ink(
          bowl(120, 132, 108),
          rect(60, 44, 20, 76),
          rect(100, 44, 20, 76),
          rect(140, 44, 20, 76),
          rect(30, 8, 190, 20, 8),
        ),
        places: { ground: 232, inside: { x: 120, y: 176, width: 120, height: 56 }, facing: 'front' },
      };
    },
  }),
];
