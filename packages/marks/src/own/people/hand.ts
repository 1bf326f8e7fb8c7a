import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { heart } from '../motifs/heart.ts';

const words = {
  family: 'people',
  concept: 'hand',
  zh: { word: '手', meaning: '亲手做的，手上有温度' },
  en: { word: 'hand', meaning: 'made by hand, and the hand is warm' },
};

export const handMarks = [
  defineMark({
    ...words,
    name: 'palm',
    idea: {
      zh: '一只张开的手，掌中有心',
      en: 'an open palm with a heart in it',
    },
    draw: ({ rect, path, stroke, union, cut, grow, turn }, dice) => {
      const finger = dice.between(27, 29);
      const lean = dice.between(34, 42);
      const lobe = dice.between(17, 20);
      const reach = dice.between(16, 24);
      const step = finger + 9.5;
      const palm = rect(62, 108, step * 3 + finger, 116, [8, 8, 50, 50]);
      const fingers = [reach + 22, reach, reach + 4, reach + 34].map((top, i) =>
        rect(62 + i * step, top, finger, 132 - top, [finger / 2, finger / 2, 0, 0]),
      );
      const thumb = turn(rect(64, 110, finger + 3, 96, 15), -lean, [78, 196]);
      const love = heart(62 + (step * 3 + finger) / 2, 150, lobe);
      const whole = union(palm, ...fingers, thumb);
      return {
        parts: [...ink(cut(whole, grow(love, 9))), ...accent(love)],
        small: ink(
          union(
            rect(70, 110, 144, 114, [8, 8, 56, 56]),
            ...[0, 1, 2].map((i) => rect(70 + i * 53, 12, 38, 130, [19, 19, 0, 0])),
            stroke(path([96, 190]).line([36, 120]), 36),
          ),
        ),
        places: { inside: { x: 74, y: 122, width: 92, height: 80 } },
      };
    },
  }),
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
];
