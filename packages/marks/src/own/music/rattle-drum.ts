import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'rattle-drum',
  zh: { word: '拨浪鼓', meaning: '咚咚一摇，满街童年', also: ['货郎鼓', '摇鼓', '波浪鼓'] },
  en: {
    word: 'rattle drum',
    meaning: 'two beads, one twirl, and childhood is back',
    also: ['pellet drum', 'bolang gu', 'twist drum', 'baby rattle drum'],
  },
};

export const rattleDrumMarks = [
  defineMark({
    ...words,
    name: 'twirled',
    idea: { zh: '一面小鼓插在柄上，两颗弹丸甩起来', en: 'a small drum on a stick, its two beads swung out' },
    draw: ({ circle, ring, rect, path, stroke, union, cut }, dice) => {
      const r = dice.between(60, 64);
      const swing = dice.between(26, 36);
      const cord = (side: 1 | -1) =>
        stroke(
          path([120 + side * (r + 6), 86]).through([120 + side * (r + 24), 92], [120 + side * 104, 86 + swing]),
          11,
          'butt',
        );
      const bead = (side: 1 | -1) => circle(120 + side * 104, 90 + swing, 16);
      return {
        parts: [
          ...ink(cut(circle(120, 86, r + 14), ring(120, 86, r, 11)), rect(111, 86 + r + 24, 18, 76, 8)),
          ...accent(union(cord(1), bead(1)), union(cord(-1), bead(-1))),
        ].map((part, i) => (i > 1 ? { ...part, region: cut(part.region, circle(120, 86, r + 24)) } : part)),
        small: ink(
          cut(circle(120, 86, 78), circle(120, 86, 46)),
          rect(108, 172, 24, 66),
          circle(20, 120, 20),
          circle(220, 120, 20),
        ),
        places: { hands: [[120, 220]], inside: { x: 120, y: 86, width: 70, height: 70 }, ground: 240, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '一只拨浪鼓，两颗小珠荡在两侧', en: 'a rattle drum on its handle, a bead swinging at each side' },
    draw: ({ circle, ring, rect, path, stroke, union, cut }, dice) => {
      const r = dice.between(60, 64);
      const face = circle(120, 92, r);
      return {
        parts: [
          ...ink(cut(face, ring(120, 92, r - 14, 9)), rect(111, 92 + r + 9, 18, 240 - 101 - r, 6)),
          ...accent(
            ...[-1, 1].map((side) =>
              union(
                stroke(
                  path([120 + side * (r + 14), 90]).through([120 + side * (r + 34), 98], [120 + side * (r + 40), 130]),
                  9,
                ),
                circle(120 + side * (r + 40), 144, 15),
              ),
            ),
          ),
        ],
        small: ink(
          cut(circle(120, 84, 76), circle(120, 84, 34)),
          rect(108, 168, 24, 72),
          circle(22, 120, 20),
          circle(218, 120, 20),
        ),
        places: { hands: [[120, 220]], facing: 'front' },
      };
    },
  }),
];
