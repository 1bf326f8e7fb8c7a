import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'monstera',
  zh: { word: '龟背竹', also: ['热带叶'], meaning: '一片热带的阔叶，让光从缝里来' },
  en: {
    word: 'monstera',
    also: ['tropical leaf', 'swiss cheese plant'],
    meaning: 'a broad leaf that lets the light through',
  },
};

export const monsteraMarks = [
  defineMark({
    ...words,
    name: 'leaf',
    idea: { zh: '一片龟背竹叶，边缘裂成指', en: 'one monstera leaf, its edge split into fingers' },
    draw: ({ shape, path, stroke, union, cut, both, turn, vesica, grow }, dice) => {
      const wide = dice.between(92, 98);
      const slit = dice.between(15, 18);
      const lean = dice.between(-14, -6);
      const leaf = shape(
        [120, 44, -20, -40],
        [178, 26, 10],
        [120 + wide, 92, 90],
        [120, 222, null, null],
        [120 - wide, 92, -90],
        [62, 26, -10],
      );
      const cuts = both(
        union(
          vesica([60, 70], [-10, 40], slit),
          vesica([64, 108], [0, 100], slit),
          vesica([76, 144], [26, 152], slit),
          vesica([92, 176], [56, 192], slit),
        ),
      );
      const rib = stroke(path([120, 60]).line([120, 200]), 9);
      const stalk = stroke(path([120, 46]).through([128, 24], [150, 6]), 11);
      return {
        parts: [
          ...ink(turn(cut(leaf, cuts, rib), lean, [120, 120])),
          ...accent(turn(cut(stalk, grow(leaf, 8)), lean, [120, 120])),
        ],
        small: ink(
          turn(
            cut(leaf, both(union(vesica([66, 80], [-10, 60], 26), vesica([80, 134], [10, 136], 26)))),
            lean,
            [120, 120],
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-disc',
    idea: { zh: '圆里留白一片龟背叶', en: 'a split leaf left white in a disc' },
    draw: ({ shape, circle, path, stroke, union, cut, both, turn, vesica, scale }, dice) => {
      const round = dice.between(102, 106);
      const lean = dice.between(14, 24);
      const size = dice.between(0.7, 0.75);
      const leaf = cut(
        shape(
          [120, 56, -20, -40],
          [178, 38, 10],
          [216, 104, 90],
          [120, 226, null, null],
          [24, 104, -90],
          [62, 38, -10],
        ),
        both(union(vesica([66, 94], [-10, 74], 28), vesica([80, 146], [6, 152], 28))),
        stroke(path([120, 96]).line([120, 190]), 13),
      );
      const small = turn(scale(leaf, size, [120, 124]), lean, [120, 124]);
      return {
        parts: ink(cut(circle(120, 120, round), small)),
        small: ink(cut(circle(120, 120, 104), turn(vesica([120, 40], [120, 200], 100), lean, [120, 120]))),
      };
    },
  }),
];
