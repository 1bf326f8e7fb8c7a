import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'rice-terraces',
  zh: {
    word: '梯田',
    meaning: '层层叠叠，种出山的纹理',
    also: ['稻田', '元阳梯田', '龙脊梯田', '茶山', '茶园', '田园', '水田'],
  },
  en: {
    word: 'rice terraces',
    meaning: 'the hill, combed into fields',
    also: ['terraced fields', 'rice paddies', 'tea hills', 'rice field', 'terrace farming'],
  },
};

export const riceTerracesMarks = [
  defineMark({
    ...words,
    name: 'steps',
    idea: { zh: '弧形田埂一层层爬上山，山顶一轮日', en: 'curved banks climbing the hill in steps, the sun above' },
    draw: ({ circle, below, path, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const sun = dice.between(28, 32);
      const bands = [
        [66, 92],
        [102, 46],
        [138, 20],
        [174, 4],
      ] as const;
      const shape = (i: number) => {
        const [y, x] = bands[i]!;
        return path([x, y + 26])
          .through([120, y - 26], [240 - x, y + 26])
          .line([240 - x + 20, y + 70], [x - 20, y + 70])
          .close();
      };
      const layer = (i: number) => cut(shape(i), ...(i < 3 ? [grow(shape(i + 1), gap)] : []), below(234));
      return {
        parts: [...ink(layer(0), layer(1), layer(2), layer(3)), ...accent(circle(196, 30, sun * 0.9))],
        small: ink(
          ...[0, 2].map((i) => cut(shape(i), ...(i < 2 ? [grow(shape(2), 16)] : []), below(236))),
          circle(200, 34, 30),
        ),
        places: { top: { x: 120, y: 44, width: 60 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
