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
  defineMark({
    ...words,
    name: 'thrown-overhead',
    idea: {
      zh: '舞者扬臂，一条水袖在头顶甩成大圆，一条拖在身后',
      en: 'one sleeve flung in a great curve over her head, the other trailing behind the dancer',
    },
    draw: ({ circle, path, stroke, union, cut, grow, polygon }, dice) => {
      const gap = dice.between(10, 11);
      const pen = dice.between(26, 29);
      const head = union(circle(124, 100, 26), circle(108, 72, 14));
      const body = path([106, 134])
        .line([144, 134])
        .through([156, 208], [214, 244])
        .line([66, 244])
        .through([98, 208], [106, 134])
        .close();
      const over = stroke(
        path([150, 146]).through([206, 60], [124, 18]).through([76, 30], [50, 74]).smooth([8, 102]),
        pen,
        'butt',
      );
      const trail = stroke(path([98, 150]).through([64, 160], [46, 184]).smooth([0, 206]), pen, 'butt');
      return {
        parts: [...ink(head, body), ...accent(cut(over, grow(body, gap)), cut(trail, grow(body, gap)))],
        small: ink(
          circle(120, 100, 30),
          polygon([
            [98, 146],
            [144, 146],
            [200, 240],
            [66, 240],
          ]),
          stroke(path([172, 138]).through([204, 50], [120, 20]).through([60, 20], [30, 70]), 28),
        ),
        places: {
          head: { x: 108, y: 58, width: 26 },
          hands: [
            [58, 170],
            [196, 100],
          ],
          ground: 244,
          facing: 'front',
        },
      };
    },
  }),
];
