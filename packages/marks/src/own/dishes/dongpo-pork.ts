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
    name: 'cube',
    idea: {
      zh: '一方东坡肉斜着看，草绳十字扎紧，侧面层层肥瘦',
      en: 'a cube of braised pork from the corner, tied crosswise with straw, its layers on the sides',
    },
    draw: ({ polygon, path, stroke, grow, union, cut, mirror }, dice) => {
      const rope = dice.between(15, 17);
      const tall = dice.between(88, 94);
      const top = polygon([
        [120, 10],
        [236, 68],
        [120, 126],
        [4, 68],
      ]);
      const cords = union(
        stroke(path([57, 37]).line([183, 99]), rope, 'butt'),
        stroke(path([183, 37]).line([57, 99]), rope, 'butt'),
      );
      const side = polygon([
        [4, 84],
        [114, 138],
        [114, 138 + tall],
        [4, 84 + tall],
      ]);
      const layer = stroke(path([-10, 112]).through([52, 134], [124, 178]), 11, 'butt');
      const left = cut(side, layer);
      return {
        parts: [...ink(cut(top, grow(cords, 9))), ...accent(cords), ...ink(left, mirror(left))],
        small: ink(
          cut(
            top,
            stroke(path([57, 37]).line([183, 99]), 17, 'butt'),
            stroke(path([183, 37]).line([57, 99]), 17, 'butt'),
          ),
          polygon([
            [4, 90],
            [110, 144],
            [110, 234],
            [4, 178],
          ]),
          polygon([
            [236, 90],
            [130, 144],
            [130, 234],
            [236, 178],
          ]),
        ),
        places: { top: { x: 120, y: 10, width: 120 }, ground: 230, facing: 'front' },
      };
    },
  }),
];
