import { defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'tie-dye',
  zh: {
    word: '扎染',
    meaning: '扎起、浸蓝、散开，朵朵不同',
    also: ['蜡染', '蓝染', '蓝印花布', '植物染', '白族扎染', '草木染'],
  },
  en: {
    word: 'tie-dye',
    meaning: 'tie it, dip it, open it: no two alike',
    also: ['batik', 'indigo dye', 'blue calico', 'plant dye', 'wax dyeing'],
  },
};

export const tieDyeMarks = [
  defineMark({
    ...words,
    name: 'shirt',
    idea: { zh: '一件扎染短衫，花纹从胸前旋开', en: 'a shirt dyed in knots, the pattern turning out from the chest' },
    draw: ({ circle, ring, onCircle, path, shape, stroke, cut, around }, dice) => {
      const pen = dice.between(9.5, 11);
      const shirt = shape(
        [80, 16, null, 60],
        [160, 16, -60, null],
        [196, 28, null, 45],
        [240, 82, 50, null],
        [202, 112],
        [186, 94],
        [186, 232],
        [54, 232],
        [54, 94],
        [38, 112],
        [0, 82, null, -50],
        [44, 28, -45, null],
      );
      return {
        parts: ink(
          cut(
            shirt,
            circle(120, 128, 13),
            ...around(stroke(path(onCircle(120, 128, 26, 0)).through([160, 140], [176, 164]), pen), 6, [120, 128]),
          ),
        ),
        small: ink(cut(shirt, ring(120, 134, 48, 18), circle(120, 134, 14))),
        places: { inside: { x: 120, y: 140, width: 110, height: 120 }, facing: 'front' },
      };
    },
  }),
];
