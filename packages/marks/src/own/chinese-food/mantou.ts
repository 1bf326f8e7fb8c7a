import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'chinese-food',
  concept: 'mantou',
  zh: { word: '馒头', meaning: '一揉一发一蒸，麦子的本味', also: ['花卷', '大馒头', '白馍', '手工馒头'] },
  en: {
    word: 'mantou',
    meaning: 'kneaded, risen and steamed: the plain taste of wheat',
    also: ['steamed bread', 'flower roll', 'chinese steamed bread'],
  },
};

export const mantouMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: { zh: '两个圆馒头并排冒着热气', en: 'two round loaves side by side, steaming' },
    draw: ({ circle, rect, above, intersect, cut, grow, soften }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(64, 68);
      const weight = dice.between(11, 13);
      const loaf = (x: number, size: number) => soften(intersect(circle(x, 202 - size * 0.5, size), above(202)), 14);
      const [near, far] = [loaf(76, r + 4), loaf(172, r - 4)];
      return {
        parts: [
          ...ink(near, cut(far, grow(near, gap))),
          ...accent(
            steam(76, 84, 64, weight),
            steam(122, 84, 64, weight),
            steam(168, 84, 64, weight),
            rect(8, 202 + gap, 224, 14, 7),
          ),
        ],
        small: ink(
          intersect(circle(78, 150, 70), above(196)),
          cut(intersect(circle(176, 158, 60), above(196)), circle(78, 150, 84)),
          rect(4, 210, 232, 22),
        ),
        places: { top: { x: 76, y: 104, width: 80 }, ground: 202, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flower-roll',
    idea: { zh: '一只花卷，层层卷进中心', en: 'a flower roll, its layers wound to the middle' },
    draw: ({ circle, path, stroke, cut, intersect, above, soften }, dice) => {
      const gap = dice.between(9.5, 11);
      const pitch = dice.between(25, 27);
      const at = (n: number): [number, number] => [120, 128 + n * pitch];
      const swirl = stroke(
        path(at(-0.5))
          .through([120 + pitch / 2, 128], at(0.5))
          .smooth(at(-1.5))
          .smooth(at(1.5))
          .smooth([214, 118]),
        gap,
        'round',
      );
      const bun = soften(intersect(circle(120, 124, 104), above(204)), 24);
      return {
        parts: ink(cut(bun, swirl)),
        small: ink(cut(bun, circle(120, 124, 54)), circle(120, 124, 34)),
        places: { top: { x: 120, y: 20, width: 80 }, ground: 204, facing: 'front' },
      };
    },
  }),
];
