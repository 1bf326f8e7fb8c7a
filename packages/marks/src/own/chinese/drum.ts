import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'drum',
  zh: { word: '鼓', meaning: '一鼓作气，声声振奋' },
  en: { word: 'drum', meaning: 'one beat and every heart is up' },
};

export const drumMarks = [
  defineMark({
    ...words,
    name: 'barrel',
    idea: {
      zh: '一面大鼓，两圈鼓钉，双槌交叉其上',
      en: 'a barrel drum studded at both rims, two sticks crossed over it',
    },
    draw: ({ path, stroke, circle, cut, both, union }, dice) => {
      const stud = dice.between(7, 8);
      const bulge = dice.between(88, 96);
      const head = dice.between(12, 14);
      const apart = dice.between(34, 37);
      const body = path([54, 92])
        .line([186, 92])
        .through([120 + bulge, 160], [186, 228])
        .line([54, 228])
        .through([120 - bulge, 160], [54, 92])
        .close();
      const studs = [-1.5, -0.5, 0.5, 1.5].flatMap((i) => [112, 208].map((y) => circle(120 + i * apart, y, stud)));
      const stick = union(stroke(path([164, 76]).line([64, 28]), 11, 'butt'), circle(64, 28, head));
      return {
        parts: [...ink(cut(body, ...studs)), ...accent(both(stick))],
        small: ink(
          cut(body, path([0, 112]).line([240, 112], [240, 128], [0, 128]).close()),
          both(stroke(path([150, 70]).line([62, 22]), 18)),
        ),
        places: { top: { x: 120, y: 92, width: 120 }, inside: { x: 70, y: 122, width: 100, height: 76 }, ground: 228 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rattle',
    idea: {
      zh: '一只拨浪鼓，两颗小珠飞起',
      en: 'a rattle drum on its handle, the two beads flying',
    },
    draw: ({ circle, rect, path, stroke, both, union, cut }, dice) => {
      const size = dice.between(58, 62);
      const bead = dice.between(14, 16);
      const lift = dice.between(96, 116);
      const heart = dice.between(26, 30);
      const cord = stroke(path([120 - size + 4, 74]).through([44, 72], [26, lift]), 9);
      const arms = both(union(cord, circle(26, lift, bead)));
      const handle = rect(112, 136, 16, 96);
      return {
        parts: [
          ...ink(cut(union(circle(120, 82, size), handle, arms), circle(120, 82, size - 17))),
          ...accent(circle(120, 82, heart)),
        ],
        small: ink(
          union(cut(circle(120, 82, 66), circle(120, 82, 26)), rect(108, 136, 24, 98)),
          both(circle(24, 112, 20)),
        ),
      };
    },
  }),
];
