import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Spot } from '../../kit/shapes.ts';

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
    draw: ({ rect, path, stroke, grow, union, cut, both }, dice) => {
      const pen = dice.between(9.8, 10.8);
      const sag = dice.between(6, 12);
      const layer = (y: number) => stroke(path([20, y]).through([120, y + sag], [220, y]), 10.5, 'butt');
      const rope = rect(111, 16, 18, 90);
      const pot = path([24, 150])
        .line([216, 150])
        .through([238, 198], [190, 246])
        .line([50, 246])
        .through([2, 198], [24, 150])
        .close();
      const line = (from: Spot, ...stops: Spot[]) => stroke(path(from).line(...stops), pen, 'butt');
      const dong = union(
        line([86, 174], [154, 174]),
        line([116, 158], [98, 199], [154, 199]),
        line([124, 186], [124, 238]),
        line([106, 210], [90, 230]),
        line([138, 210], [154, 230]),
      );
      return {
        parts: [
          ...ink(cut(rect(42, 22, 156, 84), grow(rope, 9), layer(50), layer(80))),
          ...accent(union(rope, both(stroke(path([124, 24]).line([88, -10]), 14, 'butt')))),
          ...ink(rect(8, 116, 224, 24), cut(pot, dong)),
        ],
        small: ink(cut(rect(42, 20, 156, 70, [16, 16, 0, 0]), rect(20, 48, 200, 17)), rect(8, 108, 224, 26), pot),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
