import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'shrimp',
  zh: { word: '虾', meaning: '弯弯一抹鲜' },
  en: { word: 'shrimp', meaning: 'one curl of the sea' },
};

export const shrimpMarks = [
  defineMark({
    ...words,
    name: 'curl',
    idea: 'a shrimp curled into a ring, tail fanned',
    draw: ({ circle, sector, cut, path, stroke, vesica, onCircle, union, intersect, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const inner = dice.between(54, 58);
      const fan = dice.between(26, 32);
      const whisker = dice.between(200, 214);
      const [x, y, r] = [112, 132, 92];
      // Inner and outer circles are not concentric: the body is full at the head and thins towards the tail.
      const body = intersect(cut(circle(x, y, r), circle(x - 2, y + 20, inner)), sector(x, y, 200, -250, -8));
      const beak = vesica([x + 40, y - 52], [x + 118, y - 22], 46);
      const joint = (degrees: number) =>
        stroke(path(onCircle(x, y + 14, 24, degrees)).line(onCircle(x, y, 130, degrees)), gap, 'butt');
      const shape = cut(union(body, beak), circle(x + 58, y - 50, 7.5), ...[-84, -122, -160, -198].map(joint));
      const [tx, ty] = onCircle(x, y, 80, 104);
      const tail = union(...[-fan, fan].map((spread) => vesica([tx, ty], onCircle(tx, ty, 62, spread - 4), 28)));
      const antenna = stroke(path([x + 92, y - 58]).through([x + 74, y - 104], [whisker - 30, 14]), 9);
      return {
        parts: [...ink(shape), ...accent(cut(tail, grow(body, 8)), cut(antenna, grow(union(body, beak), 7)))],
        small: ink(cut(union(body, beak), joint(-100), joint(-170)), cut(tail, grow(body, 10))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'tempura',
    idea: 'a shrimp in crisp batter, only its tail showing',
    draw: ({ rect, circle, union, cut, path, stroke, vesica, turn, fillet }, dice) => {
      const tilt = dice.between(24, 42);
      const fan = dice.between(24, 32);
      const crisp = dice.between(10, 12);
      const batter = fillet(
        union(rect(84, 66, 72, 160, 36), circle(88, 112, 15), circle(152, 146, 15), circle(88, 178, 15)),
        8,
      );
      const crumb = (y: number, side: number) =>
        stroke(path([120 - side * 16, y]).through([120, y + 10], [120 + side * 16, y + 2]), crisp);
      const tail = [-fan, fan].map((spread) => turn(vesica([120, 58], [120, 0], 28), spread, [120, 62]));
      return {
        parts: [
          ...ink(turn(cut(batter, crumb(104, 1), crumb(146, -1), crumb(184, 1)), tilt)),
          ...accent(turn(union(...tail), tilt)),
        ],
        small: ink(
          turn(rect(78, 68, 84, 160, 40), 32),
          turn(union(...[-30, 30].map((spread) => turn(vesica([120, 54], [120, -10], 34), spread, [120, 58]))), 32),
        ),
      };
    },
  }),
];
