import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'dongpo-pork',
  zh: {
    word: '东坡肉',
    meaning: '慢着火，少着水，火候足时它自美',
    also: ['红烧肉', '五花肉', '回锅肉', '扣肉', '毛氏红烧肉', '梅菜扣肉'],
  },
  en: {
    word: 'dongpo pork',
    meaning: 'little water, a slow fire, and time',
    also: ['braised pork belly', 'red braised pork', 'pork belly', 'hong shao rou'],
  },
};

export const dongpoPorkMarks = [
  defineMark({
    ...words,
    name: 'tied',
    idea: {
      zh: '一方五花肉，肥瘦分层，草绳捆住，放在碟上',
      en: 'a block of belly in its layers, tied round with straw, on a saucer',
    },
    draw: ({ circle, rect, polygon, below, path, stroke, grow, union, cut, both }, dice) => {
      const sag = dice.between(5, 9);
      const wave = (y: number) =>
        stroke(
          path([20, y])
            .through([70, y - sag], [120, y])
            .smooth([220, y]),
          10,
        );
      const block = rect(44, 76, 152, 112, 16);
      const rope = rect(111, 66, 18, 122);
      const knot = union(circle(120, 64, 17), both(stroke(path([118, 62]).line([88, 40]), 11)));
      return {
        parts: [
          ...ink(
            cut(block, grow(rope, 9), wave(112), wave(150)),
            polygon(
              [
                [14, 200],
                [226, 200],
                [190, 228],
                [50, 228],
              ],
              8,
            ),
          ),
          ...accent(union(cut(rope, below(189)), knot)),
        ],
        small: ink(
          cut(rect(44, 70, 152, 108, 16), rect(40, 112, 160, 17)),
          polygon(
            [
              [14, 196],
              [226, 196],
              [190, 228],
              [50, 228],
            ],
            8,
          ),
          circle(120, 50, 18),
        ),
        places: { top: { x: 120, y: 76, width: 130 }, ground: 228, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-its-pot',
    idea: {
      zh: '草绳扎着的一方肉坐在小砂罐里，罐上一个“东”字',
      en: 'a block tied with straw sits in a little clay pot that bears the character 东 of its name',
    },
    draw: ({ circle, rect, path, stroke, grow, union, cut, both }, dice) => {
      const pen = dice.between(9.5, 10.5);
      const sag = dice.between(4, 8);
      const wave = (y: number) =>
        stroke(
          path([40, y])
            .through([80, y - sag], [120, y])
            .smooth([200, y]),
          10,
        );
      const rope = rect(111, 20, 18, 98);
      const knot = union(circle(120, 18, 16), both(stroke(path([118, 16]).line([90, -6]), 11)));
      const pot = path([50, 158])
        .line([190, 158])
        .through([218, 202], [180, 246])
        .line([60, 246])
        .through([22, 202], [50, 158])
        .close();
      const line = (...[from, ...stops]: [readonly [number, number], ...(readonly [number, number])[]]) =>
        stroke(path(from).line(...stops), pen, 'butt');
      const dong = union(
        line([90, 178], [150, 178]),
        line([116, 164], [100, 201], [150, 201]),
        line([124, 188], [124, 236], [114, 231]),
        line([108, 212], [94, 230]),
        line([136, 212], [150, 230]),
      );
      return {
        parts: [
          ...ink(cut(rect(54, 28, 132, 90, [16, 16, 0, 0]), grow(rope, 9), wave(56), wave(86))),
          ...accent(union(rope, knot)),
          ...ink(rect(34, 128, 172, 20, 6), cut(pot, dong)),
        ],
        small: ink(
          cut(rect(54, 14, 132, 84, [16, 16, 0, 0]), rect(40, 50, 160, 17)),
          rect(30, 116, 180, 24),
          pot,
        ),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
