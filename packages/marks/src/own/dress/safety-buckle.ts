import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'safety-buckle',
  zh: { word: '平安扣', meaning: '圆圆满满，平平安安', also: ['玉扣', '怀古', '玉璧', '平安玉扣'] },
  en: {
    word: 'jade peace buckle',
    meaning: 'a ring of jade for a safe return',
    also: ['ping an kou', 'jade donut pendant', 'peace ring', 'jade disc', 'jade bi'],
  },
};

export const safetyBuckleMarks = [
  defineMark({
    ...words,
    name: 'cord',
    idea: { zh: '红绳系着一枚平安扣，绳上两珠', en: 'a disc of jade on a red cord with two beads' },
    draw: ({ circle, ring, onCircle, path, stroke, union, cut, both }, dice) => {
      const r = dice.between(62, 66);
      const hole = dice.between(17, 20);
      const disc = cut(
        circle(120, 172, r),
        circle(120, 172, hole),
        stroke(path(onCircle(120, 172, 46, 190)).through(onCircle(120, 172, 46, 222), onCircle(120, 172, 46, 254)), 11),
      );
      const cord = stroke(path([30, 2]).through([70, 60], [113, 84]), 12);
      return {
        parts: [...ink(disc), ...accent(union(both(cord), circle(120, 90, 14)))],
        small: ink(ring(120, 164, 74, 46), both(stroke(path([28, 2]).line([112, 78]), 20))),
        places: {
          top: { x: 120, y: 2, width: 180 },
          inside: { x: 120, y: 172, width: 90, height: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bracelet',
    idea: {
      zh: '一圈红绳手链，正中一枚平安扣，背后收成一个结',
      en: 'a cord bracelet with the round stone at its front and a sliding knot behind',
    },
    draw: ({ circle, rect, path, stroke, cut, mirror }, dice) => {
      const hole = dice.between(17, 19);
      const cord = stroke(path([80, 30]).through([8, 96], [58, 140]), 19, 'butt');
      const braid = [
        stroke(path([-10, 70]).line([60, 88]), 10, 'butt'),
        stroke(path([-10, 118]).line([60, 110]), 10, 'butt'),
      ];
      const left = cut(cord, ...braid);
      return {
        parts: [
          ...accent(left, mirror(left), rect(90, 8, 60, 40, 8)),
          ...ink(cut(circle(120, 178, 58), circle(120, 178, hole))),
        ],
        small: ink(
          cut(circle(120, 176, 60), circle(120, 176, 24)),
          ...[stroke(path([112, 24]).through([14, 84], [54, 132]), 24, 'butt')].flatMap((one) => [one, mirror(one)]),
        ),
        places: { inside: { x: 120, y: 84, width: 130, height: 60 }, facing: 'front' },
      };
    },
  }),
];
