import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'thumbs-up',
  zh: { word: '点赞', meaning: '竖起拇指，由衷认可', also: ['竖起大拇指', '大拇指', '竖大拇指', '拇指'] },
  en: {
    word: 'thumbs up',
    meaning: 'a thumb up, and meant',
    also: ['thumb up', 'hand with thumb up', 'thumb', 'like sign'],
  },
};

export const thumbsUpMarks = [
  defineMark({
    ...words,
    name: 'thumb-up',
    idea: {
      zh: '一只竖起的拇指，袖口明亮',
      en: 'a fist with its thumb up, out of a bright cuff',
    },
    draw: ({ rect, path, union, cut }, dice) => {
      const finger = dice.between(27, 29);
      const reach = dice.between(92, 100);
      const thumb = dice.between(20, 30);
      const cuff = dice.between(34, 40);
      const step = finger + 9.5;
      const [x, top] = [112, 84];
      const bottom = top + step * 3 + finger;
      const fingers = [0, 4, 0, -10].map((more, i) =>
        rect(x, top + i * step, reach + more, finger, [4, finger / 2, finger / 2, 4]),
      );
      const back = path([x + 20, bottom])
        .line([72, bottom], [72, top + 18], [118, thumb + 4])
        .through([136, thumb - 8], [146, thumb + 14])
        .line([136, top + 20], [x + 20, top + 20])
        .close();
      const sleeve = rect(63 - cuff, top + 18, cuff, bottom - top - 18, 8);
      const slits = fingers.slice(1).map((_, i) => rect(x + 34, top + finger + i * step, 120, 9.5));
      const hand = union(back, rect(x, top, 60, bottom - top), ...fingers);
      return {
        parts: [...ink(cut(hand, ...slits)), ...accent(sleeve)],
        small: ink(
          cut(union(back, rect(100, 84, 116, bottom - 84, 22)), rect(150, 122, 90, 18), rect(150, 166, 90, 18)),
          rect(14, 102, 40, bottom - 102, 4),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-disc',
    idea: { zh: '圆章里留白一只竖起的拇指', en: 'a thumb up left white on a disc' },
    draw: ({ circle, cut, polygon, rect, shape }, dice) => {
      const top = dice.between(46, 52);
      const hand = shape(
        [92, 116, null, null],
        [124, top, -70, -20],
        [144, top + 16, 90],
        [138, 104, 100, 0],
        [178, 106, 10],
        [186, 122, 90],
        [172, 176, 110],
        [156, 186, 180],
        [92, 182, null, null],
      );
      return {
        parts: ink(cut(circle(120, 120, 106), hand, rect(58, 112, 24, 74))),
        small: ink(
          cut(
            circle(120, 120, 110),
            polygon([
              [86, 110],
              [118, 40],
              [150, 46],
              [144, 96],
              [196, 100],
              [176, 192],
              [86, 192],
            ]),
            rect(46, 110, 22, 82),
          ),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
