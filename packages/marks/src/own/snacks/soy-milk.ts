import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'soy-milk',
  zh: {
    word: '豆浆',
    meaning: '清晨磨出的第一碗热乎',
    also: ['豆浆油条', '现磨豆浆', '豆奶', '豆汁', '早餐店', '早点'],
  },
  en: {
    word: 'soy milk',
    meaning: 'the first warm bowl of the morning, freshly ground',
    also: ['soymilk', 'fresh soy milk', 'chinese breakfast', 'soya milk'],
  },
};

export const soyMilkMarks = [
  defineMark({
    ...words,
    name: 'breakfast',
    idea: {
      zh: '一碗热豆浆，碗沿搁着一对油条',
      en: 'a hot bowl of soy milk with a pair of fried dough sticks across it',
    },
    draw: ({ rect, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tilt = dice.between(-15, -11);
      const dough = turn(union(rect(14, 84, 212, 24, 12), rect(14, 106, 212, 24, 12)), tilt, [120, 108]);
      const twist = turn(
        union(...[62, 108, 154].map((x) => stroke(path([x, 84]).line([x + 22, 130]), 10, 'butt'))),
        tilt,
        [120, 108],
      );
      return {
        parts: [
          ...ink(cut(bowl(120, 140, 102), grow(dough, gap), rect(0, 168, 240, 10))),
          ...accent(cut(dough, twist)),
          ...ink(steam(92, 66, 60, 13), steam(140, 52, 52, 13)),
        ],
        small: ink(cut(bowl(120, 140, 104), grow(dough, 16)), dough),
        places: { inside: { x: 120, y: 190, width: 100, height: 40 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
