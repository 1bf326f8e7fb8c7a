import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'wine-flag',
  zh: { word: '酒旗', meaning: '水村山郭酒旗风', also: ['酒幌', '酒招', '酒馆旗', '幌子', '店招旗', '招牌旗', '旗幡'] },
  en: {
    word: 'wine flag',
    meaning: 'a village, a hill, a flag that says come in',
    also: ['tavern flag', 'inn banner', 'shop banner', 'shop sign banner'],
  },
};

export const wineFlagMarks = [
  defineMark({
    ...words,
    name: 'pole',
    idea: { zh: '竹竿上挑出一面酒旗，旗上一个“酒”坛', en: 'a tavern banner on its pole, a wine jar on it' },
    draw: ({ circle, rect, polygon, union, cut }, dice) => {
      const sway = dice.between(6, 12);
      const pole = union(rect(8, -6, 16, 246, 7), rect(8, 22, 190, 13, 6));
      const flag = polygon(
        [
          [66, 46],
          [178, 46],
          [178 + sway, 216],
          [150 + sway, 192],
          [122 + sway, 226],
          [94 + sway, 192],
          [66 + sway, 216],
        ],
        2,
      );
      const jar = union(circle(124, 124, 35), rect(104, 76, 40, 20, 4), rect(104, 146, 42, 18, 4));
      return {
        parts: [...ink(pole), ...accent(cut(flag, jar))],
        small: ink(
          union(rect(4, 0, 24, 240), rect(4, 14, 200, 20)),
          cut(
            polygon([
              [60, 52],
              [196, 52],
              [196, 220],
              [128, 190],
              [60, 220],
            ]),
            circle(128, 116, 28),
          ),
        ),
        places: {
          top: { x: 110, y: 22, width: 180 },
          inside: { x: 124, y: 124, width: 80, height: 90 },
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flying',
    idea: {
      zh: '一面酒旗迎风展开，旗上一个大大的“酒”字',
      en: 'a tavern flag flying in the wind with the character for wine on it',
    },
    draw: ({ rect, path, stroke, union, cut }, dice) => {
      const pen = dice.between(10, 11);
      const wave = dice.between(12, 18);
      const flag = path([34, 10])
        .through([88, 10 - wave], [140, 10])
        .smooth([246, 10])
        .line([246, 160])
        .through([194, 160 + wave], [140, 160])
        .smooth([34, 160])
        .close();
      const line = (...[from, to]: [readonly [number, number], readonly [number, number]]) =>
        stroke(path(from).line(to), pen, 'butt');
      const wine = union(
        line([64, 40], [86, 54]),
        line([58, 74], [80, 88]),
        line([62, 136], [88, 104]),
        line([104, 38], [220, 38]),
        line([112, 62], [212, 62]),
        line([117, 62], [117, 138]),
        line([207, 62], [207, 138]),
        line([112, 110], [212, 110]),
        line([112, 134], [212, 134]),
        line([146, 38], [146, 84]),
        line([178, 38], [178, 84]),
      );
      return {
        parts: [...ink(rect(4, -16, 17, 270)), ...accent(cut(flag, wine))],
        small: ink(
          rect(0, -16, 22, 270),
          cut(
            path([40, 10])
              .through([90, -6], [140, 10])
              .smooth([246, 10])
              .line([246, 160])
              .through([194, 176], [140, 160])
              .smooth([40, 160])
              .close(),
            rect(100, 48, 90, 18),
            rect(100, 100, 90, 18),
            rect(136, 48, 18, 60),
          ),
        ),
        places: { inside: { x: 140, y: 86, width: 160, height: 110 }, ground: 254, facing: 'right' },
      };
    },
  }),
];
