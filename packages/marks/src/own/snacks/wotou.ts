import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'wotou',
  zh: { word: '窝窝头', meaning: '粗粮细作，黄灿灿的朴素', also: ['窝头', '玉米窝头', '黄金窝头', '杂粮窝头'] },
  en: { word: 'wotou', meaning: 'plain corn, honestly steamed', also: ['corn bun', 'steamed corn bread', 'wowotou'] },
};

export const wotouMarks = [
  defineMark({
    ...words,
    name: 'three',
    idea: { zh: '三只中空的窝头叠成塔', en: 'three hollow cones of corn bread, stacked' },
    draw: ({ circle, above, path, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const belly = dice.between(50, 53);
      const cone = (x: number, y: number) =>
        path([x - belly, y])
          .through([x - 42, y - 58], [x - 14, y - 92])
          .through([x, y - 102], [x + 14, y - 92])
          .through([x + 42, y - 58], [x + belly, y])
          .through([x, y + 12], [x - belly, y])
          .close();
      const hole = (x: number, y: number) => intersect(circle(x, y + 4, 24), above(y + 1));
      const front = [cut(cone(64, 214), hole(64, 214)), cut(cone(176, 214), hole(176, 214))];
      const back = cone(120, 118);
      return {
        parts: [...ink(...front), ...accent(cut(back, grow(cone(64, 214), gap), grow(cone(176, 214), gap)))],
        small: ink(
          ...[64, 176].map((x) => cut(cone(x, 214), circle(x, 218, 22))),
          cut(cone(120, 116), grow(cone(64, 214), 15), grow(cone(176, 214), 15)),
        ),
        places: { top: { x: 120, y: 18, width: 20 }, ground: 220, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-corn',
    idea: { zh: '一只黄窝头露着窝眼，身后一根玉米', en: 'one hollow corn bun, the ear of corn it came from behind it' },
    draw: ({ rect, path, grow, cut }, dice) => {
      const gap = dice.between(10, 11);
      const tip = dice.between(0, 8);
      const bun = path([-10, 224])
        .through([8, 126], [56, 74])
        .through([74, 62], [92, 74])
        .through([140, 126], [158, 224])
        .through([74, 250], [-10, 224])
        .close();
      const hole = path([38, 228]).through([74, 176], [110, 228]).through([74, 240], [38, 228]).close();
      const ear = rect(132, 4 - tip, 98, 232 + tip, [49, 49, 0, 0]);
      return {
        parts: [
          ...ink(cut(bun, hole)),
          ...accent(
            cut(
              ear,
              grow(bun, 10),
              rect(120, 62, 120, gap),
              rect(120, 118, 120, gap),
              rect(120, 174, 120, gap),
              rect(182 - gap / 2, 20, gap, 240),
            ),
          ),
        ],
        small: ink(
          cut(bun, hole),
          cut(rect(140, 10, 90, 226, 40), grow(bun, 16), rect(120, 80, 140, 17), rect(120, 140, 140, 17)),
        ),
        places: { ground: 238, top: { x: 74, y: 66, width: 20 }, facing: 'front' },
      };
    },
  }),
];
