import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'spray-bottle',
  zh: { word: '喷壶', meaning: '一喷一擦，亮堂堂', also: ['清洁剂'] },
  en: {
    word: 'spray bottle',
    meaning: 'one spray, one wipe, and it shines',
    also: ['cleaning spray'],
  },
};

export const sprayBottleMarks = [
  defineMark({
    ...words,
    name: 'and-sparkle',
    idea: { zh: '一只清洁喷壶，喷出一颗亮星', en: 'a cleaning spray with one bright sparkle' },
    draw: ({ cut, onCircle, polygon, rect, shape, union }, dice) => {
      const shine = dice.between(38, 42);
      const bottle = shape(
        [108, 110],
        [172, 110, null, 70],
        [200, 160, 90],
        [200, 226, 90, 180],
        [80, 226, null, -90],
        [80, 160, -90],
        [108, 110, -70, null],
      );
      const head = union(
        polygon(
          [
            [92, 22],
            [170, 22],
            [186, 62],
            [166, 76],
            [92, 58],
          ],
          [6, 8, 8, 4, 4],
        ),
        rect(112, 58, 50, 42),
        polygon(
          [
            [96, 66],
            [112, 66],
            [100, 104],
            [84, 100],
          ],
          4,
        ),
      );
      const star = polygon(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => onCircle(44, 44, i % 2 ? 12 : shine, i * 45 - 90)),
        2,
      );
      return {
        parts: [...ink(cut(bottle, rect(104, 152, 72, 46, 8))), ...ink(head), ...accent(star)],
        small: [...ink(union(bottle, head, rect(116, 90, 44, 30))), ...accent(star)],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'trigger',
    idea: { zh: '一只喷壶，三道水雾', en: 'a spray bottle sending out three lines of mist' },
    draw: ({ cut, path, polygon, rect, stroke, union }, dice) => {
      const mist = dice.between(4, 12);
      const bottle = rect(108, 118, 108, 116, [22, 22, 14, 14]);
      const neck = rect(142, 84, 40, 26, 4);
      const top = polygon(
        [
          [98, 38],
          [206, 38],
          [206, 76],
          [98, 76],
        ],
        [6, 18, 4, 6],
      );
      const trigger = polygon(
        [
          [112, 84],
          [130, 84],
          [116, 110],
          [98, 110],
        ],
        5,
      );
      const lines = union(
        stroke(path([78, 56]).line([mist, 56]), 12),
        stroke(path([74, 34]).line([mist + 10, 8]), 12),
        stroke(path([74, 78]).line([mist + 10, 104]), 12),
      );
      return {
        parts: [
          ...ink(top, neck, trigger, cut(bottle, rect(130, 158, 64, 9.5), rect(130, 182, 64, 9.5))),
          ...accent(lines),
        ],
        small: [
          ...ink(union(bottle, rect(138, 70, 46, 60), top)),
          ...accent(union(stroke(path([76, 58]).line([10, 58]), 19), stroke(path([70, 92]).line([22, 116]), 19))),
        ],
      };
    },
  }),
];
