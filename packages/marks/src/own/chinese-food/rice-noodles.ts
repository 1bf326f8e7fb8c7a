import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'rice-noodles',
  zh: { word: '米粉', meaning: '一碗粉，一天的精神', also: ['米线', '螺蛳粉', '肠粉', '过桥米线', '桂林米粉', '粉'] },
  en: {
    word: 'rice noodles',
    meaning: 'a bowl of noodles and the day can start',
    also: ['rice vermicelli', 'snail noodles', 'rice noodle roll', 'cheung fun'],
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
      zh: '一碟肠粉，三条并排卷得软软的，撒几粒葱花',
      en: 'three soft rice rolls side by side on a plate, a few rings of scallion on top',
    },
    draw: ({ rect, circle, cut }, dice) => {
      const dot = dice.between(8, 9);
      const plate = cut(oval(120, 126, 118, 100), oval(120, 126, 118 - 18, 100 - 18));
      const roll = (x: number, tall: number) => rect(x - 17.5, 126 - tall / 2, 35, tall, 16);
      const chives = [-1, 0, 1].flatMap((i) => [
        circle(120 + i * 45, 108 + i * 8, dot),
        circle(120 + i * 45, 150 - i * 6, dot),
      ]);
      const rolls = [roll(75, 108), roll(120, 128), roll(165, 108)];
      return {
        parts: ink(plate, ...rolls.map((one) => cut(one, ...chives))),
        small: ink(
          cut(oval(120, 126, 118, 100), oval(120, 126, 94, 76)),
          rect(62, 84, 32, 84, 14),
          rect(104, 72, 32, 108, 14),
          rect(146, 84, 32, 84, 14),
        ),
        places: { inside: { x: 120, y: 126, width: 130, height: 100 }, facing: 'front' },
      };
    },
  }),
];
