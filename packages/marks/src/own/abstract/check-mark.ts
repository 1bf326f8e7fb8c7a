import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'check-mark',
  zh: { word: '对勾', meaning: '做好了，放心', also: ['打勾', '对号', '勾号', '钩号', '打钩'] },
  en: {
    word: 'check mark',
    meaning: 'done, and done well',
    also: ['checkmark', 'tick mark', 'check sign'],
  },
};

export const checkMarkMarks = [
  defineMark({
    ...words,
    name: 'two-strokes',
    idea: { zh: '两笔写成的对勾，短的一笔亮着', en: 'a tick of two strokes, the short one bright' },
    draw: ({ polygon }, dice) => {
      const top = dice.between(26, 36);
      return {
        parts: [
          ...ink(
            polygon([
              [194, top],
              [236, top + 30],
              [112, 222],
              [84, 188],
            ]),
          ),
          ...accent(
            polygon([
              [6, 124],
              [40, 90],
              [94, 155],
              [74, 186],
              [68, 198],
            ]),
          ),
        ],
        small: ink(
          polygon([
            [8, 126],
            [48, 88],
            [96, 138],
            [192, 24],
            [234, 58],
            [98, 222],
          ]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'through-a-ring',
    idea: { zh: '圆环里打勾，勾尖穿出环外', en: 'a tick inside a ring, its long arm breaking out of it' },
    draw: ({ cut, grow, path, ring, stroke }, dice) => {
      const weight = dice.between(27, 30);
      const tick = stroke(path([70, 112]).line([112, 156], [218, 34]), weight, 'butt');
      return {
        parts: [...ink(cut(ring(112, 128, 104, 24), grow(tick, 11))), ...accent(tick)],
        small: [...ink(cut(ring(112, 128, 104, 26), grow(tick, 18))), ...accent(tick)],
        places: { facing: 'front' },
      };
    },
  }),
];
