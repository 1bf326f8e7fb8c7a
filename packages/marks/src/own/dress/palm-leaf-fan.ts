import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'palm-leaf-fan',
  zh: { word: '蒲扇', meaning: '摇着蒲扇，讲起从前', also: ['芭蕉扇', '葵扇', '大蒲扇'] },
  en: {
    word: 'palm leaf fan',
    meaning: 'an old fan, an old story, a long summer night',
    also: ['cattail leaf fan', 'plantain fan', 'banana leaf fan'],
  },
};

export const palmLeafFanMarks = [
  defineMark({
    ...words,
    name: 'ribbed',
    idea: { zh: '一把大蒲扇，叶脉从柄散开', en: 'a broad leaf fan, its ribs spreading from the handle' },
    draw: ({ circle, rect, above, path, stroke, union, cut, intersect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(94, 98);
      const leaf = union(
        intersect(circle(120, 98, r), above(150)),
        path([120 - r * 0.84, 146])
          .line([120 + r * 0.84, 146])
          .through([180, 184], [128, 182])
          .line([112, 182])
          .through([60, 184], [120 - r * 0.84, 146])
          .close(),
      );
      const rib = (x: number, y: number) => stroke(path([120, 160]).line([x, y]), gap);
      return {
        parts: [
          ...ink(cut(leaf, rib(120, 36), rib(68, 50), rib(172, 50), rib(40, 94), rib(200, 94))),
          ...accent(rect(110, 192, 20, 56, 9)),
        ],
        small: ink(union(leaf, rect(108, 170, 24, 74))),
        places: { hands: [[120, 220]], inside: { x: 120, y: 100, width: 150, height: 100 }, facing: 'front' },
      };
    },
  }),
];
