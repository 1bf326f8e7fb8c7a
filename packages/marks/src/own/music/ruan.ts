import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'ruan',
  zh: { word: '阮', meaning: '圆月入怀，低声说旧事', also: ['中阮', '阮咸', '大阮', '月琴', '柳琴'] },
  en: {
    word: 'ruan',
    meaning: 'a full moon held in the arms, speaking low',
    also: ['moon guitar', 'zhongruan', 'yueqin', 'chinese lute round'],
  },
};

export const ruanMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '一把圆腹长颈的阮，两个音孔如月如眼',
      en: 'a lute with a round belly, a long neck and two round holes',
    },
    draw: ({ circle, rect, polygon, union, cut, both }, dice) => {
      const r = dice.between(64, 67);
      const peg = dice.between(9.5, 11);
      const body = circle(120, 166, r);
      const neck = rect(106, 8, 28, 120);
      const head = polygon(
        [
          [104, -2],
          [136, -2],
          [140, 44],
          [100, 44],
        ],
        5,
      );
      const pegs = [8, 28].map((y) => rect(78, y, 84, peg, 5));
      const frets = [64, 86].map((y) => rect(106, y, 28, 9.5));
      return {
        parts: [
          ...ink(
            cut(
              union(body, neck, head, ...pegs),
              ...frets,
              both(circle(80, 142, 10)),
              rect(82, 202, 76, 12, 4),
              rect(107, 120, 9.5, 70),
              rect(124, 120, 9.5, 70),
            ),
          ),
        ],
        small: ink(
          cut(union(circle(120, 164, 72), rect(104, 0, 32, 110), rect(78, 20, 84, 20)), rect(86, 190, 68, 18)),
        ),
        places: {
          neck: { x: 120, y: 90, width: 24 },
          inside: { x: 120, y: 168, width: 60, height: 60 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'played',
    idea: {
      zh: '乐师抱阮而坐，满月般的琴身贴在胸前，琴颈斜过肩头',
      en: 'a player with the ruan against the breast, its body round as the moon, the neck over one shoulder',
    },
    draw: ({ circle, rect, path, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(40, 44);
      const head = circle(92, 46, 38);
      const robe = path([2, 240]).through([10, 126], [92, 98]).through([172, 116], [196, 240]).close();
      const swing = (a: Parameters<typeof turn>[0]) => turn(a, lean, [104, 172]);
      const ruan = swing(union(circle(104, 172, 52), rect(94, 6, 20, 130), rect(76, 22, 56, 12), rect(76, 50, 56, 12)));
      const holes = [swing(circle(84, 158, 9)), swing(circle(124, 158, 9))];
      return {
        parts: [
          ...ink(cut(head, grow(ruan, gap)), cut(robe, grow(ruan, gap), grow(head, gap))),
          ...accent(cut(ruan, ...holes)),
        ],
        small: ink(
          circle(84, 44, 40),
          cut(
            path([2, 240]).through([10, 126], [84, 102]).through([170, 120], [190, 240]).close(),
            grow(swing(union(circle(104, 172, 46), rect(91, 0, 26, 150))), 15),
          ),
          cut(swing(union(circle(104, 172, 46), rect(91, 0, 26, 150))), circle(104, 172, 14)),
        ),
        places: {
          head: { x: 92, y: 8, width: 56 },
          lap: { x: 104, y: 172, width: 100, height: 90 },
          hands: [
            [104, 190],
            [170, 100],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
