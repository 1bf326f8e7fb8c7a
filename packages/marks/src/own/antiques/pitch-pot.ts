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
];
