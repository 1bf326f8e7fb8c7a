import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'beauty',
  concept: 'barber-pole',
  zh: { word: '理发灯柱', meaning: '转一圈，精神一身', also: ['三色灯', '理发店灯箱', '旋转灯'] },
  en: { word: 'barber pole', meaning: 'once round, and you look your best', also: ['barbershop pole'] },
};

export const barberPoleMarks = [
  defineMark({
    ...words,
    name: 'turning',
    idea: { zh: '一根旋转灯柱，斜纹环绕', en: 'a barber’s pole, its stripes winding round' },
    draw: ({ circle, cut, intersect, path, rect, stroke, union, above }, dice) => {
      const slope = dice.between(34, 42);
      const glass = rect(86, 62, 68, 130);
      const stripe = (y: number) => stroke(path([70, y]).line([170, y - slope]), 22, 'butt');
      const stripes = intersect(glass, union(stripe(100), stripe(152), stripe(204)));
      const top = union(rect(70, 34, 100, 19, 6), intersect(circle(120, 28, 24), above(25)));
      const foot = union(rect(70, 201, 100, 19, 6), rect(94, 216, 52, 22, [0, 0, 10, 10]));
      return {
        parts: [
          ...ink(
            top,
            foot,
            cut(glass, union(...[100, 152, 204].map((y) => stroke(path([70, y]).line([170, y - slope]), 40, 'butt')))),
          ),
          ...accent(stripes),
        ],
        small: [
          ...ink(rect(70, 22, 100, 32, 8), rect(70, 204, 100, 32, 8)),
          ...accent(
            intersect(
              rect(84, 64, 72, 130),
              union(...[112, 172].map((y) => stroke(path([70, y]).line([170, y - 40]), 30, 'butt'))),
            ),
          ),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-scissors',
    idea: { zh: '灯柱与剪刀交叉', en: 'a striped pole crossed with scissors' },
    draw: ({ cut, grow, intersect, path, rect, ring, shape, stroke, turn, union }, dice) => {
      const lean = dice.between(36, 42);
      const tube = rect(98, 46, 44, 148);
      const bands = union(...[84, 130, 176].map((y) => stroke(path([80, y + 12]).line([160, y - 12]), 11, 'butt')));
      const caps = union(rect(90, 14, 60, 23, 9), rect(90, 203, 60, 23, 9));
      const pole = turn(union(cut(tube, intersect(bands, tube)), caps), lean, [120, 120]);
      const blade = union(
        shape([112, 128], [116, 6, null, 50], [131, 50, 88], [128, 128]),
        rect(112, 120, 16, 60),
        ring(120, 204, 30, 12),
      );
      const shears = turn(blade, -lean, [120, 120]);
      const whole = turn(rect(90, 14, 60, 212, 9), lean, [120, 120]);
      return {
        parts: [...accent(pole), ...ink(cut(shears, grow(whole, 9)))],
        small: [
          ...accent(whole),
          ...ink(cut(turn(union(rect(110, 8, 20, 160, 6), ring(120, 200, 34, 18)), -42, [120, 120]), grow(whole, 14))),
        ],
      };
    },
  }),
];
