import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'tea-cake',
  zh: {
    word: '茶饼',
    meaning: '时间压成的一饼香',
    also: ['普洱茶饼', '普洱茶', '老茶', '白茶饼', '七子饼', '茶砖', '黑茶'],
  },
  en: {
    word: 'tea cake',
    meaning: 'time pressed into a round',
    also: ["pu'er cake", 'pressed tea', 'puer tea', 'tea brick', 'compressed tea'],
  },
};

export const teaCakeMarks = [
  defineMark({
    ...words,
    name: 'wrapped',
    idea: {
      zh: '普洱茶饼裹着绵纸，中间一方印，上边撕开露出茶',
      en: 'a pressed tea cake in its wrapper with a stamp in the middle, torn open at the top to show the leaf',
    },
    draw: ({ circle, rect, vesica, path, stroke, cut }, dice) => {
      const tear = dice.between(84, 90);
      const cake = circle(120, 120, 110);
      const edge = path([0, tear]).line(
        [46, tear + 12],
        [76, tear - 10],
        [112, tear + 12],
        [150, tear - 8],
        [184, tear + 14],
        [240, tear - 4],
      );
      const torn = stroke(edge, 10);
      const leaves = [
        vesica([58, 70], [92, 50], 15),
        vesica([104, 44], [140, 34], 15),
        vesica([146, 66], [182, 54], 15),
        vesica([102, 78], [132, 68], 14),
      ];
      const stamp = cut(
        rect(88, 126, 64, 64, 4),
        rect(102, 140, 36, 11),
        rect(114.5, 140, 11, 38),
        rect(102, 167, 36, 11),
      );
      return {
        parts: [...ink(cut(cake, torn, rect(78, 116, 84, 84, 4), ...leaves)), ...accent(stamp)],
        small: ink(
          cut(
            circle(120, 120, 110),
            stroke(path([0, 84]).line([60, 96], [120, 76], [180, 96], [240, 80]), 17),
            rect(84, 124, 72, 66, 4),
          ),
          rect(104, 142, 32, 32),
        ),
        places: { inside: { x: 120, y: 158, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pried',
    idea: {
      zh: '一饼普洱撬下一块，茶针横在旁边',
      en: "a cake of pu'er with a piece pried off, the tea pick beside it",
    },
    draw: ({ circle, rect, vesica, path, grow, union, cut, intersect, move, turn }, dice) => {
      const leaf = dice.between(16, 19);
      const cake = circle(100, 100, 100);
      const piece = path([240, 70]).line([160, 92], [146, 128], [108, 140], [100, 240], [240, 240]).close();
      const bit = (x: number, y: number, at: number) => turn(vesica([x - 20, y], [x + 20, y], leaf), at, [x, y]);
      const pick = turn(union(rect(150, 206, 50, 26, 10), rect(60, 212, 96, 13)), -38, [150, 218]);
      return {
        parts: [
          ...ink(
            cut(cake, piece, bit(56, 64, 30), bit(110, 48, -30), bit(58, 128, 80), bit(112, 98, 10), grow(pick, 9)),
          ),
          ...accent(cut(move(intersect(cake, piece), 34, 22), grow(pick, 9))),
          ...ink(pick),
        ],
        small: ink(cut(cake, piece, circle(70, 80, 14), circle(116, 60, 14)), move(intersect(cake, piece), 32, 32)),
        places: { facing: 'front' },
      };
    },
  }),
];
