import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'wooden-post',
  zh: { word: '木桩', meaning: '一桩一绳，船归此处', also: ['系船桩', '木柱', '拴马桩', '栈桥桩'] },
  en: {
    word: 'wooden post',
    meaning: 'something to tie up to, in any weather',
    also: ['mooring post', 'fence post', 'wooden pole', 'bollard post', 'timber post'],
  },
};

export const woodenPostMarks = [
  defineMark({
    ...words,
    name: 'moored',
    idea: { zh: '一根系船木桩立在水边，缆绳绕了两圈', en: 'a mooring post in the water, a rope twice round it' },
    draw: ({ cut, curve, grow, rect, stroke, union }, dice) => {
      const wide = dice.between(80, 88);
      const post = rect(120 - wide / 2, 8, wide, 204, [16, 16, 0, 0]);
      const grain = union(rect(104, 128, 10, 62, 5), rect(130, 146, 10, 66, 5), rect(122, 26, 10, 20, 5));
      const ropes = [72, 100].map((y) => rect(120 - wide / 2 - 12, y, wide + 24, 19, 9.5));
      const waves = stroke(curve([12, 226, -30], [66, 226, 30], [120, 226, -30], [174, 226, 30], [228, 226, -30]), 14);
      return {
        parts: [
          ...ink(
            cut(post, rect(0, 62, 240, 67), grain, grow(waves, 9.8)),
            cut(rect(120 - wide / 2, 62, wide, 66), ...ropes.map((rope) => grow(rope, 9.6))),
          ),
          ...accent(...ropes, waves),
        ],
        small: [...ink(cut(post, rect(0, 70, 240, 56))), ...accent(rect(120 - wide / 2 - 10, 84, wide + 20, 28, 12))],
        places: { top: { x: 120, y: 10, width: 80 }, ground: 226, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair-with-rope',
    idea: { zh: '两根高低木桩，一条绳垂在中间', en: 'two posts of unlike height with a rope slung between them' },
    draw: ({ curve, cut, grow, polygon, rect, stroke }, dice) => {
      const low = dice.between(150, 164);
      const left = polygon(
        [
          [24, 24],
          [84, 12],
          [84, 232],
          [24, 232],
        ],
        [6, 6, 2, 2],
      );
      const right = polygon(
        [
          [164, 66],
          [220, 54],
          [220, 232],
          [164, 232],
        ],
        [6, 6, 2, 2],
      );
      const rope = stroke(curve([6, 86, 0], [84, 92, 30], [124, low, 0], [164, 112, -30], [234, 100, 0]), 15);
      const knots = [rect(60, 128, 10, 60, 5), rect(186, 150, 10, 60, 5)];
      return {
        parts: [...ink(cut(left, grow(rope, 9.8), knots[0]!), cut(right, grow(rope, 9.8), knots[1]!)), ...accent(rope)],
        small: [...ink(cut(left, grow(rope, 13)), cut(right, grow(rope, 13))), ...accent(rope)],
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
