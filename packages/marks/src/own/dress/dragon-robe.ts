import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'dragon-robe',
  zh: { word: '龙袍', meaning: '五爪金龙，海水江崖', also: ['皇袍', '蟒袍', '黄袍', '皇帝龙袍', '凤袍'] },
  en: {
    word: 'dragon robe',
    meaning: 'the dragon above, the sea below, all under heaven between',
    also: ['imperial robe', "emperor's robe", 'mang robe'],
  },
};

export const dragonRobeMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '一袭龙袍：胸前团龙，下摆海浪',
      en: 'a wide robe with a dragon roundel at the breast and waves at the hem',
    },
    draw: ({ circle, rect, polygon, path, stroke, cut, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(150, 158);
      const robe = polygon([
        [98, 0],
        [142, 0],
        [178, 14],
        [238, 136],
        [184, 164],
        [166, 124],
        [190, 240],
        [50, 240],
        [74, 124],
        [56, 164],
        [2, 136],
        [62, 14],
      ]);
      const neck = stroke(path([138, -6]).line([112, 50], [112, 62]), gap);
      const knot = stroke(
        path([102, 74])
          .through([120, 56], [138, 76])
          .through([130, 94], [110, 92])
          .through([98, 110], [120, 116])
          .through([140, 114], [146, 102]),
        11,
      );
      const cliff = polygon([
        [120, peak],
        [150, 196],
        [90, 196],
      ]);
      const wave = stroke(
        path([30, 218])
          .through([52, 196], [75, 218])
          .through([97, 196], [120, 218])
          .through([142, 196], [165, 218])
          .through([187, 196], [210, 218]),
        10,
      );
      return {
        parts: [
          ...ink(cut(robe, neck, knot, cliff, wave, both(stroke(path([246, 122]).line([180, 152]), 10, 'butt')))),
        ],
        small: ink(
          cut(
            polygon([
              [94, 0],
              [146, 0],
              [186, 14],
              [240, 140],
              [186, 170],
              [170, 130],
              [194, 240],
              [46, 240],
              [70, 130],
              [54, 170],
              [0, 140],
              [54, 14],
            ]),
            circle(120, 86, 26),
            rect(46, 190, 148, 17),
          ),
        ),
        places: {
          neck: { x: 120, y: 4, width: 40 },
          inside: { x: 120, y: 92, width: 60, height: 60 },
          hands: [
            [28, 152],
            [212, 152],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-rack',
    idea: {
      zh: '龙袍平展在衣桁上，一条龙从胸前盘到下摆的水波',
      en: 'the robe spread on its rack, a dragon winding down from the breast to the waves',
    },
    draw: ({ circle, rect, polygon, path, curve, stroke, union, cut }, dice) => {
      const gap = dice.between(10, 11);
      const swing = dice.between(-2, 2);
      const robe = polygon([
        [4, 36],
        [236, 36],
        [236, 104],
        [182, 104],
        [198, 236],
        [42, 236],
        [58, 104],
        [4, 104],
      ]);
      const dragon = union(
        stroke(curve([146, 88, 100], [118, 114, 180], [92, 136 + swing, 90], [122, 160, 0], [156, 166, 30]), 14),
        polygon([
          [164, 64],
          [156, 100],
          [104, 94],
          [108, 78],
          [128, 74],
          [136, 56],
        ]),
        stroke(path([154, 68]).line([174, 52]), 10),
        stroke(path([102, 122]).line([82, 108]), 10),
      );
      const waves = stroke(
        path([24, 214]).through([56, 186], [88, 214]).through([120, 186], [152, 214]).through([184, 186], [216, 214]),
        gap,
      );
      return {
        parts: [
          ...accent(rect(0, 6, 240, 18, 8)),
          ...ink(
            cut(robe, cut(dragon, circle(138, 83, 6)), waves, path([92, 30]).through([120, 58], [148, 30]).close()),
          ),
        ],
        small: ink(
          rect(0, 4, 240, 20),
          cut(
            polygon([
              [6, 42],
              [234, 42],
              [234, 106],
              [180, 106],
              [192, 236],
              [48, 236],
              [60, 106],
              [6, 106],
            ]),
            circle(120, 108, 28),
            rect(40, 180, 160, 17),
          ),
        ),
        places: {
          top: { x: 120, y: 6, width: 200 },
          inside: { x: 120, y: 112, width: 90, height: 100 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
