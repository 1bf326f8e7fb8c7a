import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'whetstone',
  zh: { word: '磨刀石', meaning: '细细打磨，锋芒自来', also: ['磨石', '砥石', '油石', '磨刀'] },
  en: {
    word: 'whetstone',
    meaning: 'patience on stone gives the edge',
    also: ['sharpening stone', 'water stone', 'honing stone', 'knife sharpening'],
  },
};

export const whetstoneMarks = [
  defineMark({
    ...words,
    name: 'with-blade',
    idea: { zh: '一把刀斜压在磨刀石上', en: 'a knife drawn along a sharpening stone' },
    draw: ({ cut, grow, rect, shape, turn, union }, dice) => {
      const lean = dice.between(-12, -9);
      const blade = shape([2, 136, null, -38], [62, 92, -8, 0], [158, 88], [158, 136]);
      const knife = turn(blade, lean, [120, 120]);
      const handle = turn(rect(168, 86, 76, 28, [4, 12, 12, 4]), lean, [120, 120]);
      const stone = cut(rect(14, 166, 212, 62, 6), rect(0, 200, 240, 9.8));
      return {
        parts: [...ink(cut(stone, grow(knife, 9.8))), ...accent(knife, handle)],
        small: [...ink(cut(rect(14, 172, 212, 56, 6), grow(knife, 14))), ...accent(union(knife, handle))],
        places: { ground: 228, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-its-block',
    idea: { zh: '磨刀石搁在木架上，几滴清水', en: 'a stone on its wooden holder, three drops of water above' },
    draw: ({ drop, polygon, rect, union }, dice) => {
      const r = dice.between(15, 18);
      const stone = polygon(
        [
          [36, 104],
          [204, 104],
          [222, 152],
          [18, 152],
        ],
        4,
      );
      const holder = union(rect(6, 162, 228, 30, 6), rect(28, 186, 40, 34, 4), rect(172, 186, 40, 34, 4));
      const drops = [
        [72, 74],
        [120, 56],
        [168, 74],
      ].map(([x, y]) => drop(x!, y!, r, [x!, y! - 40]));
      return {
        parts: [...ink(stone, holder), ...accent(...drops)],
        small: [...ink(stone, holder), ...accent(drop(120, 62, 24, [120, 4]))],
        places: { top: { x: 120, y: 104, width: 150 }, ground: 220, facing: 'front' },
      };
    },
  }),
];
