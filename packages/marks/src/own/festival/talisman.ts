import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'talisman',
  zh: { word: '平安符', meaning: '一纸平安，随身庇佑', also: ['符咒', '护身符', '灵符', '道符', '御守'] },
  en: {
    word: 'talisman',
    meaning: 'a strip of paper that keeps you safe',
    also: ['charm paper', 'taoist talisman', 'peace charm', 'amulet', 'protective charm'],
  },
};

export const talismanMarks = [
  defineMark({
    ...words,
    name: 'strip',
    idea: {
      zh: '一道黄符，朱笔盘旋，上系红绳',
      en: 'a strip of yellow paper with a turning brush line, hung on a cord',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const pen = dice.between(11, 12);
      const wide = dice.between(100, 108);
      const paper = rect(120 - wide / 2, 22, wide, 214, 6);
      const sign = union(
        stroke(path([86, 58]).line([154, 58]), pen),
        stroke(path([120, 44]).line([120, 100]), pen),
        stroke(
          path([88, 100])
            .through([120, 84], [150, 104])
            .through([132, 132], [100, 128])
            .through([82, 152], [120, 164])
            .through([158, 176], [120, 200]),
          pen,
        ),
      );
      const cord = stroke(path([96, 12]).through([120, -22], [144, 12]), 12);
      return {
        parts: [...accent(cut(paper, sign)), ...ink(cut(cord, grow(paper, 9)))],
        small: ink(
          cut(
            rect(60, 20, 120, 218),
            rect(84, 50, 72, 18),
            stroke(path([90, 100]).through([150, 110], [100, 144]).through([150, 170], [110, 206]), 18),
          ),
        ),
        places: {
          top: { x: 120, y: 0, width: 40 },
          inside: { x: 120, y: 130, width: 80, height: 140 },
          facing: 'front',
        },
      };
    },
  }),
];
