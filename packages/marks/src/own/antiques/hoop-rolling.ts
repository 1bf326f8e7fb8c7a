import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'hoop-rolling',
  zh: { word: '滚铁环', meaning: '一根铁钩，推着童年跑', also: ['铁环', '推铁环', '滚圈', '童年游戏'] },
  en: {
    word: 'hoop rolling',
    meaning: 'a hook, a hoop, and childhood runs ahead',
    also: ['rolling hoop', 'iron hoop', 'hoop and stick'],
  },
};

export const hoopRollingMarks = [
  defineMark({
    ...words,
    name: 'boy',
    idea: { zh: '一只大铁环被铁钩推着向前滚', en: 'a big iron hoop pushed along by its hooked stick' },
    draw: ({ circle, ring, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(84, 88);
      const hoop = ring(88, 144, r, 17);
      const stick = union(
        stroke(path([238, 14]).line([196, 118]), 14),
        stroke(path([196, 118]).through([186, 150], [206, 158]), 14),
      );
      const dash = [stroke(path([196, 196]).line([232, 196]), 12), stroke(path([182, 222]).line([232, 222]), 12)];
      return {
        parts: [...ink(cut(hoop, grow(stick, gap))), ...accent(cut(stick, grow(circle(88, 144, r), 4)), ...dash)],
        small: ink(ring(92, 144, 90, 26), stroke(path([228, 14]).line([196, 100]), 22)),
        places: { inside: { x: 88, y: 144, width: 100, height: 100 }, hands: [[236, 20]], ground: 230, facing: 'left' },
      };
    },
  }),
];
