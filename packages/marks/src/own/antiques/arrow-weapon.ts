import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'arrow-weapon',
  zh: { word: '箭', meaning: '离弦之箭，直取靶心', also: ['羽箭', '弓箭的箭', '箭矢', '利箭', '交叉的箭'] },
  en: {
    word: 'feathered arrow',
    meaning: 'let go, it flies straight to the mark',
    also: ['flying arrow', 'crossed arrows', "archer's arrow", 'arrow with feathers'],
  },
};

export const arrowWeaponMarks = [
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
    name: 'crossed',
    idea: { zh: '两支羽箭交叉', en: 'two feathered arrows crossed' },
    draw: ({ both, cut, grow, mirror, polygon, rect, turn, union }, dice) => {
      const lean = dice.between(40, 46);
      const head = polygon([
        [120, -20],
        [152, 42],
        [120, 30],
        [88, 42],
      ]);
      const shaft = union(head, rect(113, 24, 14, 222));
      const vane = both(
        polygon([
          [136, 206],
          [160, 182],
          [160, 228],
          [136, 252],
        ]),
      );
      const lie = (region: typeof head) => turn(region, lean);
      const front = lie(shaft);
      return {
        parts: [...ink(front, cut(mirror(front), grow(front, 9))), ...accent(lie(vane), mirror(lie(vane)))],
        small: ink(union(lie(union(head, rect(109, 24, 22, 222))), mirror(lie(union(head, rect(109, 24, 22, 222)))))),
        places: { facing: 'front' },
      };
    },
  }),
];
