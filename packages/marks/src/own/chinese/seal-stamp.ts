import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'seal-stamp',
  zh: { word: '印', meaning: '一方印落下，便是一诺千金' },
  en: { word: 'seal', meaning: 'a seal set down is a promise kept' },
};

export const sealStampMarks = [
  defineMark({
    ...words,
    name: 'imprint',
    idea: {
      zh: '石章提起，下面是刚盖好的朱文方印',
      en: 'the stone seal lifted from the square print it has just left',
    },
    draw: ({ circle, rect, path, stroke, union, cut, turn }, dice) => {
      const lean = dice.between(10, 14);
      const stone = turn(union(rect(92, 22, 56, 76, 6), circle(120, 24, 20)), lean, [120, 100]);
      const frame = cut(rect(52, 124, 136, 112, 8), rect(64, 136, 112, 88, 3));
      const line = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, 2);
      const word = union(line(82, 150, 76, 11), line(114, 150, 12, 60), line(92, 176, 56, 11), line(82, 200, 76, 11));
      return {
        parts: [...accent(union(frame), word), ...ink(cut(stone, stroke(path([92, 84]).line([146, 95]), 9)))],
        small: ink(
          turn(rect(90, 14, 60, 80, 12), lean, [120, 100]),
          cut(rect(48, 120, 144, 112, 8), rect(80, 142, 80, 17), rect(80, 186, 80, 17)),
        ),
        places: {
          top: { x: 124, y: 8, width: 40 },
          inside: { x: 120, y: 180, width: 100, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stone',
    idea: {
      zh: '一方印石转出朱红印面，刻着“玉”字',
      en: 'a block of stone turned to show its red face, 玉 cut into it',
    },
    draw: ({ rect, polygon, union, cut, path, stroke }, dice) => {
      const weight = dice.between(13, 15);
      const deep = dice.between(70, 80);
      const gap = dice.between(10, 12);
      const dot = dice.between(12, 15);
      const face = rect(16, 94, 130, 130);
      const [near, far] = [146 + gap, 94 - gap];
      const sides = polygon([
        [16 + gap, far],
        [16 + gap + deep, far - deep],
        [near + deep, far - deep],
        [near + deep, 224 - gap - deep],
        [near, 224 - gap],
        [near, far],
      ]);
      const edge = stroke(path([near - 20, far + 20]).line([near + deep + 20, far - deep - 20]), gap, 'butt');
      const jade = union(
        ...[114, 152, 190].map((y) => rect(y === 152 ? 48 : 38, y - 1, y === 152 ? 66 : 86, weight)),
        rect(81 - weight / 2, 114, weight, 80),
      );
      return {
        parts: [...ink(cut(sides, edge)), ...accent(cut(face, jade, rect(102, 171, dot, dot)))],
        small: ink(cut(sides, edge), cut(face, rect(46, 150, 70, 20))),
      };
    },
  }),
];
