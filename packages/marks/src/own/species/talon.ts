import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'talon',
  zh: { word: '爪', meaning: '一爪定音，力道分明', also: ['利爪', '鹰爪', '爪痕', '抓痕'] },
  en: {
    word: 'talon',
    meaning: 'a grip that lets nothing go',
    also: ['claw', 'claws', 'talons', 'eagle claw', 'claw marks', 'bird foot'],
  },
};

export const talonMarks = [
  defineMark({
    ...words,
    name: 'three-toes',
    idea: {
      zh: '一只猛禽的脚，三趾张开，爪尖如钩',
      en: 'the foot of a bird of prey, three toes spread, each ending in a hook',
    },
    draw: ({ both, cut, rect, shape, union }, dice) => {
      const shank = dice.between(46, 52);
      const side = shape(
        [120, 92, null, 180],
        [40, 124, 120],
        [26, 178, 90],
        [2, 232, 120, null],
        [66, 188, -50],
        [78, 158, -40],
        [120, 146, 0, null],
      );
      const middle = shape([98, 110], [142, 110], [146, 182, 95], [110, 240, 130, null], [98, 182, -95, null]);
      const leg = rect(120 - shank / 2, 2, shank, 118, 8);
      return {
        parts: ink(cut(union(both(side), middle, leg), rect(70, 30, 100, 10), rect(70, 60, 100, 10))),
        small: ink(union(both(side), middle, leg)),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scratches',
    idea: { zh: '三道爪痕斜斜划过', en: 'three scratches drawn aslant by one swipe' },
    draw: ({ vesica }, dice) => {
      const wide = dice.between(46, 52);
      const slash = (dx: number, from: number, to: number, width: number) =>
        vesica([150 + dx, from], [50 + dx, to], width);
      const three = (width: number) => [
        slash(-60, 26, 196, width),
        slash(20, 8, 234, width),
        slash(96, 40, 214, width),
      ];
      const [first, second, third] = three(wide);
      return {
        parts: [...ink(first!, third!), ...accent(second!)],
        small: [...ink(...three(wide - 6).filter((_, i) => i !== 1)), ...accent(three(wide - 6)[1]!)],
      };
    },
  }),
];
