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
    idea: { zh: '一方五花肉，肥瘦分层，草绳十字捆起', en: 'a cube of belly in its layers, tied across with straw' },
    draw: ({ polygon, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const dip = dice.between(8, 12);
      const top = polygon(
        [
          [120, 10],
          [232, 70],
          [120, 130],
          [8, 70],
        ],
        8,
      );
      const straw = union(
        stroke(path([58, 30]).line([182, 112]), 13, 'butt'),
        stroke(path([182, 30]).line([58, 112]), 13, 'butt'),
      );
      const side = (from: number, to: number) =>
        path([8, from])
          .through([60, from + 26 + dip], [120, from + 60])
          .through([180, from + 26 + dip], [232, from])
          .line([232, to])
          .through([180, to + 26 + dip], [120, to + 60])
          .through([60, to + 26 + dip], [8, to])
          .close();
      return {
        parts: [
          ...ink(cut(top, straw)),
          ...accent(side(86, 106)),
          ...ink(side(106 + gap, 144)),
          ...accent(side(144 + gap, 176)),
        ],
        small: ink(cut(top, stroke(path([64, 40]).line([176, 100]), 17)), side(92, 124), side(142, 176)),
        places: { top: { x: 120, y: 70, width: 120 }, ground: 236, facing: 'front' },
      };
    },
  }),
];
