import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'rice-noodles',
  zh: { word: '米粉', meaning: '一碗粉，一天的精神', also: ['米线', '螺蛳粉', '肠粉', '过桥米线', '桂林米粉', '粉'] },
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
    name: 'rolls',
    idea: {
      zh: '一碟肠粉：三条软粉卷切成段，露出卷芯，淋酱撒葱',
      en: 'three soft rice rolls on a dish, cut ends showing the coil inside, scallions on top',
    },
    draw: ({ circle, ring, rect, polygon, path, stroke, cut }, dice) => {
      const soft = dice.between(20, 22);
      const roll = (x: number, y: number) =>
        cut(
          rect(x, y, 150, soft * 2, soft),
          ring(x + soft, y + soft, soft - 6, 9),
          circle(x + 70, y + soft, 6),
          circle(x + 104, y + soft + 4, 6),
        );
      const plate = polygon(
        [
          [4, 184],
          [236, 184],
          [204, 216],
          [36, 216],
        ],
        8,
      );
      return {
        parts: [
          ...ink(plate),
          ...accent(roll(22, 132), roll(70, 80)),
          ...ink(stroke(path([92, 66]).line([204, 22]), 11), stroke(path([116, 70]).line([220, 42]), 11)),
        ],
        small: ink(rect(20, 128, 160, 42, 20), rect(70, 72, 150, 42, 20), rect(8, 188, 224, 28, 8)),
        places: { ground: 216, facing: 'front' },
      };
    },
  }),
];
