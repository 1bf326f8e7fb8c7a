import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'caring',
  concept: 'pharmacy',
  zh: { word: '药房', meaning: '对症一味，药到病除', also: ['药店', '大药房'] },
  en: { word: 'pharmacy', meaning: 'the right remedy, near at hand', also: ['chemist', 'drugstore', 'apothecary'] },
};

export const pharmacyMarks = [
  defineMark({
    ...words,
    name: 'mortar',
    idea: { zh: '一只药臼，臼身一个十字，杵斜立其中', en: 'a mortar with a cross on it, its pestle leaning' },
    draw: ({ cut, grow, path, rect, shape, stroke, union }, dice) => {
      const lean = dice.between(178, 190);
      const bowl = shape(
        [34, 112],
        [206, 112, null, 92],
        [150, 200, 180, null],
        [90, 200, null, 180],
        [34, 112, -92, null],
      );
      const foot = union(rect(74, 208, 92, 26, [8, 8, 5, 5]));
      const rim = rect(16, 84, 208, 22, 8);
      const pestle = union(
        stroke(path([132, 74]).line([lean, 14]), 20),
        stroke(path([lean - 8, 24]).line([lean, 14]), 30),
      );
      const cross = union(rect(98, 144, 44, 14), rect(113, 129, 14, 44));
      return {
        parts: [...ink(cut(bowl, cross, grow(rim, 9)), rim, foot), ...accent(cut(pestle, grow(rim, 9)))],
        small: [
          ...ink(union(bowl, rim, foot)),
          ...accent(cut(stroke(path([132, 70]).line([188, 14]), 28), grow(rim, 13))),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'leaf-cross',
    idea: { zh: '一个十字，一臂是叶', en: 'a cross one of whose arms is a leaf' },
    draw: ({ cut, curve, grow, rect, stroke, union, vesica }, dice) => {
      const wide = dice.between(76, 82);
      const leaf = vesica([110, 130], [222, 18], wide);
      const vein = stroke(curve([118, 122], [188, 52]), 10);
      const cross = union(rect(20, 92, 200, 62, 10), rect(86, 20, 66, 206, 10));
      return {
        parts: [...ink(cut(cross, grow(leaf, 10))), ...accent(cut(leaf, vein))],
        small: [...ink(cut(cross, grow(leaf, 15))), ...accent(leaf)],
      };
    },
  }),
];
