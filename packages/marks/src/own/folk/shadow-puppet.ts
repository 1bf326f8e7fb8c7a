import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'shadow-puppet',
  zh: { word: '皮影', meaning: '一口叙说千古事，双手对舞百万兵', also: ['皮影戏', '影戏', '灯影戏'] },
  en: {
    word: 'shadow puppet',
    meaning: 'one mouth tells a thousand years, two hands lead an army',
    also: ['shadow play', 'shadow theatre', 'leather puppet'],
  },
};

export const shadowPuppetMarks = [
  defineMark({
    ...words,
    name: 'on-the-screen',
    idea: {
      zh: '亮幕上一个皮影人，长袍镂花，三根竹签在下',
      en: 'a puppet in a pierced robe on the lit screen, worked by three rods from below',
    },
    draw: ({ circle, rect, path, stroke, union, cut, polygon, grow }, dice) => {
      const frame = dice.between(12, 14);
      const lift = dice.between(70, 82);
      const hem = dice.between(46, 50);
      const screen = cut(rect(2, 2, 236, 182, 8), rect(2 + frame, 2 + frame, 236 - frame * 2, 182 - frame * 2));
      const head = union(
        circle(118, 56, 20),
        polygon([
          [130, 48],
          [146, 62],
          [130, 68],
        ]),
        rect(94, 30, 48, 12),
        circle(118, 28, 10),
      );
      const robe = polygon([
        [102, 80],
        [134, 80],
        [118 + hem, 164],
        [118 - hem, 164],
      ]);
      const sleeves = union(
        polygon([
          [130, 82],
          [186, lift - 4],
          [196, lift + 24],
          [138, 112],
        ]),
        polygon([
          [106, 82],
          [52, 96],
          [48, 124],
          [98, 112],
        ]),
      );
      const rods = union(
        stroke(path([188, lift + 12]).line([136, 240]), 9, 'butt'),
        stroke(path([52, 112]).line([98, 240]), 9, 'butt'),
        rect(113, 160, 9, 80),
      );
      const puppet = cut(union(head, robe, sleeves, rods), circle(118, 108, 8.5));
      return {
        parts: [...accent(cut(screen, grow(rods, 9))), ...ink(puppet)],
        small: ink(
          cut(rect(4, 6, 232, 176), rect(26, 28, 188, 132)),
          union(
            circle(120, 70, 26),
            polygon([
              [96, 92],
              [144, 92],
              [168, 146],
              [72, 146],
            ]),
          ),
          rect(58, 196, 22, 42),
          rect(160, 196, 22, 42),
        ),
        places: {
          inside: { x: 120, y: 93, width: 190, height: 140 },
          head: { x: 118, y: 30, width: 48 },
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '一枚皮影头茬：直鼻凤眼，镂花的冠，插在签上',
      en: 'a puppet’s head in profile on its rod: straight nose, long eye, a pierced crown',
    },
    draw: ({ circle, path, rect, union, cut, grow, vesica, around, polygon, stroke }, dice) => {
      const ball = dice.between(13, 15);
      const hole = dice.between(8, 9);
      const rod = dice.between(12, 14);
      const face = path([58, 106])
        .line([170, 106], [176, 128], [206, 160], [184, 164], [186, 178], [170, 184])
        .through([160, 206], [126, 206])
        .line([112, 198])
        .through([62, 180], [58, 106])
        .close();
      const crown = path([46, 98]).through([40, 44], [88, 26]).through([146, 20], [178, 98]).close();
      const pierced = around(circle(108, 66 - 20, hole), 5, [108, 66]);
      const balls = [
        [34, 58],
        [52, 16],
        [92, -8],
        [134, -2],
        [168, 30],
      ].map(([x, y]) => circle(x!, y!, ball));
      return {
        parts: [
          ...ink(
            cut(
              union(face, rect(126 - rod / 2 - 14, 200, rod, 42)),
              vesica([136, 136], [186, 136], 15),
              stroke(path([84, 128]).through([104, 140], [96, 166]), 9),
            ),
            cut(crown, ...pierced),
          ),
          ...accent(...balls.map((one) => cut(one, grow(crown, 9)))),
        ],
        small: ink(
          union(
            polygon([
              [58, 110],
              [172, 110],
              [208, 160],
              [180, 190],
              [130, 206],
              [80, 190],
            ]),
            rect(104, 196, 24, 44),
          ),
          cut(circle(110, 70, 70), rect(0, 94, 240, 100)),
        ),
        places: { head: { x: 110, y: 30, width: 100 }, eyes: { x: 160, y: 136, width: 50 }, facing: 'right' },
      };
    },
  }),
];
