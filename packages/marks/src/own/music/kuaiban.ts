import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'kuaiban',
  zh: { word: '快板', meaning: '竹板一打，开口有板有眼', also: ['竹板', '数来宝', '打快板', '七块板', '相声快板'] },
  en: {
    word: 'bamboo clappers',
    meaning: 'strike the boards and the rhyme begins',
    also: ['kuaiban', 'clapper board', 'rhythm boards', 'bamboo boards'],
  },
};

export const kuaibanMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: { zh: '两片竹板系着红穗，一开一合', en: 'two boards of bamboo on a tasselled cord, opening to strike' },
    draw: ({ circle, rect, path, stroke, union, cut, grow, move, turn }, dice) => {
      const open = dice.between(15, 19);
      const gap = dice.between(10, 11);
      const board = rect(92, 40, 48, 190, [22, 22, 8, 8]);
      const left = turn(cut(board, circle(116, 66, 8)), open, [116, 40]);
      const right = turn(cut(board, circle(116, 66, 8)), -open, [116, 40]);
      const l = move(left, -20, 0);
      const r = move(right, 28, 0);
      const knot = union(
        circle(120, 26, 17),
        stroke(path([120, 26]).through([160, 4], [196, 26]), 12),
        rect(188, 22, 16, 64, 5),
      );
      return {
        parts: [...ink(cut(l, grow(knot, gap))), ...ink(cut(r, grow(knot, gap), grow(l, gap))), ...accent(knot)],
        small: ink(
          move(turn(rect(90, 30, 52, 200, 18), 17, [116, 40]), -24, 0),
          move(turn(rect(90, 30, 52, 200, 18), -17, [116, 40]), 34, 0),
        ),
        places: { hands: [[120, 30]], ground: 232, facing: 'front' },
      };
    },
  }),
];
