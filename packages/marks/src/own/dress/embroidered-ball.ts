import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'embroidered-ball',
  zh: { word: '绣球', meaning: '抛出绣球，接住姻缘', also: ['抛绣球', '壮族绣球', '彩球', '绣球灯'] },
  en: {
    word: 'embroidered ball',
    meaning: 'throw it, and whoever catches it is yours',
    also: ['silk ball', 'zhuang embroidered ball', 'xiuqiu', 'love ball'],
  },
};

export const embroideredBallMarks = [
  defineMark({
    ...words,
    name: 'tassels',
    idea: { zh: '一只十二瓣绣球，上有提绳，下垂彩穗', en: 'a ball of sewn petals on its cord, tassels below' },
    draw: ({ circle, rect, vesica, rightOf, path, stroke, cut, intersect, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(58, 62);
      const ball = circle(120, 104, 74);
      const petal = cut(vesica([120, 30], [120, 178], wide), vesica([120, 66], [120, 142], 16));
      const side = both(
        cut(
          intersect(ball, rightOf(120)),
          grow(vesica([120, 26], [120, 182], wide), gap),
          stroke(path([150, 104]).line([200, 104]), gap),
        ),
      );
      const tassels = [92, 120, 148].map((x) => rect(x - 8, 190, 16, 48, [0, 0, 5, 5]));
      return {
        parts: [...ink(side), ...accent(petal), ...ink(rect(114, -8, 12, 30, 5)), ...accent(...tassels)],
        small: ink(cut(ball, rect(111, 30, 18, 148), rect(46, 95, 148, 18)), rect(84, 192, 72, 46)),
        places: { top: { x: 120, y: 0, width: 20 }, hands: [[120, 104]], facing: 'front' },
      };
    },
  }),
];
