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
];
