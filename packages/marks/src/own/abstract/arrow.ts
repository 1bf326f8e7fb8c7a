import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'arrow',
  zh: { word: '箭头', meaning: '认准方向，一往无前', also: ['箭', '羽箭', '向前的箭头', '向上的箭头'] },
  en: {
    word: 'arrow',
    meaning: 'one direction, and nothing in the way',
    also: ['arrowhead', 'arrow pointing right', 'arrow pointing up', 'flying arrow'],
  },
};

export const arrowMarks = [
  defineMark({
    ...words,
    name: 'feathered',
    idea: { zh: '一支斜飞向上的羽箭', en: 'a feathered arrow flying up at a slant' },
    draw: ({ both, polygon, rect, turn, union }, dice) => {
      const vane = dice.between(42, 50);
      const head = polygon([
        [120, -14],
        [166, 76],
        [120, 56],
        [74, 76],
      ]);
      const shaft = rect(111, 50, 18, 204);
      const feather = (y: number) =>
        both(
          polygon([
            [138, y + 28],
            [170, y - 4],
            [170, y + vane - 20],
            [138, y + vane + 12],
          ]),
        );
      const lie = (region: typeof head) => turn(region, 45);
      return {
        parts: [...ink(lie(union(head, shaft))), ...accent(lie(feather(132)), lie(feather(190)))],
        small: [
          ...ink(lie(union(head, rect(108, 40, 24, 200)))),
          ...accent(
            lie(
              both(
                polygon([
                  [150, 186],
                  [180, 156],
                  [180, 206],
                  [150, 236],
                ]),
              ),
            ),
          ),
        ],
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'forward',
    idea: { zh: '粗壮的箭头向前，尾杆一截亮色', en: 'a broad arrowhead going forward, its shaft bright behind it' },
    draw: ({ cut, grow, polygon, rect }, dice) => {
      const reach = dice.between(56, 66);
      const head = polygon([
        [150 - reach, 24],
        [206 - reach, 24],
        [234, 120],
        [206 - reach, 216],
        [150 - reach, 216],
        [174, 120],
      ]);
      const shaft = rect(6, 97, 180, 46);
      return {
        parts: [...ink(head), ...accent(cut(shaft, grow(head, 11)))],
        small: [...ink(head), ...accent(cut(shaft, grow(head, 18)))],
        places: { facing: 'right' },
      };
    },
  }),
];
