import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'melon-seeds',
  zh: { word: '瓜子', meaning: '一把瓜子，聊到日落', also: ['葵花籽', '葵瓜子', '西瓜子', '南瓜子', '炒货', '嗑瓜子'] },
  en: {
    word: 'sunflower seeds',
    meaning: 'a handful, and the talk goes on till dusk',
    also: ['melon seeds', 'roasted seeds', 'seeds snack'],
  },
};

export const melonSeedsMarks = [
  defineMark({
    ...words,
    name: 'three',
    idea: { zh: '三颗带条纹的瓜子散成一把', en: 'three striped seeds fanned like a handful' },
    draw: ({ rect, drop, path, stroke, cut, move, turn }, dice) => {
      const spread = dice.between(44, 48);
      const pen = dice.between(11, 12);
      const plain = drop(120, 66, 46, [120, 204]);
      const seed = cut(
        plain,
        stroke(path([104, 52]).line([113, 132]), pen),
        stroke(path([136, 52]).line([127, 132]), pen),
      );
      const out = (angle: number, one = seed) => turn(move(one, 0, -26), angle, [120, 238]);
      return {
        parts: [...ink(out(-spread), out(spread)), ...accent(out(0))],
        small: ink(
          ...[-spread, 0, spread].map((angle) =>
            turn(cut(move(plain, 0, -26), rect(110, 20, 20, 76)), angle, [120, 238]),
          ),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
];
