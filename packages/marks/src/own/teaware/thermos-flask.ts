import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'teaware',
  concept: 'thermos-flask',
  zh: { word: '热水瓶', meaning: '红双喜的暖水壶，家家都有过', also: ['暖水瓶', '暖壶', '保温瓶', '开水瓶', '老暖瓶'] },
  en: {
    word: 'thermos flask',
    meaning: 'every home once had one, with a peony on it',
    also: ['vacuum flask', 'hot water flask', 'vintage thermos', 'thermos bottle'],
  },
};

export const thermosFlaskMarks = [
  defineMark({
    ...words,
    name: 'peony',
    idea: { zh: '一只老式暖水瓶，瓶身一朵牡丹，把手在侧', en: 'an old flask with a flower on its side and a handle' },
    draw: ({ circle, ring, rect, polygon, leftOf, union, cut }, dice) => {
      const r = dice.between(36, 39);
      const body = rect(52, 76, 112, 164, [30, 30, 8, 8]);
      const cap = polygon(
        [
          [82, 12],
          [134, 12],
          [142, 66],
          [74, 66],
        ],
        6,
      );
      const flower = cut(blossom(108, 158, r, 6, 0.34), circle(108, 158, 11));
      const handle = cut(ring(160, 146, 56, 15), leftOf(164));
      return {
        parts: [...ink(cut(union(body, handle), flower)), ...accent(cap)],
        small: ink(cut(rect(44, 80, 124, 160, [34, 34, 8, 8]), circle(106, 164, 32)), rect(76, 10, 60, 54)),
        places: {
          top: { x: 108, y: 12, width: 50 },
          inside: { x: 108, y: 158, width: 80, height: 80 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pouring',
    idea: { zh: '暖水瓶倾下来，热水冲进茶缸', en: 'the flask tipped over, hot water running into a mug' },
    draw: ({ ring, rect, leftOf, grow, union, cut, turn }, dice) => {
      const tilt = dice.between(-62, -56);
      const flask = turn(
        union(cut(rect(70, 60, 100, 170, [28, 28, 0, 0]), rect(60, 188, 120, 11)), rect(98, 22, 44, 44)),
        tilt,
        [120, 120],
      );
      const handle = turn(cut(ring(176, 150, 44, 15), leftOf(178)), tilt, [120, 120]);
      const mug = union(rect(-30, 168, 92, 80), cut(ring(64, 206, 30, 13), leftOf(58)));
      return {
        parts: [...ink(flask, cut(handle, grow(flask, 0.02))), ...accent(rect(8, 106, 15, 52)), ...ink(mug)],
        small: ink(
          turn(union(rect(64, 56, 110, 176, [28, 28, 0, 0]), rect(94, 14, 50, 50)), -58, [120, 120]),
          rect(4, 106, 22, 46),
          rect(-34, 172, 94, 76),
        ),
        places: { ground: 248, facing: 'left' },
      };
    },
  }),
];
