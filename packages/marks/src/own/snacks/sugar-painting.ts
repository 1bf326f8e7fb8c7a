import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'sugar-painting',
  zh: { word: '糖画', meaning: '一勺糖稀，画得活一只蝴蝶', also: ['画糖画', '糖人', '吹糖人', '捏糖人', '糖稀画'] },
  en: {
    word: 'sugar painting',
    meaning: 'a ladle of syrup draws a creature and then it is eaten',
    also: ['sugar figurine', 'sugar art', 'blown sugar figure', 'syrup drawing'],
  },
};

export const sugarPaintingMarks = [
  defineMark({
    ...words,
    name: 'butterfly',
    idea: { zh: '一根竹签上，糖丝一笔画成蝴蝶', en: 'a butterfly in one line of syrup on its stick' },
    draw: ({ circle, ring, rect, path, stroke, union, both }, dice) => {
      const pen = dice.between(12, 13);
      const wing = dice.between(50, 54);
      const upper = union(
        ring(174, 74, wing, pen),
        stroke(path([136, 84]).through([164, 62], [184, 78]).through([176, 96], [164, 84]), 11),
      );
      const lower = ring(160, 146, 36, pen);
      const feeler = stroke(path([122, 58]).through([126, 28], [146, 12]), 12);
      const body = union(circle(120, 66, 14), rect(111, 66, 18, 92, 9));
      return {
        parts: [...accent(union(both(union(upper, lower, feeler)), body)), ...ink(rect(113, 168, 14, 76, 7))],
        small: ink(union(both(union(circle(172, 66, 50), circle(160, 136, 34))), rect(108, 40, 24, 200))),
        places: { hands: [[120, 220]], ground: 244, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ladle',
    idea: {
      zh: '一勺糖稀往下淌，画成一条带签的鱼',
      en: 'a ladle of syrup running down into a fish drawn on its stick',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union }, dice) => {
      const pen = dice.between(13, 14.5);
      const ladle = union(
        path([-4, -8]).line([88, -8]).through([42, 54], [-4, -8]).close(),
        stroke(path([78, -4]).line([160, -52]), 15, 'butt'),
      );
      const fish = union(
        stroke(path([22, 140]).through([104, 72], [184, 140]).through([104, 208], [22, 140]), pen),
        stroke(path([180, 140]).line([234, 98], [234, 182], [180, 140]), pen),
        circle(78, 130, 12),
        rect(36, 64, 14, 58),
      );
      return {
        parts: [...ink(ladle, rect(97, 216, 15, 52)), ...accent(fish)],
        small: ink(
          path([0, -8]).line([110, -8]).through([55, 66], [0, -8]).close(),
          union(
            vesica([10, 146], [200, 146], 110),
            polygon([
              [160, 146],
              [236, 96],
              [236, 196],
            ]),
          ),
          rect(92, 218, 24, 44),
        ),
        places: { hands: [[105, 250]], facing: 'left' },
      };
    },
  }),
];
