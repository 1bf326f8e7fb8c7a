import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'stone-lion',
  zh: { word: '石狮子', meaning: '一对石狮，镇宅守门', also: ['石狮', '门狮', '镇宅狮', '卢沟桥石狮'] },
  en: {
    word: 'stone lion',
    meaning: 'it sits at the gate and nothing bad comes in',
    also: ['guardian lion', 'foo dog', 'chinese guardian lion', 'fu dog', 'gate lion'],
  },
};

export const stoneLionMarks = [
  defineMark({
    ...words,
    name: 'guarding',
    idea: { zh: '蹲坐的石狮，卷毛一圈，爪下踏球', en: 'a seated lion with a curled mane, one paw upon a ball' },
    draw: ({ circle, rect, polygon, onCircle, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const curl = dice.between(17, 18.5);
      const mane = union(
        ...[0, 1, 2, 3, 4, 5].map((i) => circle(...onCircle(94, 78, 50, 130 + i * 46), curl)),
        circle(94, 78, 50),
      );
      const face = cut(
        circle(84, 84, 42),
        circle(68, 72, 7),
        circle(100, 72, 7),
        polygon([
          [74, 86],
          [94, 86],
          [84, 98],
        ]),
        stroke(path([62, 104]).through([73, 114], [84, 102]).through([95, 114], [106, 104]), 9.5),
      );
      const body = path([96, 128]).line([150, 100]).through([206, 140], [204, 208]).line([84, 208], [84, 150]).close();
      const tail = stroke(path([196, 180]).through([228, 160], [212, 122]), 18);
      const ball = circle(46, 184, 26);
      return {
        parts: [
          ...ink(cut(mane, grow(circle(84, 84, 42), gap)), cut(union(body, tail), grow(mane, gap), grow(ball, gap))),
          ...accent(face, ball),
          ...ink(rect(8, 216, 222, 22)),
        ],
        small: ink(
          cut(circle(92, 78, 66), circle(68, 74, 12), circle(104, 74, 12)),
          cut(rect(90, 130, 116, 76, [0, 50, 0, 0]), circle(92, 78, 80)),
          rect(4, 218, 232, 22),
          circle(48, 178, 26),
        ),
        places: {
          head: { x: 94, y: 20, width: 80 },
          eyes: { x: 85, y: 72, width: 44 },
          back: { x: 176, y: 116, width: 40 },
          ground: 216,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-pedestal',
    idea: {
      zh: '石狮端坐在石座上，正面：卷毛、圆眼、阔口，胸前一铃',
      en: 'a guardian lion from the front on its block: curls, round eyes, a wide mouth, a bell at the chest',
    },
    draw: ({ circle, rect, onCircle, path, stroke, grow, union, cut, both }, dice) => {
      const curl = dice.between(17, 19);
      const head = cut(
        union(
          ...[150, 190, 230, 270, 310, 350, 390].map((at) => circle(...onCircle(120, 76, 58, at), curl)),
          circle(120, 80, 58),
        ),
        both(circle(142, 68, 9)),
        path([108, 92]).line([132, 92], [120, 78]).close(),
        stroke(path([86, 102]).through([120, 124], [154, 102]), 11, 'butt'),
      );
      const body = path([66, 204]).through([70, 130], [120, 120]).through([170, 130], [174, 204]).close();
      const bell = circle(120, 168, 15);
      return {
        parts: [
          ...ink(head, cut(body, grow(head, 10), grow(bell, 9), rect(115, 190, 10, 30)), rect(30, 214, 180, 28)),
          ...accent(bell),
        ],
        small: ink(
          cut(circle(120, 74, 70), both(circle(144, 66, 13)), rect(88, 96, 64, 18)),
          rect(70, 160, 100, 44),
          rect(24, 220, 192, 24),
        ),
        places: {
          head: { x: 120, y: 2, width: 80 },
          eyes: { x: 120, y: 68, width: 60 },
          neck: { x: 120, y: 140, width: 60 },
          ground: 242,
          facing: 'front',
        },
      };
    },
  }),
];
