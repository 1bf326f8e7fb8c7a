import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'gable',
  zh: { word: '山墙', meaning: '一道坡顶，撑起一个家', also: ['山墙屋顶', '人字屋顶', '坡屋顶', '人字墙', '阶梯山墙'] },
  en: {
    word: 'gable',
    meaning: 'two slopes that hold up a home',
    also: ['gable roof', 'gabled roof', 'gabled house', 'gable end', 'stepped gable', 'dutch gable', 'gables'],
  },
};

export const gableMarks = [
  defineMark({
    ...words,
    name: 'peak',
    idea: {
      zh: '人字坡顶罩着山墙，顶上一扇对窗',
      en: 'two roof slopes over a gable wall, a pair of panes under the peak',
    },
    draw: ({ cut, polygon, rect }, dice) => {
      const pitch = dice.between(112, 120);
      const roof = polygon([
        [120, 10],
        [236, 10 + pitch],
        [216, 34 + pitch],
        [120, 50],
        [24, 34 + pitch],
        [4, 10 + pitch],
      ]);
      const wall = polygon([
        [120, 66],
        [196, 62 + pitch * 0.83],
        [196, 178],
        [44, 178],
        [44, 62 + pitch * 0.83],
      ]);
      const course = rect(30, 188, 180, 14);
      const below = rect(44, 212, 152, 24);
      return {
        parts: [...accent(roof), ...ink(cut(wall, rect(95, 114, 20, 46), rect(125, 114, 20, 46)), course, below)],
        small: [...accent(roof), ...ink(cut(wall, rect(98, 118, 44, 42)), rect(44, 196, 152, 40))],
        places: {
          top: { x: 120, y: 14, width: 20 },
          inside: { x: 120, y: 134, width: 44, height: 44 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stepped',
    from: 'west',
    idea: {
      zh: '运河边的阶梯山墙，一层层收到尖顶',
      en: 'a canal house with a stepped gable, narrowing stair by stair',
    },
    draw: ({ both, cut, grow, rect, union }, dice) => {
      const step = dice.between(26, 30);
      const wall = union(
        rect(40, 232 - 118, 160, 118),
        rect(62, 114 - step, 116, 120),
        rect(84, 114 - step * 2, 72, 120),
        rect(104, 114 - step * 2 - 34, 32, 120),
      );
      const windows = both(rect(130, 126, 28, 36));
      const door = rect(103, 184, 34, 48);
      const attic = rect(107, 74, 26, 30);
      return {
        parts: [...ink(cut(wall, windows, grow(door, 9), attic)), ...accent(door)],
        small: ink(cut(wall, rect(104, 170, 32, 70))),
        places: {
          top: { x: 120, y: 30, width: 30 },
          inside: { x: 120, y: 208, width: 30, height: 46 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
