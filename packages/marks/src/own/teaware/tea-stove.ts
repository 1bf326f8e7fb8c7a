import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'teaware',
  concept: 'tea-stove',
  zh: {
    word: '围炉煮茶',
    meaning: '围炉而坐，煮一壶闲话',
    also: ['煮茶', '炭炉', '风炉', '小火炉', '煮茶炉', '红泥小火炉'],
  },
  en: {
    word: 'stove-boiled tea',
    meaning: 'sit close to the stove, boil an hour of talk',
    also: ['tea stove', 'charcoal stove', 'clay stove', 'tea by the fire'],
  },
};

export const teaStoveMarks = [
  defineMark({
    ...words,
    name: 'charcoal',
    idea: {
      zh: '红泥小炉上坐着一把提梁壶，炉口见火',
      en: 'a kettle on a small clay stove, the fire showing in its mouth',
    },
    draw: ({ circle, ring, rect, polygon, above, below, path, union, cut, intersect, grow }, dice) => {
      const high = dice.between(44, 50);
      const kettle = union(
        intersect(union(circle(120, 92, 56), rect(64, 92, 112, 26, 10)), above(122)),
        polygon(
          [
            [166, 86],
            [212, 50],
            [222, 62],
            [178, 108],
          ],
          3,
        ),
      );
      const handle = cut(ring(120, 56, high + 8, 13), below(52));
      const stove = path([56, 134]).line([184, 134], [170, 236], [70, 236]).close();
      const mouth = path([92, 236 - 24])
        .line([92, 200])
        .through([120, 164], [148, 200])
        .line([148, 212])
        .close();
      return {
        parts: [
          ...ink(kettle, cut(handle, grow(kettle, 4)), cut(union(stove, rect(44, 134, 152, 18, 6)), mouth)),
          ...accent(flame(120, 210, 40)),
        ],
        small: ink(
          union(
            circle(120, 84, 50),
            polygon([
              [160, 84],
              [222, 40],
              [176, 110],
            ]),
          ),
          cut(path([48, 148]).line([192, 148], [174, 238], [66, 238]).close(), circle(120, 204, 22)),
        ),
        places: { top: { x: 120, y: 36, width: 50 }, ground: 236, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'gathered',
    idea: {
      zh: '炭炉上架着铁网，煮一壶茶，烤着橘子和红薯',
      en: 'a brazier under a wide grate, a teapot boiling beside a tangerine and a sweet potato',
    },
    draw: ({ circle, rect, polygon, vesica, above, below, path, grow, union, cut }, dice) => {
      const blaze = dice.between(44, 50);
      const pot = union(
        circle(120, 90, 42),
        rect(106, 30, 28, 26),
        polygon([
          [150, 84],
          [186, 52],
          [194, 62],
          [158, 112],
        ]),
      );
      const orange = circle(34, 106, 27);
      const spud = path([172, 120]).through([204, 86], [250, 114]).through([212, 138], [172, 120]).close();
      const stove = path([36, 154]).line([204, 154], [180, 250], [60, 250]).close();
      const mouth = path([90, 250]).line([90, 212]).through([120, 180], [150, 212]).line([150, 250]).close();
      return {
        parts: [
          ...ink(cut(pot, below(133)), rect(-10, 142, 260, 13), cut(stove, mouth, above(164))),
          ...accent(orange, vesica([36, 76], [62, 56], 16), cut(spud, grow(pot, 9)), flame(120, 248, blaze)),
        ],
        small: ink(
          circle(120, 76, 48),
          rect(-10, 138, 260, 20),
          cut(
            polygon([
              [40, 172],
              [200, 172],
              [176, 250],
              [64, 250],
            ]),
            circle(120, 226, 22),
          ),
          circle(34, 98, 28),
          circle(206, 98, 28),
        ),
        places: { ground: 250, top: { x: 120, y: 142, width: 250 }, facing: 'right' },
      };
    },
  }),
];
