import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'water-sleeves',
  zh: {
    word: '水袖',
    meaning: '长袖一抛，满台生辉',
    also: ['水袖舞', '古典舞', '长袖舞', '戏曲身段', '中国舞', '汉唐舞'],
  },
  en: {
    word: 'water sleeves',
    meaning: 'the sleeve flies and the stage lights up',
    also: ['sleeve dance', 'chinese classical dance', 'opera sleeves', 'silk dancer'],
  },
};

export const waterSleevesMarks = [
  defineMark({
    ...words,
    name: 'dancer',
    idea: { zh: '舞者回身，一双长长的水袖抛成弧线', en: 'a dancer turning, her long sleeves thrown into two arcs' },
    draw: ({ circle, path, stroke, union, cut, grow }, dice) => {
      const pen = dice.between(22, 24);
      const gap = dice.between(9.5, 10.5);
      const head = union(circle(122, 60, 22), circle(134, 27, 14));
      const body = path([106, 94])
        .line([140, 94], [144, 136])
        .through([158, 196], [212, 238])
        .line([74, 238])
        .through([104, 196], [106, 136])
        .close();
      const right = stroke(path([140, 110]).through([176, 104], [190, 70]).smooth([226, 26]), pen);
      const left = stroke(path([106, 110]).through([70, 112], [54, 150]).smooth([16, 196]), pen);
      return {
        parts: [
          ...ink(head, cut(body, stroke(path([96, 142]).line([160, 142]), gap, 'butt'))),
          ...accent(cut(right, grow(body, 9)), cut(left, grow(body, 9))),
        ],
        small: ink(
          circle(126, 46, 30),
          path([104, 90]).line([148, 90], [206, 236], [80, 236]).close(),
          stroke(path([170, 100]).line([226, 20]), 26),
          stroke(path([82, 106]).line([20, 190]), 26),
        ),
        places: {
          head: { x: 130, y: 14, width: 26 },
          hands: [
            [20, 190],
            [222, 34],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
