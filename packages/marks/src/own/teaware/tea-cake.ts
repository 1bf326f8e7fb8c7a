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
    name: 'on-a-stand',
    idea: {
      zh: '一饼普洱立在木托架上，绵纸正中一个“茶”字',
      en: "a cake of pu'er upright in its wooden cradle, the character for tea in the middle of the wrapper",
    },
    draw: ({ circle, ring, rect, polygon, vesica, onCircle, path, stroke, union, cut, both }, dice) => {
      const pen = dice.between(10, 11);
      const arm = dice.between(15, 18);
      const at = (degrees: number) => onCircle(120, 98, 117, degrees);
      const tea = union(
        rect(74, 54, 92, pen),
        both(rect(94, 40, pen, 34)),
        both(stroke(path([120, 72]).line([74, 112]), pen, 'butt')),
        rect(86, 110, 68, pen),
        rect(120 - pen / 2, 92, pen, 68),
        both(stroke(path([104, 130]).line([84, 152]), pen, 'butt')),
      );
      return {
        parts: [
          ...ink(cut(circle(120, 98, 100), ring(120, 98, 88, 9), tea)),
          ...accent(
            union(
              stroke(path(at(152)).through(at(90), at(28)), arm),
              polygon([
                [96, 210],
                [144, 210],
                [176, 246],
                [64, 246],
              ]),
            ),
          ),
        ],
        small: ink(
          cut(circle(120, 98, 98), vesica([70, 138], [170, 58], 58)),
          union(stroke(path(at(152)).through(at(90), at(28)), 18), rect(72, 210, 96, 34)),
        ),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
