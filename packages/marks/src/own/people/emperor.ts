import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'emperor',
  zh: {
    word: '皇帝',
    meaning: '九五之尊，冕旒垂目',
    also: ['帝王', '君王', '皇上', '秦始皇', '天子'],
  },
  en: {
    word: 'emperor',
    meaning: 'beads before the eyes, all under heaven',
    also: ['chinese emperor', 'son of heaven'],
  },
};

export const emperorMarks = [
  defineMark({
    ...words,
    name: 'beaded-crown',
    idea: {
      zh: '头戴冕旒的帝王，垂珠遮面，长须',
      en: 'a ruler under the flat crown, strings of beads before his face',
    },
    draw: ({ circle, rect, polygon, path, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bead = dice.between(7.5, 8.5);
      const board = polygon(
        [
          [34, 26],
          [206, 26],
          [226, 46],
          [14, 46],
        ],
        3,
      );
      const cap = rect(76, 56, 88, 28, [6, 6, 0, 0]);
      const strings = [36, 204].flatMap((x) => [64, 88, 112].map((y) => circle(x, y, bead + 2)));
      const face = path([72, 94])
        .line([168, 94], [168, 122])
        .through([154, 160], [120, 166])
        .through([86, 160], [72, 122])
        .close();
      const beard = path([104, 150]).line([136, 150], [120, 206]).close();
      const robe = path([74, 176])
        .line([166, 176])
        .through([216, 190], [226, 240])
        .line([14, 240])
        .through([24, 190], [74, 176])
        .close();
      return {
        parts: [
          ...ink(board, cap),
          ...accent(...strings),
          ...ink(cut(face, circle(98, 116, 7), circle(142, 116, 7), grow(beard, gap))),
          ...ink(beard),
          ...accent(cut(robe, grow(beard, gap), grow(face, gap))),
        ],
        small: ink(
          rect(10, 10, 220, 28),
          cut(rect(66, 54, 108, 104, [0, 0, 50, 50]), both(circle(146, 98, 12))),
          path([70, 178]).line([170, 178], [230, 240], [10, 240]).close(),
        ),
        places: {
          head: { x: 120, y: 26, width: 170 },
          eyes: { x: 120, y: 116, width: 60 },
          neck: { x: 120, y: 170, width: 70 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
