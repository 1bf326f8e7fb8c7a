import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'pitch-pot',
  zh: { word: '投壶', meaning: '一矢中壶，宾主尽欢', also: ['投壶游戏', '古风游戏', '国风雅集', '射礼'] },
  en: {
    word: 'pitch-pot',
    meaning: 'an arrow in the jar, and the whole hall cheers',
    also: ['touhu', 'arrow throwing game', 'pitch pot game', 'ancient party game'],
  },
};

export const pitchPotMarks = [
  defineMark({
    ...words,
    name: 'arrow',
    idea: {
      zh: '双耳长颈壶里插着两支箭，一支正飞来',
      en: 'a long-necked jar with ears, arrows in it and one flying in',
    },
    draw: ({ circle, ring, rect, polygon, union, cut, grow, move, turn, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lean = dice.between(38, 46);
      const pot = union(circle(120, 190, 48), rect(98, 92, 44, 80), rect(88, 84, 64, 18, 5), rect(84, 224, 72, 16, 4));
      const ears = both(ring(158, 104, 18, 11));
      const arrow = union(
        rect(114, 14, 12, 62),
        polygon([
          [104, 4],
          [136, 4],
          [126, 26],
          [114, 26],
        ]),
      );
      const flying = turn(
        union(
          rect(114, -8, 12, 70),
          polygon([
            [102, -22],
            [138, -22],
            [126, 6],
            [114, 6],
          ]),
          polygon([
            [104, 60],
            [136, 60],
            [120, 84],
          ]),
        ),
        lean,
        [120, 70],
      );
      return {
        parts: [...ink(union(pot, ears)), ...accent(cut(arrow, grow(pot, gap)), move(flying, 52, 4))],
        small: ink(union(circle(120, 190, 50), rect(94, 90, 52, 80), rect(74, 84, 92, 26)), rect(108, 8, 24, 60)),
        places: {
          top: { x: 120, y: 84, width: 50 },
          inside: { x: 120, y: 190, width: 60, height: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'full',
    idea: {
      zh: '高颈投壶，壶口与双耳都插着箭',
      en: 'the tall-necked jar with an arrow in its mouth and one in each ear, a full score',
    },
    draw: ({ circle, rect, polygon, union, move, turn, mirror, both }, dice) => {
      const lean = dice.between(10, 14);
      const pot = union(circle(120, 192, 50), rect(98, 98, 44, 76), rect(78, 228, 84, 18));
      const ears = both(union(rect(162, 106, 34, 46), rect(136, 124, 30, 14)));
      const arrow = polygon([
        [98, -20],
        [120, -4],
        [142, -20],
        [127, 26],
        [127, 88],
        [113, 88],
        [113, 26],
      ]);
      const side = move(turn(arrow, lean, [120, 88]), 59, 8);
      return {
        parts: [...ink(union(pot, ears)), ...accent(arrow, side, mirror(side))],
        small: ink(
          union(circle(120, 192, 54), rect(92, 106, 56, 80), both(rect(150, 106, 50, 26))),
          rect(108, 0, 24, 86),
          both(rect(172, 20, 24, 66)),
        ),
        places: {
          top: { x: 120, y: 98, width: 60 },
          inside: { x: 120, y: 196, width: 80, height: 50 },
          ground: 246,
          facing: 'front',
        },
      };
    },
  }),
];
