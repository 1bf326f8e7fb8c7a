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
    idea: {
      zh: '一只虾弯成圆，尾扇张开',
      en: 'a shrimp curled into a ring, tail fanned',
    },
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
    name: 'over-the-rim',
    idea: {
      zh: '一只虾勾在碗沿上',
      en: 'a shrimp hooked over the rim of a bowl',
    },
    draw: ({ circle, ring, cut, path, stroke, vesica, onCircle, union, intersect, above, below, grow, rect }, dice) => {
      const gap = dice.between(9, 10.5);
      const thick = dice.between(34, 38);
      const fan = dice.between(24, 30);
      const rim = 136;
      const bowl = union(intersect(circle(112, rim, 92), below(rim)), rect(80, rim + 80, 64, 16, 4));
      const [x, y, r] = [138, rim - 10, 74];
      const joint = (degrees: number) =>
        stroke(path(onCircle(x, y, 20, degrees)).line(onCircle(x, y, 120, degrees)), gap, 'butt');
      const arch = intersect(ring(x, y, r, thick), above(y));
      const tailRoot: [number, number] = [x + r - thick / 2, y + 8];
      const tail = union(...[-fan, fan].map((spread) => vesica(tailRoot, onCircle(...tailRoot, 58, 78 + spread), 26)));
      return {
        parts: [
          ...ink(cut(bowl, grow(tail, 9))),
          ...accent(cut(arch, ...[-150, -118, -86, -54, -22].map(joint)), tail),
        ],
        small: ink(
          cut(bowl, grow(tail, 12)),
          cut(
            intersect(ring(x, y - 4, 80, 44), above(y - 6)),
            ...[-120, -60].map((degrees) => stroke(path([x, y]).line(onCircle(x, y, 120, degrees)), 16, 'butt')),
          ),
        ),
      };
    },
  }),
];
