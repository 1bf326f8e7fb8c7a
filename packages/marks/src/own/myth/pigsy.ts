import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'myth',
  concept: 'pigsy',
  zh: { word: '猪八戒', meaning: '憨态可掬，吃得是福', also: ['八戒', '天蓬元帅', '猪悟能', '二师兄'] },
  en: {
    word: 'pigsy',
    meaning: 'a good heart behind a large appetite',
    also: ['zhu bajie', 'pig monk', 'pig of journey to the west'],
  },
};

export const pigsyMarks = [
  defineMark({
    ...words,
    name: 'rake',
    idea: { zh: '大耳猪头戴僧帽，肩扛九齿钉耙', en: "a big-eared pig in a monk's cap with his toothed rake" },
    draw: ({ circle, rect, path, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const nose = dice.between(28, 31);
      const face = circle(104, 132, 68);
      const ears = both(path([146, 96]).through([206, 74], [202, 142]).through([182, 156], [162, 140]).close(), 104);
      const cap = union(
        path([48, 84]).through([104, 36], [160, 84]).through([104, 66], [48, 84]).close(),
        circle(104, 32, 17),
      );
      const rake = union(
        rect(222, 40, 14, 204, 6),
        rect(192, 18, 66, 16),
        rect(192, 18, 13, 44),
        rect(245, 18, 13, 44),
      );
      const snout = oval(104, 152, nose + 8, nose - 4);
      return {
        parts: [
          ...ink(
            cut(face, grow(cap, gap), grow(snout, gap), circle(76, 116, 7), circle(132, 116, 7)),
            cut(ears, grow(face, gap), grow(rake, gap)),
            rake,
          ),
          ...accent(cap, cut(snout, circle(91, 152, 7), circle(117, 152, 7))),
        ],
        small: ink(
          cut(circle(104, 130, 72), circle(84, 140, 14), circle(124, 140, 14)),
          cut(circle(104, 40, 30), circle(104, 130, 86)),
          rect(206, 40, 24, 200),
        ),
        places: { head: { x: 104, y: 16, width: 90 }, eyes: { x: 104, y: 116, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '猪八戒的脸：蒲扇大耳，长嘴，头戴僧帽',
      en: "Pigsy's face, fan-like ears, a long snout and a monk's cap",
    },
    draw: ({ circle, above, below, shape, grow, cut, mirror }, dice) => {
      const ear = dice.between(0, 6);
      const head = circle(120, 134, 78);
      const flap = shape([62, 84, null, 200], [4, 92 + ear, 100], [34, 150, 40, null], [62, 130, null, null]);
      const cap = cut(circle(120, 84, 66), below(74), circle(120, 46, 13));
      const snout = oval(120, 160, 42, 29);
      return {
        parts: [
          ...ink(
            cut(head, grow(snout, 9), above(83), circle(92, 112, 8), circle(148, 112, 8)),
            cut(flap, grow(head, 9)),
            cut(mirror(flap), grow(head, 9)),
          ),
          ...accent(cap, cut(snout, circle(106, 160, 8), circle(134, 160, 8))),
        ],
        small: ink(
          cut(head, above(90), circle(98, 166, 14), circle(142, 166, 14)),
          cut(flap, grow(head, 15)),
          cut(mirror(flap), grow(head, 15)),
          cap,
        ),
        places: { head: { x: 120, y: 8, width: 90 }, eyes: { x: 120, y: 112, width: 70 }, facing: 'front' },
      };
    },
  }),
];
