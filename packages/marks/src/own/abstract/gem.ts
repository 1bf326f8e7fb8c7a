import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'gem',
  zh: { word: '晶石', meaning: '面面生辉，历久弥坚' },
  en: { word: 'gem', meaning: 'every face shines, and time does not wear it' },
};

export const gemMarks = [
  defineMark({
    ...words,
    name: 'crystal',
    idea: {
      zh: '一枚立起的晶石，三面之中一面受光',
      en: 'a standing crystal of three faces, the light on one',
    },
    draw: ({ polygon, shrink }, dice) => {
      const gap = dice.between(9, 11) / 2;
      const waist = dice.between(58, 66);
      const ridge = dice.between(-16, 4);
      const high = dice.between(76, 88);
      const middle = 120 + ridge;
      const left = polygon([
        [120, 10],
        [middle - 12, high + 26],
        [middle, 232],
        [120 - waist, 168],
        [120 - waist, high],
      ]);
      const right = polygon([
        [120, 10],
        [120 + waist, high],
        [120 + waist, 168],
        [middle, 232],
        [middle - 12, high + 26],
      ]);
      return {
        parts: [...ink(shrink(left, gap)), ...accent(shrink(right, gap))],
        small: ink(shrink(left, 9), shrink(right, 9)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'brilliant',
    idea: {
      zh: '侧看一颗切好的宝石：冠、腰与三道长面',
      en: 'a cut stone from the side: crown, girdle and three long facets',
    },
    draw: ({ polygon, shrink }, dice) => {
      const gap = dice.between(9, 11) / 2;
      const table = dice.between(56, 64);
      const girdle = dice.between(84, 92);
      const inner = dice.between(38, 46);
      const facet = (...spots: [number, number][]) => shrink(polygon(spots), gap);
      const crown = facet([120 - table, 24], [120 + table, 24], [226, girdle], [14, girdle]);
      const left = facet([10, girdle], [120 - inner, girdle], [120, 222]);
      const right = facet([230, girdle], [120 + inner, girdle], [120, 222]);
      const middle = facet([120 - inner, girdle], [120 + inner, girdle], [120, 228]);
      const body = polygon([
        [12, 106],
        [228, 106],
        [120, 226],
      ]);
      return {
        parts: [...ink(crown, left, right), ...accent(middle)],
        small: ink(
          polygon([
            [60, 24],
            [180, 24],
            [222, 86],
            [18, 86],
          ]),
          body,
        ),
      };
    },
  }),
];
