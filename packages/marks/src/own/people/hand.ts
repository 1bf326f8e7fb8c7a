import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { heart } from '../motifs/heart.ts';

const words = {
  family: 'people',
  concept: 'hand',
  zh: { word: '手', meaning: '亲手做的，手上有温度', also: ['手掌', '张开的手', '手心', '摊开的手'] },
  en: {
    word: 'hand',
    meaning: 'made by hand, and the hand is warm',
    also: ['open hand', 'open palm', 'outstretched hand'],
  },
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
    name: 'spread',
    idea: {
      zh: '五指张开的手掌，手腕一圈亮色',
      en: 'an open hand with its five fingers spread, a bright band at the wrist',
    },
    draw: ({ path, rect, shape, stroke, union }, dice) => {
      const apart = dice.between(0, 6);
      const finger = (from: readonly [number, number], to: readonly [number, number]) =>
        stroke(path(from).line(to), 27);
      const palm = shape(
        [78, 118, null, -20],
        [162, 118, 20],
        [168, 150, 100],
        [150, 196, null, null],
        [92, 196, null, null],
        [72, 150, -80],
        [78, 118, -70, null],
      );
      return {
        parts: [
          ...ink(
            union(
              palm,
              finger([92, 130], [66 - apart, 42]),
              finger([112, 124], [106, 18]),
              finger([134, 124], [148, 22]),
              finger([152, 132], [188 + apart, 52]),
              finger([94, 176], [28, 122]),
            ),
          ),
          ...accent(rect(86, 206, 70, 28, 5)),
        ],
        small: ink(
          union(
            palm,
            rect(92, 180, 58, 56),
            stroke(path([96, 136]).line([64, 44]), 34),
            stroke(path([124, 130]).line([126, 24]), 34),
            stroke(path([150, 136]).line([188, 50]), 34),
            stroke(path([98, 176]).line([28, 124]), 34),
          ),
        ),
        places: { inside: { x: 120, y: 152, width: 70, height: 62 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'offering',
    idea: { zh: '掌心向上摊开的一只手，像在递出什么', en: 'a hand held out with its palm up, as if it gave something' },
    draw: ({ rect, shape }, dice) => {
      const tip = dice.between(112, 120);
      const hand = shape(
        [62, 118, null, -10],
        [112, 112, 10],
        [142, 130, 20],
        [172, 132, 0],
        [184, 146, 90],
        [172, 160, 180],
        [128, 160, 180, 0],
        [176, 166, -10],
        [216, tip, -42],
        [234, tip + 12, 70],
        [182, 192, 142],
        [130, 206, 180],
        [62, 196, 190, null],
      );
      return {
        parts: [...ink(hand), ...accent(rect(8, 104, 44, 108, 6))],
        small: [...ink(hand), ...accent(rect(-4, 100, 48, 114, 6))],
        places: { top: { x: 130, y: 112, width: 110 }, hands: [[140, 118]], facing: 'right' },
      };
    },
  }),
];
