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
  defineMark({
    ...words,
    name: 'running-child',
    idea: { zh: '孩子跑着，手里一根铁钩推着大铁环', en: 'a child at a run, driving a big iron hoop ahead of the hook' },
    draw: ({ circle, ring, path, stroke, grow, union, cut }, dice) => {
      const r = dice.between(56, 60);
      const head = dice.between(24, 26);
      const hoop = ring(58, 178, r, 15);
      const child = union(
        stroke(path([178, 92]).line([170, 148]), 34),
        stroke(path([170, 88]).line([136, 108]), 16),
        stroke(path([186, 90]).line([226, 118]), 16),
        stroke(path([164, 152]).line([144, 188], [160, 228]), 18),
        stroke(path([176, 152]).line([206, 182], [234, 172]), 18),
      );
      const stick = stroke(path([126, 114]).line([96, 132]), 13);
      return {
        parts: [...ink(cut(hoop, grow(stick, 9)), child, circle(174, 32, head)), ...accent(cut(stick, grow(child, 4)))],
        small: ink(
          ring(62, 172, 62, 22),
          circle(180, 40, 30),
          stroke(path([178, 104]).line([170, 150]), 40),
          stroke(path([150, 200]).line([150, 228]), 20),
          stroke(path([190, 194]).line([226, 206]), 20),
        ),
        places: {
          head: { x: 174, y: 8, width: 46 },
          inside: { x: 58, y: 178, width: 70, height: 70 },
          ground: 236,
          facing: 'left',
        },
      };
    },
  }),
];
