import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'egg',
  zh: { word: '蛋', meaning: '最简单的早餐，一天的开始' },
  en: { word: 'egg', meaning: 'the plainest breakfast, the start of a day' },
};

export const eggMarks = [
  defineMark({
    ...words,
    name: 'cracked',
    idea: {
      zh: '一枚蛋沿着折线裂开',
      en: 'an egg opening along a zigzag',
    },
    draw: ({ circle, intersect, union, above, below, cut, path, soften, turn, move }, dice) => {
      const round = dice.between(70, 78);
      const high = dice.between(34, 44);
      const tilt = dice.between(8, 16);
      const lift = dice.between(16, 22);
      // Two larger circles run on from the round end and cross at the tip, which is then softened.
      const tall = intersect(circle(120 - high, 140, round + high), circle(120 + high, 140, round + high), above(140));
      const egg = soften(union(tall, intersect(circle(120, 140, round), below(140))), 34);
      const lid = path([0, 122])
        .line([72, 122], [96, 144], [120, 118], [144, 144], [168, 122], [240, 122], [240, -20], [0, -20])
        .close();
      return {
        parts: [...ink(cut(egg, lid)), ...accent(move(turn(intersect(egg, lid), tilt, [190, 122]), 0, -lift))],
        small: ink(cut(egg, lid), move(intersect(egg, lid), 0, -24)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sunny-side-up',
    idea: {
      zh: '一只煎蛋，蛋黄是小小的太阳',
      en: 'a fried egg, its yolk a small sun',
    },
    draw: ({ circle, union, fillet, cut, path, stroke, onCircle }, dice) => {
      const yolk = dice.between(36, 41);
      const swell = dice.between(52, 58);
      const shift = dice.between(-6, 6);
      const white = fillet(
        union(
          circle(96, 96, swell + 14),
          circle(158 + shift, 112, swell),
          circle(112, 160 + shift, swell - 2),
          circle(66, 142, 40),
        ),
        26,
      );
      const [x, y] = [114, 118];
      const shine = stroke(
        path(onCircle(x, y, yolk - 15, 190)).through(onCircle(x, y, yolk - 15, 225), onCircle(x, y, yolk - 15, 260)),
        9,
      );
      return {
        parts: [...ink(cut(white, circle(x, y, yolk + 10))), ...accent(cut(circle(x, y, yolk), shine))],
        small: ink(cut(white, circle(x, y, 46)), circle(x, y, 29)),
      };
    },
  }),
];
