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
  defineMark({
    ...words,
    name: 'performer',
    idea: {
      zh: '穿长衫的艺人高举竹板，左右开弓打得响',
      en: 'a performer in a long gown, bamboo boards raised and striking in both hands',
    },
    draw: ({ circle, rect, polygon, union, cut, both, turn, mirror }, dice) => {
      const open = dice.between(12, 16);
      const head = circle(120, 62, 34);
      const gown = polygon([
        [120, 106],
        [142, 106],
        [182, 134],
        [202, 100],
        [224, 112],
        [196, 172],
        [164, 158],
        [178, 240],
        [62, 240],
        [76, 158],
        [44, 172],
        [16, 112],
        [38, 100],
        [58, 134],
        [98, 106],
      ]);
      const board = (lean: number) => turn(rect(200, 6, 22, 80), lean, [211, 92]);
      return {
        parts: [
          ...ink(head, cut(gown, rect(115, 140, 10, 110))),
          ...accent(...[union(board(-open), board(open + 4))].flatMap((one) => [one, mirror(one)])),
        ],
        small: ink(
          circle(120, 66, 38),
          polygon([
            [88, 118],
            [152, 118],
            [184, 240],
            [56, 240],
          ]),
          both(
            polygon([
              [186, 20],
              [232, 20],
              [220, 130],
              [192, 130],
            ]),
          ),
        ),
        places: {
          head: { x: 120, y: 28, width: 50 },
          hands: [
            [28, 108],
            [212, 108],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
