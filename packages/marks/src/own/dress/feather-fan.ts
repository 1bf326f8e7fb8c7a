import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'feather-fan',
  zh: { word: '羽扇', meaning: '羽扇纶巾，谈笑间', also: ['羽毛扇', '鹅毛扇', '诸葛扇', '孔明扇'] },
  en: {
    word: 'feather fan',
    meaning: 'plans made with a smile behind it',
    also: ['goose feather fan', 'zhuge fan', "strategist's fan"],
  },
};

export const featherFanMarks = [
  defineMark({
    ...words,
    name: 'spread',
    idea: { zh: '一把羽扇，片片羽毛从扇柄展开', en: 'a fan of whole feathers spreading from its handle' },
    draw: ({ circle, rect, vesica, below, path, stroke, union, cut, grow, turn }, dice) => {
      const wide = dice.between(40, 43);
      const spread = dice.between(29, 31);
      const feather = cut(vesica([120, -6], [120, 158], wide), stroke(path([120, 40]).line([120, 130]), 9.5));
      const plain = vesica([120, 6], [120, 158], 44);
      const fan = [-2, -1, 0, 1, 2].map((i) => turn(feather, i * spread, [120, 176]));
      const hilt = union(circle(120, 186, 22), rect(111, 190, 18, 54, 8));
      return {
        parts: [...ink(...fan.map((one) => cut(one, grow(hilt, 9)))), ...accent(hilt)],
        small: ink(...[-1, 0, 1].map((i) => turn(cut(plain, below(150)), i * 42, [120, 176])), rect(106, 164, 28, 76)),
        places: { hands: [[120, 220]], facing: 'front' },
      };
    },
  }),
];
