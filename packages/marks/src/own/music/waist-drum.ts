import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'waist-drum',
  zh: { word: '腰鼓', meaning: '红绸飞舞，鼓声震天', also: ['安塞腰鼓', '打腰鼓', '腰鼓舞', '花鼓'] },
  en: {
    word: 'waist drum',
    meaning: 'red silk flying and the loess shaking',
    also: ['ansai waist drum', 'yaogu', 'folk drum'],
  },
};

export const waistDrumMarks = [
  defineMark({
    ...words,
    name: 'sticks',
    idea: { zh: '一只系绸的腰鼓，两根鼓槌交叉在后', en: 'a long drum on its sash, two sticks crossed behind it' },
    draw: ({ circle, rect, path, stroke, union, cut, grow, mirror, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const belly = dice.between(16, 20);
      const drum = path([46, 92])
        .through([120, 92 - belly], [194, 92])
        .line([194, 204])
        .through([120, 204 + belly], [46, 204])
        .close();
      const stick = union(stroke(path([36, 14]).line([130, 78]), 14), circle(36, 14, 16));
      const lace = stroke(path([82, 60]).line([104, 240]), 11, 'butt');
      const back = stroke(path([158, 60]).line([136, 240]), 11, 'butt');
      return {
        parts: [
          ...ink(cut(drum, rect(66, 40, gap, 220), rect(164, 40, gap, 220), lace, back)),
          ...accent(cut(union(stick, mirror(stick)), grow(drum, gap))),
        ],
        small: ink(
          cut(drum, rect(76, 40, 17, 220), rect(147, 40, 17, 220)),
          cut(both(stroke(path([36, 14]).line([100, 62]), 22)), grow(drum, 12)),
        ),
        places: { ground: 216, top: { x: 120, y: 76, width: 140 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dancer',
    idea: {
      zh: '鼓手腾跃而起，腰间横着红鼓，双槌挥过头顶',
      en: 'a drummer leaping, the red drum across the waist, both sticks swung over the head',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(-16, -12);
      const head = circle(120, 52, 27);
      const body = union(
        polygon([
          [96, 88],
          [144, 88],
          [140, 180],
          [100, 180],
        ]),
        stroke(path([106, 102]).line([56, 82], [48, 30]), 22),
        stroke(path([134, 102]).line([188, 82], [200, 30]), 22),
        stroke(path([112, 172]).line([52, 190], [34, 236]), 25),
        stroke(path([128, 172]).line([176, 208], [224, 198]), 25),
      );
      const drum = turn(
        path([70, 116]).through([120, 104], [170, 116]).line([170, 156]).through([120, 168], [70, 156]).close(),
        lean,
        [120, 136],
      );
      return {
        parts: [
          ...ink(head, cut(body, grow(drum, gap))),
          ...accent(drum, stroke(path([30, 6]).line([66, 6]), 13), stroke(path([182, 6]).line([218, 6]), 13)),
        ],
        small: ink(
          circle(120, 44, 32),
          cut(
            union(
              rect(100, 90, 40, 100),
              stroke(path([110, 104]).line([48, 60]), 26),
              stroke(path([130, 104]).line([192, 60]), 26),
              stroke(path([112, 180]).line([50, 232]), 28),
              stroke(path([128, 180]).line([200, 224]), 28),
            ),
            rect(58, 112, 124, 64),
          ),
          rect(70, 124, 100, 40),
        ),
        places: {
          head: { x: 120, y: 25, width: 40 },
          hands: [
            [48, 26],
            [200, 26],
          ],
          ground: 246,
          facing: 'front',
        },
      };
    },
  }),
];
