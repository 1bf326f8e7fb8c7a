import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'pineapple-cake',
  zh: { word: '凤梨酥', meaning: '酥皮里藏着一方果园', also: ['菠萝酥', '台湾凤梨酥', '土凤梨酥'] },
  en: {
    word: 'pineapple cake',
    meaning: 'an orchard under a butter crust',
    also: ['pineapple shortcake', 'taiwan pineapple cake'],
  },
};

export const pineappleCakeMarks = [
  defineMark({
    ...words,
    name: 'block',
    idea: {
      zh: '一块切开的方酥，断面露出凤梨馅，叶冠在上',
      en: 'a square cake cut open to its filling, wearing the crown of the fruit',
    },
    draw: ({ rect, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const leaf = dice.between(30, 34);
      const block = rect(36, 94, 168, 140, 30);
      const heart = rect(64, 122, 112, 84, 10);
      const cross = union(
        ...[-14, 46].map((d) => stroke(path([60 + d, 214]).line([160 + d, 114]), 10, 'butt')),
        ...[-46, 14].map((d) => stroke(path([180 + d, 214]).line([80 + d, 114]), 10, 'butt')),
      );
      const crown = [vesica([120, 0], [120, 82], leaf), both(vesica([66, 20], [112, 84], leaf - 4))];
      return {
        parts: [
          ...ink(cut(block, grow(heart, gap))),
          ...accent(cut(heart, cross)),
          ...ink(cut(crown[1]!, grow(crown[0]!, gap)), crown[0]!),
        ],
        small: ink(
          cut(block, rect(72, 130, 96, 68)),
          vesica([120, 0], [120, 82], 40),
          both(vesica([56, 20], [100, 82], 30)),
        ),
        places: { inside: { x: 120, y: 164, width: 100, height: 74 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bitten',
    idea: {
      zh: '一只菠萝立在后面，前面一块凤梨酥切开见馅',
      en: 'a pineapple behind, before it a small cake cut to show its filling',
    },
    draw: ({ rect, vesica, path, stroke, grow, union, cut }, dice) => {
      const gap = dice.between(10, 11);
      const crown = dice.between(0, 6);
      const body = rect(92, 66, 124, 172, 56);
      const cake = rect(-14, 132, 150, 106, 16);
      const filling = rect(18, 164, 86, 42);
      const net = [
        stroke(path([60, 84]).line([260, 204]), 11, 'butt'),
        stroke(path([250, 50]).line([50, 190]), 11, 'butt'),
      ];
      const leaves = union(
        vesica([154, 58], [154, -22 - crown], 36),
        vesica([154, 60], [102, -4], 30),
        vesica([154, 60], [206, -4], 30),
      );
      return {
        parts: [
          ...accent(cut(body, grow(cake, gap), ...net), leaves),
          ...ink(cut(cake, grow(filling, gap))),
          ...accent(filling),
        ],
        small: ink(
          union(vesica([160, 60], [160, -6], 34), vesica([160, 62], [112, 8], 30), vesica([160, 62], [208, 8], 30)),
          cut(rect(104, 74, 112, 160, 50), rect(-20, 110, 184, 200, 20)),
          cut(rect(-4, 128, 150, 110, 18), rect(40, 164, 62, 36)),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
];
