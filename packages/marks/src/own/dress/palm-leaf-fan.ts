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
  defineMark({
    ...words,
    name: 'waved',
    idea: {
      zh: '一只手摇着蒲扇，扇边两道凉风',
      en: 'a hand waving a palm-leaf fan, the cool air in two strokes beside it',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, grow, turn, onCircle }, dice) => {
      const lean = dice.between(24, 28);
      const wide = dice.between(72, 76);
      const leaf = path([120, 166])
        .through([120 - wide, 118], [120 - wide + 6, 66])
        .through([120, 2], [120 + wide - 6, 66])
        .through([120 + wide, 118], [120, 166])
        .close();
      const ribs = [-50, -17, 17, 50].map((way) => turn(vesica([120, 12], [120, 140], 18), way, [120, 158]));
      const swing = (a: Parameters<typeof turn>[0]) => turn(a, lean, [120, 220]);
      const arm = union(circle(116, 204, 32), stroke(path([116, 206]).line([60, 246]), 40));
      const breeze = [94, 122].map((r) =>
        stroke(path(onCircle(176, 84, r, 192)).through(onCircle(176, 84, r, 178), onCircle(176, 84, r, 160)), 14),
      );
      return {
        parts: [
          ...ink(cut(swing(union(leaf, rect(110, 140, 20, 70))), ...ribs.map(swing), grow(arm, 10)), ...breeze),
          ...accent(
            cut(arm, stroke(path([122, 196]).line([160, 184]), 10), stroke(path([120, 214]).line([160, 212]), 10)),
          ),
        ],
        small: ink(
          cut(
            swing(leaf),
            ...[-26, 26].map((way) => swing(turn(rect(111, 30, 18, 90), way, [120, 158]))),
            grow(arm, 12),
          ),
          arm,
        ),
        places: { hands: [[118, 206]], facing: 'left' },
      };
    },
  }),
];
