import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'ciba',
  zh: {
    word: '糍粑',
    meaning: '一锤一锤捶出来的软糯与热闹',
    also: ['打糍粑', '麻糍', '糯米糍', '糯米糍粑', '红糖糍粑', '打年糕'],
  },
  en: {
    word: 'ciba',
    meaning: 'soft because it was beaten long, and never by one alone',
    also: ['pounded rice cake', 'mochi pounding', 'glutinous rice cake pounding'],
  },
};

export const cibaMarks = [
  defineMark({
    ...words,
    name: 'pounded',
    idea: { zh: '石臼里的糯米被木槌捶得拉出长丝', en: 'a mallet over the mortar, the hot rice pulling up after it' },
    draw: ({ rect, path, union, cut, grow, turn }, dice) => {
      const tilt = dice.between(-18, -12);
      const gap = dice.between(9, 10);
      const hammer = turn(union(rect(84, 10, 72, 52, 10), rect(150, 28, 88, 16, 8)), tilt, [120, 36]);
      const rice = path([58, 128])
        .through([88, 112], [104, 78])
        .line([136, 72])
        .through([150, 112], [182, 128])
        .close();
      const mortar = path([28, 138])
        .line([212, 138], [206, 160])
        .line([186, 160], [176, 196], [196, 232], [44, 232], [64, 196], [54, 160], [34, 160])
        .close();
      return {
        parts: [...ink(mortar, hammer), ...accent(cut(rice, grow(hammer, gap)))],
        small: ink(
          path([28, 138]).line([212, 138], [176, 190], [192, 232], [48, 232], [64, 190]).close(),
          rect(74, 20, 164, 30),
          rect(104, 62, 32, 60),
        ),
        places: { inside: { x: 120, y: 180, width: 90, height: 60 }, ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-pounding',
    idea: {
      zh: '两人对着石臼打糍粑，一槌落下，一槌举起',
      en: 'two people pound rice in a stone mortar, one mallet down and one up',
    },
    draw: ({ circle, rect, polygon, above, path, stroke, grow, union, cut, intersect, move, mirror, turn }, dice) => {
      const swing = dice.between(-68, -60);
      const body = union(
        path([16, 96]).line([50, 96], [60, 112], [52, 168], [16, 168]).close(),
        stroke(path([26, 160]).line([14, 230]), 20),
        stroke(path([42, 160]).line([56, 230]), 20),
      );
      const head = circle(36, 60, 25);
      const mallet = union(rect(46, 102, 84, 14), rect(102, 78, 34, 62, 5));
      const raised = turn(move(mallet, 12, 0), swing, [58, 109]);
      const lowered = mirror(mallet);
      const mortar = polygon([
        [74, 170],
        [166, 170],
        [158, 202],
        [174, 240],
        [66, 240],
        [82, 202],
      ]);
      const rice = cut(intersect(circle(120, 182, 46), above(160)), grow(lowered, 9));
      return {
        parts: [
          ...ink(cut(head, grow(raised, 9)), cut(body, grow(raised, 9)), mirror(head)),
          ...ink(cut(mirror(body), grow(lowered, 9)), mortar, rice),
          ...accent(raised, lowered),
        ],
        small: ink(
          circle(36, 58, 28),
          circle(204, 58, 28),
          rect(12, 102, 46, 138),
          rect(182, 102, 46, 138),
          union(rect(100, 84, 46, 66), rect(140, 106, 30, 22)),
          rect(78, 172, 84, 68),
        ),
        places: { ground: 240, facing: 'front' },
      };
    },
  }),
];
