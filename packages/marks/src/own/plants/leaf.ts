import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'leaf',
  zh: { word: '叶', meaning: '一叶见自然，新鲜而本真' },
  en: { word: 'leaf', meaning: 'all of nature in one leaf: fresh and honest' },
};

export const leafMarks = [
  defineMark({
    ...words,
    name: 'halves',
    idea: {
      zh: '一片叶由叶脉分开：半边荫，半边光',
      en: 'one leaf parted by its midrib: a side in shade, a side in light',
    },
    draw: ({ vesica, path, stroke, rect, cut, union, turn, leftOf, rightOf, intersect }, dice) => {
      const wide = dice.between(104, 122);
      const lean = dice.between(30, 44);
      const rib = dice.between(9, 11);
      const rise = dice.between(26, 34);
      const blade = vesica([120, 8], [120, 204], wide);
      const veins = union(...[96, 138].map((y) => stroke(path([120, y + rise / 2]).line([40, y - rise]), 9, 'butt')));
      const stem = rect(120 - rib / 2 - 3, 196, rib + 6, 40, 6);
      return {
        parts: [
          ...ink(turn(union(cut(intersect(blade, leftOf(120 - rib / 2)), veins), stem), lean)),
          ...accent(turn(cut(intersect(blade, rightOf(120 + rib / 2)), stem), lean)),
        ],
        small: ink(
          turn(union(intersect(blade, leftOf(112)), rect(112, 190, 18, 46)), 40),
          turn(cut(intersect(blade, rightOf(130)), rect(100, 190, 60, 60)), 40),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sprig',
    idea: {
      zh: '一枝向上弯去，叶片互生',
      en: 'a sprig bending upward, leaves set by turns along it',
    },
    draw: ({ vesica, path, stroke, union, cut, grow }, dice) => {
      const wide = dice.between(36, 42);
      const bow = dice.between(84, 98);
      const weight = dice.between(10, 12);
      const stem = stroke(path([64, 232]).through([bow, 150], [150, 84]), weight);
      const leaves = [
        vesica([150, 90], [190, 8], wide + 4),
        vesica([118, 122], [92, 38], wide),
        vesica([128, 120], [216, 108], wide),
        vesica([86, 168], [24, 112], wide),
        vesica([92, 170], [178, 186], wide),
      ];
      return {
        parts: [
          ...ink(union(stem, leaves[1]!, leaves[2]!, leaves[3]!, leaves[4]!)),
          ...accent(cut(leaves[0]!, grow(stem, 8))),
        ],
        small: ink(
          union(
            stroke(path([70, 232]).line([150, 96]), 18),
            vesica([140, 120], [190, 8], 56),
            vesica([104, 170], [40, 90], 52),
            vesica([96, 176], [206, 172], 52),
          ),
        ),
      };
    },
  }),
];
