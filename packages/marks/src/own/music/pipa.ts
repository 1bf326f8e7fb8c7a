import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'pipa',
  zh: { word: '琵琶', meaning: '大珠小珠落玉盘', also: ['琵琶行', '弹琵琶'] },
  en: {
    word: 'pipa',
    meaning: 'pearls large and small falling on a plate of jade',
    also: ['chinese lute', 'pear-shaped lute'],
  },
};

export const pipaMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '一把琵琶：梨形面板，四轴弯头，品相一级级排下',
      en: 'a pipa: a pear-shaped face, a bent head with four pegs, its frets stepping down',
    },
    draw: ({ drop, rect, union, cut, stroke, path }, dice) => {
      const belly = dice.between(56, 60);
      const pegs = dice.between(24, 28);
      const hole = dice.between(9, 10);
      const body = drop(120, 174, belly, [120, 48]);
      const neck = union(rect(107, 26, 26, 90), stroke(path([120, 34]).through([118, 14], [100, 8]), 22));
      const peg = [40, 62].map((y) => rect(120 - pegs - 8, y, pegs * 2 + 16, 11, 5.5));
      const frets = [128, 150, 172].map((y, i) => rect(100 - i * 7, y, 40 + i * 14, hole));
      return {
        parts: [...ink(cut(union(body, neck, ...peg), ...frets, rect(78, 200, 84, hole + 2)))],
        small: ink(
          cut(union(drop(120, 166, 66, [120, 20]), rect(106, 8, 28, 90), rect(78, 36, 84, 20)), rect(84, 186, 72, 17)),
        ),
        places: {
          ground: 174 + belly,
          neck: { x: 120, y: 100, width: 30 },
          inside: { x: 120, y: 170, width: 60, height: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'half-hidden',
    idea: { zh: '犹抱琵琶半遮面：女子怀抱琵琶，脸藏在琴后', en: 'a player with her pipa held before half of her face' },
    draw: ({ circle, drop, rect, union, cut, grow, turn, path }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(14, 20);
      const bun = dice.between(24, 27);
      const lute = turn(
        union(drop(128, 176, 48, [128, 60]), rect(117, 34, 22, 60), rect(98, 48, 60, 11, 5), rect(98, 68, 60, 11, 5)),
        tilt,
        [128, 176],
      );
      const hair = cut(union(circle(96, 82, 46), circle(66, 34, bun)), circle(106, 96, 36));
      const dress = path([20, 236])
        .through([30, 150], [88, 136])
        .line([112, 136])
        .through([190, 150], [206, 236])
        .close();
      const pear = turn(drop(128, 170, 56, [128, 30]), tilt, [128, 176]);
      const hidden = grow(lute, gap);
      return {
        parts: [
          ...ink(cut(hair, hidden), cut(dress, hidden, grow(circle(106, 96, 36), 6))),
          ...accent(cut(lute, turn(rect(104, 194, 48, 10), tilt, [128, 176]))),
        ],
        small: ink(
          cut(union(circle(86, 76, 46), circle(60, 28, 26)), grow(pear, 14)),
          cut(path([14, 236]).through([40, 138], [110, 140]).through([190, 150], [210, 236]).close(), grow(pear, 14)),
          pear,
        ),
        places: { head: { x: 96, y: 36, width: 70 }, ground: 236, facing: 'right' },
      };
    },
  }),
];
