import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'shaomai',
  zh: { word: '烧卖', meaning: '薄皮收腰，顶上开花', also: ['烧麦', '稍麦', '捎卖'] },
  en: {
    word: 'shaomai',
    meaning: 'a thin skin drawn in at the waist, open like a flower',
    also: ['shumai', 'siu mai', 'open dumpling'],
  },
};

export const shaomaiMarks = [
  defineMark({
    ...words,
    name: 'flower',
    idea: {
      zh: '一只收腰烧卖，荷叶边里露出馅心',
      en: 'a shaomai drawn in at the waist, its filling in a ruffled collar',
    },
    draw: ({ circle, path, union, cut, stroke, both, grow, fillet, below }, dice) => {
      const gap = dice.between(9, 10.5);
      const waist = dice.between(58, 64);
      const belly = dice.between(90, 96);
      const body = path([120 - waist, 118])
        .through([120 - belly, 170], [120 - waist - 8, 222])
        .line([120 + waist + 8, 222])
        .through([120 + belly, 170], [120 + waist, 118])
        .close();
      const ruffle = fillet(
        union(
          ...[-2, -1, 0, 1, 2].map((i) => circle(120 + i * 40, 98 - Math.abs(i) * 3, 21)),
          path([120 - waist, 124])
            .line([24, 92], [216, 92], [120 + waist, 124])
            .close(),
        ),
        4,
      );
      const skin = union(body, ruffle);
      const pleat = (x: number, spread: number) =>
        stroke(path([120 + x, 132]).through([120 + x * 1.2 + spread, 164], [120 + x * 1.15, 196]), gap);
      const filling = cut(circle(120, 76, 62), grow(ruffle, gap));
      return {
        parts: [...ink(cut(skin, pleat(0, 0), both(pleat(-34, -6)))), ...accent(cut(filling, below(100)))],
        small: ink(
          cut(
            union(body, ruffle),
            stroke(path([120, 136]).line([120, 200]), 17),
            both(stroke(path([82, 136]).line([74, 196]), 17)),
          ),
          cut(circle(120, 62, 44), grow(ruffle, 14)),
        ),
        places: { top: { x: 120, y: 26, width: 60 }, ground: 222, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-steamer',
    idea: { zh: '一笼两只烧卖并坐，花边高过笼沿', en: 'two shaomai side by side in a steamer, ruffles above its rim' },
    draw: ({ circle, path, union, cut, rect, grow, below }, dice) => {
      const gap = dice.between(9, 10.5);
      const pea = dice.between(34, 38);
      const apart = dice.between(54, 56);
      const one = (x: number) => {
        const ruffle = union(
          ...[-1, 0, 1].map((i) => circle(x + i * 32, 76, 16)),
          path([x - 44, 76])
            .line([x + 44, 76], [x + 24, 104], [x - 24, 104])
            .close(),
        );
        const body = path([x - 26, 98])
          .through([x - 40, 116], [x - 40, 140])
          .line([x + 40, 140])
          .through([x + 40, 116], [x + 26, 98])
          .close();
        return {
          skin: cut(union(ruffle, body), below(138 - gap)),
          filling: cut(circle(x, 62, pea), grow(union(ruffle, body), gap)),
        };
      };
      const [left, right] = [one(120 - apart), one(120 + apart)];
      return {
        parts: [
          ...ink(
            left.skin,
            right.skin,
            union(rect(8, 138, 224, 26, 5), rect(20, 150, 200, 28)),
            rect(20, 178 + gap, 200, 36, [0, 0, 6, 6]),
          ),
          ...accent(left.filling, right.filling),
        ],
        small: ink(union(rect(8, 138, 224, 24, 5), rect(24, 150, 192, 74, 8)), circle(70, 76, 46), circle(170, 76, 46)),
        places: { ground: 224, top: { x: 120, y: 44, width: 180 }, facing: 'front' },
      };
    },
  }),
];
