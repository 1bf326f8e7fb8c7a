import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'hair',
  zh: { word: '头发', meaning: '一头好发，是最好的首饰', also: ['秀发', '发型', '长发'] },
  en: { word: 'hair', meaning: 'good hair is the best ornament', also: ['hairstyle', 'long hair'] },
};

export const hairMarks = [
  defineMark({
    ...words,
    name: 'bob',
    idea: { zh: '一头齐肩短发，耳边一朵花', en: 'a bob with one flower behind the ear' },
    draw: ({ around, circle, cut, grow, intersect, below, rect, shape, union, vesica }, dice) => {
      const chin = dice.between(188, 194);
      const crown = union(circle(120, 104, 82), rect(38, 104, 164, 108, [0, 0, 34, 34]));
      const face = shape(
        [82, 112, null, 90],
        [120, chin, 0],
        [160, 130, -90],
        [160, 112, null, null],
        [152, 78, null, 120],
        [82, 112, 180, null],
      );
      const neck = intersect(rect(102, 150, 36, 90), below(150));
      const flower = cut(union(...around(circle(182, 66, 13.5), 5, [182, 84])), circle(182, 84, 7));
      const lips = vesica([108, 166], [132, 166], 13);
      return {
        parts: [...ink(cut(crown, face, neck, grow(circle(182, 84, 31), 8)), lips), ...accent(flower)],
        small: [...ink(cut(crown, face, grow(circle(184, 80, 28), 14))), ...accent(circle(184, 80, 28))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bun',
    idea: { zh: '盘起的发髻，斜插一支簪', en: 'hair put up in a bun, a pin set through it' },
    draw: ({ above, both, circle, cut, drop, grow, intersect, path, rect, shape, stroke, union }, dice) => {
      const knot = dice.between(42, 46);
      const lean = dice.between(14, 22);
      const hair = shape(
        [120, 66, 0],
        [176, 118, 90],
        [152, 176, 130],
        [120, 190, 180],
        [88, 176, -130],
        [64, 118, -90],
        [120, 66, 0, null],
      );
      const bun = circle(120, 52, knot);
      const nape = shape(
        [94, 170],
        [146, 170],
        [148, 196, 80],
        [206, 238, 30, null],
        [34, 238, null, -30],
        [92, 196, -80, null],
      );
      const drops = both(drop(52, 164, 10, [52, 138]));
      const pin = union(stroke(path([58, 52 + lean]).line([182, 52 - lean]), 11), circle(184, 52 - lean, 13));
      return {
        parts: [
          ...ink(
            cut(hair, grow(bun, 9)),
            cut(bun, grow(pin, 9)),
            cut(intersect(nape, above(238)), grow(hair, 9), grow(drops, 9)),
          ),
          ...accent(pin, drops),
        ],
        small: [
          ...ink(
            cut(union(hair, rect(96, 170, 48, 68)), grow(bun, 14)),
            cut(bun, grow(stroke(path([50, 70]).line([190, 34]), 16), 12)),
          ),
          ...accent(stroke(path([50, 70]).line([190, 34]), 16)),
        ],
      };
    },
  }),
];
