import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'myth',
  concept: 'qilin',
  zh: { word: '麒麟', meaning: '仁兽至，天下太平', also: ['瑞兽麒麟', '麒麟送子', '火麒麟', '玉麒麟'] },
  en: {
    word: 'qilin',
    meaning: 'the gentle beast comes when the world is at peace',
    also: ['kirin', 'chinese unicorn', 'qilin beast'],
  },
};

/** The head in profile, facing left: brow, open jaws and one horn swept back. */
function headOf(): Region {
  const { polygon, union, path, stroke } = kit;
  return union(
    polygon([
      [6, 84],
      [22, 62],
      [42, 72],
      [78, 62],
      [104, 42],
      [172, 66],
      [180, 118],
      [118, 130],
      [104, 108],
      [54, 98],
      [40, 110],
      [14, 104],
    ]),
    polygon([
      [124, 116],
      [92, 144],
      [34, 140],
      [46, 124],
      [104, 108],
    ]),
    stroke(path([124, 58]).line([156, 22], [210, 4]), 16),
  );
}

export const qilinMarks = [
  defineMark({
    ...words,
    name: 'prancing',
    idea: {
      zh: '麒麟扬蹄，龙首鹿身，肩与尾燃着火',
      en: 'a qilin prancing, dragon’s head on a deer’s body, fire at shoulder and tail',
    },
    draw: ({ circle, path, polygon, union, cut, grow, scale, move, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const fire = dice.between(64, 72);
      const kick = dice.between(8, 16);
      const head = move(scale(headOf(), 0.58, [0, 0]), 4, 4);
      const body = path([64, 66])
        .line([104, 60])
        .through([116, 100], [150, 104])
        .line([186, 104])
        .through([216, 120], [204, 160])
        .line([166, 156])
        .through([130, 166], [96, 158])
        .through([64, 126], [64, 66])
        .close();
      const legs = union(
        polygon([
          [84, 146],
          [112, 156],
          [70 - kick, 176],
          [84 - kick, 206],
          [64 - kick, 208],
          [46 - kick, 168],
        ]),
        polygon([
          [106, 150],
          [134, 156],
          [122, 198],
          [126, 236],
          [104, 236],
          [102, 198],
        ]),
        polygon([
          [166, 146],
          [208, 140],
          [196, 190],
          [214, 236],
          [190, 236],
          [174, 192],
        ]),
      );
      const flames = union(flame(222, 112, fire), flame(146, 94, fire * 0.62));
      const mark = stroke(path([142, 126]).through([154, 140], [166, 126]), gap);
      return {
        parts: [...ink(cut(union(head, body, legs), circle(64, 48, 6.5), mark, grow(flames, gap))), ...accent(flames)],
        small: ink(
          union(
            polygon([
              [4, 50],
              [60, 26],
              [108, 46],
              [112, 96],
              [204, 104],
              [214, 236],
              [180, 236],
              [166, 160],
              [130, 164],
              [126, 236],
              [98, 236],
              [64, 100],
              [20, 88],
            ]),
            stroke(path([70, 40]).line([116, 6]), 20),
          ),
        ),
        places: {
          back: { x: 170, y: 106, width: 60 },
          head: { x: 72, y: 30, width: 50 },
          eyes: { x: 64, y: 48, width: 14 },
          neck: { x: 86, y: 90, width: 44 },
          ground: 236,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '麒麟侧首，独角后扬，鬃毛如火焰向后飘',
      en: 'the head of a qilin, one horn swept back, a mane streaming like fire',
    },
    draw: ({ circle, vesica, path, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const flare = dice.between(0, 8);
      const head = headOf();
      const neck = path([112, 122])
        .line([180, 108])
        .through([206, 170], [190, 240])
        .line([84, 240])
        .through([124, 190], [112, 122])
        .close();
      const mane = [
        vesica([186, 84], [246, 40 - flare], 28),
        vesica([192, 120], [260, 92 - flare], 28),
        vesica([204, 160], [266, 144 - flare], 28),
      ];
      return {
        parts: [
          ...ink(cut(union(head, neck), circle(104, 76, 9))),
          ...accent(...mane.map((one) => cut(one, grow(union(head, neck), gap)))),
        ],
        small: ink(cut(union(head, neck), circle(106, 78, 13)), vesica([214, 110], [262, 80], 30)),
        places: {
          head: { x: 140, y: 50, width: 60 },
          eyes: { x: 104, y: 76, width: 18 },
          neck: { x: 150, y: 170, width: 70 },
          facing: 'left',
        },
      };
    },
  }),
];
