import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'pizza',
  zh: { word: '披萨', meaning: '分一块，一起吃' },
  en: { word: 'pizza', meaning: 'take a slice, share the rest' },
};

export const pizzaMarks = [
  defineMark({
    ...words,
    name: 'slice',
    idea: {
      zh: '一角披萨，厚边之下三片香肠',
      en: 'one slice, a thick crust over three rounds of salami',
    },
    draw: ({ circle, sector, cut, intersect, turn, soften }, dice) => {
      const half = dice.between(25, 29);
      const crust = dice.between(22, 27);
      const tilt = dice.between(-16, 14);
      const round = dice.between(15, 18);
      const wedge = sector(120, 232, 216, -90 - half, -90 + half);
      const rind = soften(cut(wedge, circle(120, 232, 216 - crust)), crust / 2 - 1);
      const cheese = soften(intersect(wedge, circle(120, 232, 216 - crust - 10)), 5);
      const salami = [circle(92, 86, round), circle(142, 102, round), circle(112, 146, round * 0.9)];
      const spun = (part: typeof rind) => turn(part, tilt);
      return {
        parts: [
          ...ink(
            spun(
              cut(
                cheese,
                ...salami.map((disc, i) =>
                  circle([92, 142, 112][i]!, [86, 102, 146][i]!, round + 0 * disc.contours.length),
                ),
              ),
            ),
            spun(rind),
          ),
          ...accent(
            ...salami
              .map((disc, i) => spun(intersect(disc, circle([92, 142, 112][i]!, [86, 102, 146][i]!, round - 8))))
              .slice(0, 0),
          ),
        ],
        small: ink(
          spun(cut(sector(120, 232, 172, -90 - 30, -90 + 30), circle(100, 104, 20), circle(136, 136, 18))),
          spun(cut(sector(120, 232, 216, -120, -60), circle(120, 232, 188))),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shared',
    idea: {
      zh: '一整张披萨，抽出其中一角',
      en: 'a whole pizza with one slice drawn out',
    },
    draw: ({ circle, ring, sector, cut, path, stroke, move, intersect, onCircle }, dice) => {
      const from = dice.between(-76, -60);
      const gap = dice.between(9, 10);
      const pull = dice.between(18, 24);
      const [x, y, r] = [112, 128, 96];
      const slice = sector(x, y, r, from, from + 60);
      const [dx, dy] = [onCircle(0, 0, pull, from + 30)[0], onCircle(0, 0, pull, from + 30)[1]];
      const toppings = [60, 150, 215].map((angle) => circle(...onCircle(x, y, 54, from + 30 + angle), 13));
      const cuts = [0, 60, 120].map((angle) =>
        stroke(path(onCircle(x, y, 140, from + angle)).line(onCircle(x, y, 140, from + angle + 180)), gap, 'butt'),
      );
      const crust = ring(x, y, r, 14);
      const whole = cut(circle(x, y, r), slice, ...cuts.slice(0, 0), ...toppings);
      return {
        parts: [...ink(cut(whole, ring(x, y, r - 14, 8))), ...accent(move(cut(slice, ring(x, y, r - 14, 8)), dx, dy))],
        small: ink(
          cut(
            circle(x, y, r),
            sector(x, y, r + 20, from, from + 60),
            intersect(crust, circle(0, 0, 1)),
            circle(86, 150, 16),
            circle(136, 164, 16),
          ),
          move(slice, dx * 1.2, dy * 1.2),
        ),
      };
    },
  }),
];
