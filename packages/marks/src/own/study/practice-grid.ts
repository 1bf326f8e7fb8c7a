import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'practice-grid',
  zh: {
    word: '田字格',
    meaning: '横平竖直，从一格开始',
    also: ['米字格', '字帖', '练字', '书法班', '习字', '硬笔书法'],
  },
  en: {
    word: 'practice grid',
    meaning: 'straight strokes begin in one square',
    also: ['tian grid', 'rice grid', 'copybook', 'character practice', 'calligraphy class'],
  },
};

export const practiceGridMarks = [
  defineMark({
    ...words,
    name: 'tian',
    idea: { zh: '田字格里写着一个端正的“木”字', en: 'a practice square with one well-made character in it' },
    draw: ({ rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const pen = dice.between(20, 23);
      const frame = cut(rect(6, 6, 228, 228), rect(18, 18, 204, 204));
      const wood = union(
        stroke(path([62, 96]).line([178, 96]), pen),
        stroke(path([120, 48]).line([120, 198]), pen),
        stroke(path([116, 104]).through([96, 150], [56, 178]), pen - 3),
        stroke(path([124, 104]).through([144, 150], [184, 178]), pen - 3),
      );
      const dashes = [rect(18, 115, 34, gap), rect(188, 115, 34, gap)];
      return {
        parts: [...accent(union(frame, ...dashes)), ...ink(wood)],
        small: ink(
          cut(rect(2, 2, 236, 236), rect(24, 24, 192, 192)),
          union(rect(64, 82, 112, 24), rect(108, 48, 24, 144)),
        ),
        places: { inside: { x: 120, y: 120, width: 180, height: 180 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'mi',
    idea: { zh: '米字格里一笔“永”字的点画', en: 'a practice square divided eight ways' },
    draw: ({ rect, path, stroke, cut }, dice) => {
      const pen = dice.between(9, 10.5);
      const square = rect(16, 16, 208, 208);
      const dash = (x1: number, y1: number, x2: number, y2: number) =>
        stroke(path([x1, y1]).line([x2, y2]), pen, 'butt');
      return {
        parts: [
          ...ink(cut(square, rect(28, 28, 184, 184))),
          ...accent(
            dash(120, 40, 120, 104),
            dash(120, 136, 120, 200),
            dash(40, 120, 104, 120),
            dash(136, 120, 200, 120),
            dash(44, 44, 106, 106),
            dash(134, 134, 196, 196),
            dash(196, 44, 134, 106),
            dash(106, 134, 44, 196),
          ),
        ],
        small: ink(
          cut(square, rect(36, 36, 168, 168)),
          rect(110, 36, 20, 168),
          rect(36, 110, 74, 20),
          rect(130, 110, 74, 20),
        ),
        places: { inside: { x: 120, y: 120, width: 150, height: 150 }, facing: 'front' },
      };
    },
  }),
];
