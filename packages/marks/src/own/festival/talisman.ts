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
  defineMark({
    ...words,
    name: 'pouch',
    idea: {
      zh: '一只平安小锦囊，囊口系着双耳绳结，当中一方签',
      en: 'a small brocade pouch tied with a looped cord, a label down its middle',
    },
    draw: ({ circle, ring, rect, polygon, path, stroke, grow, union, cut }, dice) => {
      const loop = dice.between(27, 29);
      const pouch = polygon([
        [66, 58],
        [174, 58],
        [206, 96],
        [206, 240],
        [34, 240],
        [34, 96],
      ]);
      const bow = union(ring(90, 62, loop, 13), ring(150, 62, loop, 13), circle(120, 68, 17));
      const cord = stroke(path([106, 30]).through([120, -18], [134, 30]), 12, 'butt');
      return {
        parts: [
          ...ink(cut(pouch, union(grow(bow, 9), circle(90, 62, 28), circle(150, 62, 28)), rect(90, 122, 60, 96))),
          ...accent(bow, cut(rect(101, 133, 38, 74), rect(114, 148, 12, 44))),
          ...ink(cord),
        ],
        small: ink(
          cut(
            polygon([
              [70, 84],
              [170, 84],
              [208, 120],
              [208, 240],
              [32, 240],
              [32, 120],
            ]),
            rect(94, 130, 52, 76),
          ),
          ring(120, 36, 36, 20),
        ),
        places: {
          top: { x: 120, y: 0, width: 40 },
          inside: { x: 120, y: 170, width: 60, height: 90 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
