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
];
