import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'luopan',
  zh: { word: '罗盘', meaning: '一盘在手，定山川方位', also: ['风水罗盘', '八卦罗盘', '风水', '八卦', '堪舆'] },
  en: {
    word: 'luopan',
    meaning: 'mountains and rivers set in order',
    also: ['feng shui compass', 'geomantic compass', 'bagua compass', 'chinese compass', 'bagua'],
  },
};

export const luopanMarks = [
  defineMark({
    ...words,
    name: 'dial',
    idea: {
      zh: '方盘圆针的罗盘，刻度一圈，天池居中',
      en: 'a square board with its round dial, marks all round and a needle in the pool',
    },
    draw: ({ circle, rect, polygon, cut, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const spin = dice.between(-30, 30);
      const board = cut(rect(8, 8, 224, 224, 14), circle(120, 120, 96));
      const marks = [0, 45, 90, 135, 180, 225, 270, 315].map((at) => turn(rect(114, 34, 12, 18), at, [120, 120]));
      const needle = turn(
        polygon([
          [120, 76],
          [134, 120],
          [120, 164],
          [106, 120],
        ]),
        spin,
        [120, 120],
      );
      return {
        parts: [
          ...ink(
            board,
            cut(
              circle(120, 120, 86),
              circle(120, 120, 54),
              ...marks.map((one) => cut(one, circle(120, 120, 54 + gap))),
            ),
          ),
          ...accent(needle),
        ],
        small: ink(
          cut(rect(4, 4, 232, 232, 12), circle(120, 120, 94)),
          cut(
            circle(120, 120, 74),
            polygon([
              [120, 60],
              [146, 120],
              [120, 180],
              [94, 120],
            ]),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 90, height: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'eight-sided',
    idea: {
      zh: '八角罗盘，八方各一道爻，阴阳相间，中央磁针指南',
      en: 'an eight-sided plate, whole and broken lines on its sides in turn, the needle in the middle',
    },
    draw: ({ circle, rect, polygon, onCircle, cut, turn }, dice) => {
      const pool = dice.between(50, 54);
      const plate = polygon(Array.from({ length: 8 }, (_, i) => onCircle(120, 120, 122, 22.5 + i * 45)));
      const whole = rect(98, 32, 44, 14);
      const broken = [rect(94, 32, 20, 14), rect(126, 32, 20, 14)];
      const lines = [0, 90, 180, 270].flatMap((way) => [
        turn(whole, way, [120, 120]),
        ...broken.map((one) => turn(one, way + 45, [120, 120])),
      ]);
      const needle = turn(
        polygon([
          [120, 80],
          [134, 120],
          [120, 160],
          [106, 120],
        ]),
        24,
        [120, 120],
      );
      return {
        parts: [...ink(cut(plate, circle(120, 120, pool), ...lines)), ...accent(needle)],
        small: ink(
          cut(plate, circle(120, 120, 64)),
          turn(
            polygon([
              [120, 70],
              [140, 120],
              [120, 170],
              [100, 120],
            ]),
            24,
            [120, 120],
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
];
