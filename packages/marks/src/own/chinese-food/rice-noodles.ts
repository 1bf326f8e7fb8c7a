import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

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
      zh: '一碟肠粉，三条卷得软软的，淋一勺酱油',
      en: 'a dish of rice rolls, three soft folds under a spoon of soy',
    },
    draw: ({ rect, path, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const fat = dice.between(40, 43);
      const drip = dice.between(14, 22);
      const roll = (i: number) => rect(20 + i * 4, 62 + i * (fat + gap), 192 - i * 8, fat, fat * 0.46);
      const rolls = [roll(0), roll(1)];
      const plate = path([2, 62 + (fat + gap) * 2])
        .line([238, 62 + (fat + gap) * 2])
        .through([214, 196], [176, 200])
        .line([64, 200])
        .through([26, 196], [2, 62 + (fat + gap) * 2])
        .close();
      const sauce = path([52, 52])
        .line([176, 52])
        .through([188, 64], [176, 76])
        .line([160, 76])
        .line([160, 86 + drip])
        .through([149, 97 + drip], [138, 86 + drip])
        .line([138, 76], [98, 76], [98, 92 + drip])
        .through([87, 103 + drip], [76, 92 + drip])
        .line([76, 76], [52, 76])
        .through([40, 64], [52, 52])
        .close();
      return {
        parts: [...ink(...rolls.map((one) => cut(one, grow(sauce, gap))), plate), ...accent(sauce)],
        small: ink(rect(18, 50, 204, 46, 20), rect(18, 112, 204, 46, 20), rect(2, 176, 236, 30)),
        places: { ground: 200, top: { x: 114, y: 52, width: 130 }, facing: 'front' },
      };
    },
  }),
];
