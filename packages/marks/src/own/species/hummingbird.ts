import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'hummingbird',
  zh: { word: '蜂鸟', meaning: '最小的翅膀，最快的心跳' },
  en: { word: 'hummingbird', also: ['colibri'], meaning: 'the smallest wings, the quickest heart' },
};

export const hummingbirdMarks = [
  defineMark({
    ...words,
    name: 'hovering',
    idea: { zh: '悬停的蜂鸟，长喙如针，两翼后扬', en: 'a hovering hummingbird, its bill a needle, wings thrown back' },
    draw: ({ shape, stroke, path, circle, union, cut, grow }, dice) => {
      const wing = dice.between(8, 18);
      const tail = dice.between(216, 226);
      const curve = dice.between(64, 70);
      const body = shape(
        [70, 92, -90],
        [94, curve, 0],
        [122, 100, 80],
        [150, 160, 50],
        [170, tail, 90, 230],
        [136, 206, -130],
        [96, 166, -130],
        [78, 118, -110],
      );
      const bill = stroke(path([78, 84]).line([6, 66]), 9);
      const near = shape([116, 118, -60], [160, 56, -40], [226, wing, -10, 120], [214, 84, 120], [150, 146, 150]);
      const far = shape([112, 96, -90], [124, 40, -70], [158, 10, 0, 110], [152, 48, 110], [124, 104, 120]);
      return {
        parts: [
          ...ink(cut(union(body, bill), circle(92, 86, 5.5), grow(near, 8))),
          ...accent(near, cut(far, grow(union(body, near), 8))),
        ],
        small: ink(cut(union(body, stroke(path([80, 86]).line([4, 66]), 17)), grow(near, 14)), near),
        places: { head: { x: 92, y: 68, width: 36 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'at-flower',
    idea: { zh: '蜂鸟饮花蜜，一花一鸟相对', en: 'a hummingbird drinking from one flower' },
    draw: ({ shape, stroke, path, circle, drop, turn, union, cut, grow }, dice) => {
      const petal = dice.between(16, 18);
      const wing = dice.between(24, 34);
      const dip = dice.between(196, 208);
      const body = shape(
        [126, 96, -90],
        [148, 76, 0],
        [174, 104, 70],
        [196, 158, 60],
        [214, dip, 90, 220],
        [176, 184, -140],
        [142, 146, -130],
      );
      const bill = stroke(path([132, 90]).line([70, 90]), 9, 'butt');
      const up = shape([164, 116, -80], [180, 60, -60], [222, wing, 0, 110], [220, 84, 110], [190, 144, 140]);
      const blossom = union(
        ...[-80, -32, 16, 64].map((degrees) => turn(drop(24, 90, petal, [56, 90]), degrees, [56, 90])),
      );
      const stem = stroke(path([58, 128]).through([70, 176], [52, 226]), 12);
      return {
        parts: [
          ...ink(cut(union(body, bill), circle(148, 94, 5.5), grow(up, 8)), cut(stem, grow(blossom, 8))),
          ...accent(up, cut(blossom, grow(bill, 8))),
        ],
        small: ink(
          cut(union(body, stroke(path([132, 90]).line([86, 90]), 17, 'butt')), grow(up, 14)),
          up,
          circle(44, 92, 30),
        ),
        places: { facing: 'left' },
      };
    },
  }),
];
