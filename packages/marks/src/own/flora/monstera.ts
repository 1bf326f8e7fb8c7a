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
    name: 'potted',
    idea: {
      zh: '一盆龟背竹，两片大叶裂开伸出盆外',
      en: 'a potted monstera, two large split leaves leaning out of the pot',
    },
    draw: ({ polygon, below, path, shape, stroke, union, cut, turn }, dice) => {
      const tilt = dice.between(44, 48);
      const plain = (low: number) => shape([120, 14], [172, 64, 100], [120, low], [68, 64, -100]);
      const leaf = cut(
        plain(126),
        ...[52, 80].flatMap((y) => [
          polygon(
            [
              [134, y + 12],
              [190, y - 14],
              [190, y + 4],
            ],
            3,
          ),
          polygon(
            [
              [106, y + 12],
              [50, y - 14],
              [50, y + 4],
            ],
            3,
          ),
        ]),
      );
      const stem = stroke(path([120, 110]).line([120, 168]), 11);
      const pot = polygon(
        [
          [70, 178],
          [170, 178],
          [156, 236],
          [84, 236],
        ],
        8,
      );
      const plant = union(turn(union(leaf, stem), tilt, [120, 168]), turn(union(leaf, stem), -tilt, [120, 168]));
      return {
        parts: [...ink(cut(plant, below(169))), ...accent(pot)],
        small: ink(
          cut(union(turn(plain(150), tilt, [120, 168]), turn(plain(150), -tilt, [120, 168])), below(160)),
          pot,
        ),
        places: { ground: 236, inside: { x: 120, y: 204, width: 70, height: 50 }, facing: 'front' },
      };
    },
  }),
];
