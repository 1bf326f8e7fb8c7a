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
    draw: ({ circle, rect, path, stroke, grow, union, cut, mirror, turn, intersect, above }, dice) => {
      const swing = dice.between(-62, -54);
      const body = union(
        path([18, 96]).line([50, 96], [60, 112], [52, 168], [16, 168]).close(),
        stroke(path([26, 160]).line([14, 232]), 19),
        stroke(path([42, 160]).line([56, 232]), 19),
      );
      const head = circle(38, 62, 24);
      const mallet = union(rect(46, 104, 84, 12), rect(102, 82, 30, 60, 5));
      const raised = turn(mallet, swing, [46, 110]);
      const lowered = mirror(mallet);
      const mortar = path([76, 168]).line([164, 168], [158, 200], [172, 236], [68, 236], [82, 200]).close();
      const rice = cut(intersect(circle(120, 180, 44), above(158)), grow(lowered, 9));
      return {
        parts: [
          ...ink(head, cut(body, grow(raised, 9)), mirror(head), cut(mirror(body), grow(lowered, 9)), mortar),
          ...accent(raised, lowered),
          ...ink(rice),
        ],
        small: ink(mortar),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
