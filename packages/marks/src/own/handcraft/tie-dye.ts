import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

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
  defineMark({
    ...words,
    name: 'hung-lengths',
    idea: {
      zh: '扎染布匹搭在晾竿上，布面开着一朵朵扎出来的花',
      en: 'lengths of tie-dyed cloth over the drying pole, a tied flower opening on each',
    },
    draw: ({ circle, rect, polygon, cut }, dice) => {
      const slant = dice.between(10, 18);
      const flower = (x: number, y: number) => cut(blossom(x, y, 38, 6, 0.3), circle(x, y, 13));
      const left = cut(
        polygon([
          [10, 36],
          [114, 36],
          [108, 200],
          [4, 200 + slant],
        ]),
        flower(60, 110),
        circle(32, 178, 10),
        circle(84, 178, 10),
      );
      const right = cut(
        polygon([
          [126, 36],
          [230, 36],
          [236, 238],
          [132, 238 - slant],
        ]),
        flower(181, 148),
        circle(154, 72, 10),
        circle(206, 72, 10),
      );
      return {
        parts: [...accent(rect(0, 6, 240, 19)), ...ink(left, right)],
        small: ink(
          rect(0, 0, 240, 24),
          cut(rect(8, 42, 100, 170), blossom(58, 122, 38, 6, 0.3)),
          cut(rect(132, 42, 100, 196), circle(182, 140, 32)),
        ),
        places: { top: { x: 120, y: 6, width: 220 }, facing: 'front' },
      };
    },
  }),
];
