import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'lantern',
  zh: { word: '灯笼', meaning: '一盏红灯高挂，迎客也团圆' },
  en: { word: 'lantern', meaning: 'a red light hung high, to welcome guests and bring home one’s own' },
};

export const lanternMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '一盏圆灯笼，两弧为骨，下垂流苏',
      en: 'a round lantern, its ribs two arcs, a tassel below',
    },
    draw: ({ path, rect, stroke, cut, both }, dice) => {
      const bulge = dice.between(88, 96);
      const rib = dice.between(28, 36);
      const gap = dice.between(10, 12);
      const tassel = dice.between(32, 44);
      const body = path([76, 46])
        .line([164, 46])
        .through([120 + bulge, 106], [164, 166])
        .line([76, 166])
        .through([120 - bulge, 106], [76, 46])
        .close();
      const ribs = both(stroke(path([102, 30]).through([120 - rib, 106], [102, 182]), gap, 'butt'));
      return {
        parts: [
          ...ink(cut(body, ribs)),
          ...accent(rect(84, 18, 72, 18), rect(84, 176, 72, 18), rect(112, 204, 16, tassel)),
        ],
        small: ink(cut(body, rect(50, 97, 140, 18)), rect(82, 8, 76, 22), rect(108, 182, 24, 46)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一根横杆，高低挂起一对灯笼',
      en: 'a pair of lanterns hung from one pole, one higher than the other',
    },
    draw: ({ path, rect, stroke, cut, union, both, circle }, dice) => {
      const bulge = dice.between(50, 53);
      const gap = dice.between(9, 10.5);
      const drop = dice.between(26, 34);
      const tassel = dice.between(26, 32);
      const body = (x: number, y: number) =>
        path([x - 24, y])
          .line([x + 24, y])
          .through([x + bulge, y + 38], [x + 24, y + 76])
          .line([x - 24, y + 76])
          .through([x - bulge, y + 38], [x - 24, y])
          .close();
      const ribs = (x: number, y: number) =>
        both(stroke(path([x - 8, y - 8]).through([x - 24, y + 38], [x - 8, y + 84]), gap, 'butt'), x);
      const hung = (x: number, y: number) =>
        union(cut(body(x, y), ribs(x, y)), rect(x - 24, y - 10, 48, 14), rect(x - 5.5, 20, 11, y - 20));
      const fringe = (x: number, y: number) => [
        rect(x - 24, y + 76 + gap, 48, 13),
        rect(x - 6, y + 89, 12, tassel + gap),
      ];
      const pole = rect(4, 12, 232, 14, 7);
      const [left, right] = [58, 182];
      const tails = [union(...fringe(left, 56)), union(...fringe(right, 56 + drop))];
      return {
        parts: [...ink(union(pole, hung(left, 56), hung(right, 56 + drop))), ...accent(...tails)],
        small: ink(
          union(rect(4, 12, 232, 20), ...[left, right].flatMap((x) => [rect(x - 9, 20, 18, 60), circle(x, 112, 50)])),
          ...[left, right].map((x) => rect(x - 18, 178, 36, 40)),
        ),
      };
    },
  }),
];
