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
    name: 'bringing-a-child',
    idea: {
      zh: '麒麟送子：身披鳞甲的独角麒麟驮着一个胖娃娃',
      en: 'a scaled, one-horned qilin bringing a child on its back, as in the New Year prints',
    },
    draw: ({ circle, below, path, polygon, stroke, union, cut, intersect, grow, scale, move }, dice) => {
      const gap = dice.between(9, 10);
      const fire = dice.between(76, 84);
      const head = move(scale(headOf(), 0.72, [0, 0]), -32, 36);
      const body = path([54, 124])
        .line([98, 108])
        .through([112, 136], [140, 142])
        .line([200, 142])
        .through([228, 168], [218, 208])
        .line([80, 208])
        .through([52, 170], [54, 124])
        .close();
      const leg = (x: number) =>
        polygon([
          [x, 190],
          [x + 40, 190],
          [x + 28, 226],
          [x + 36, 262],
          [x - 2, 262],
          [x + 2, 226],
        ]);
      const tail = flame(244, 158, fire);
      const child = union(
        circle(168, 60, 30),
        circle(168, 24, 11),
        polygon([
          [152, 84],
          [184, 84],
          [198, 132],
          [138, 132],
        ]),
        stroke(path([152, 100]).line([120, 112]), 16),
      );
      const flake = (x: number, y: number) => intersect(circle(x, y, 10), below(y));
      const scales = [...[110, 142, 174].map((x) => flake(x, 162)), ...[126, 158].map((x) => flake(x, 186))];
      return {
        parts: [
          ...ink(
            cut(union(head, body, leg(78), leg(184)), circle(42, 90, 8), ...scales, grow(tail, gap), grow(child, gap)),
          ),
          ...accent(tail, child),
        ],
        small: ink(
          cut(
            union(
              polygon([
                [-28, 100],
                [30, 70],
                [90, 90],
                [100, 142],
                [220, 142],
                [216, 262],
                [176, 262],
                [172, 214],
                [122, 214],
                [118, 262],
                [76, 262],
                [54, 130],
                [-20, 128],
              ]),
              stroke(path([50, 80]).line([104, 44]), 20),
            ),
            circle(34, 98, 12),
          ),
          circle(168, 88, 36),
        ),
        places: {
          head: { x: 44, y: 66, width: 60 },
          eyes: { x: 42, y: 90, width: 16 },
          neck: { x: 76, y: 130, width: 50 },
          ground: 262,
          facing: 'left',
        },
      };
    },
  }),
];
