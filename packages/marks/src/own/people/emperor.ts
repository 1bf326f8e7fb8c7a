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
  defineMark({
    ...words,
    name: 'in-profile',
    idea: {
      zh: '帝王侧影，冕板前后垂旒，长须拂在胸前',
      en: 'an emperor in profile, strings of beads before and behind the board of his crown, a long beard',
    },
    draw: ({ circle, rect, path, polygon, cut, grow }, dice) => {
      const bead = dice.between(11, 12);
      const tilt = dice.between(10, 14);
      const board = polygon([
        [24, 8 + tilt],
        [228, 8],
        [228, 28],
        [24, 28 + tilt],
      ]);
      const face = polygon([
        [92, 82],
        [158, 82],
        [162, 112],
        [182, 132],
        [164, 138],
        [160, 160],
        [134, 168],
        [134, 190],
        [92, 190],
      ]);
      const beard = polygon([
        [142, 172],
        [176, 150],
        [164, 232],
      ]);
      const robe = path([22, 244])
        .through([40, 196], [92, 180])
        .line([134, 180])
        .through([188, 200], [204, 244])
        .close();
      return {
        parts: [
          ...ink(board, rect(88, 38, 72, 34), cut(face, circle(140, 108, 7), grow(beard, 9)), beard),
          ...accent(
            cut(robe, grow(beard, 10), grow(face, 10)),
            ...[52, 82, 112].flatMap((y) => [circle(212, y, bead), circle(40, y + tilt, bead)]),
          ),
        ],
        small: ink(
          rect(14, 4, 212, 24),
          polygon([
            [80, 44],
            [156, 44],
            [184, 126],
            [150, 166],
            [80, 166],
          ]),
          rect(196, 44, 24, 70),
          rect(20, 44, 24, 70),
          path([16, 240]).through([60, 186], [120, 184]).through([180, 186], [224, 240]).close(),
        ),
        places: {
          head: { x: 124, y: 12, width: 190 },
          eyes: { x: 140, y: 108, width: 14 },
          neck: { x: 112, y: 178, width: 44 },
          ground: 244,
          facing: 'right',
        },
      };
    },
  }),
];
