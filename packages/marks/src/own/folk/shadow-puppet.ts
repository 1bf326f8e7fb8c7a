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
    name: 'jointed',
    idea: {
      zh: '一尊皮影人侧面而立，关节一钉一动，三根竹签握在下面',
      en: 'a shadow puppet in profile, its arms pinned at the joints, held up by three rods',
    },
    draw: ({ circle, rect, polygon, vesica, below, path, stroke, grow, union, cut }, dice) => {
      const lift = dice.between(-3, 3);
      const pin = (x: number, y: number) => circle(x, y, 6);
      const head = union(
        circle(112, 36, 24),
        polygon([
          [94, 26],
          [72, 46],
          [96, 54],
        ]),
        polygon([
          [88, 20],
          [90, -10],
          [116, 2],
          [144, -12],
          [138, 28],
        ]),
      );
      const robe = polygon([
        [96, 56],
        [134, 56],
        [146, 180],
        [86, 180],
      ]);
      const near = stroke(path([112, 76]).line([62, 96], [22, 62 + lift]), 19);
      const far = stroke(path([124, 80]).line([176, 98], [216, 64 - lift]), 19);
      const body = union(head, robe, near, far);
      const rod = (x: number, y: number, end: number) =>
        cut(stroke(path([x, y]).line([end, 262]), 9, 'butt'), grow(body, 9), below(231));
      return {
        parts: [
          ...ink(cut(body, pin(112, 76), pin(62, 96), pin(176, 98), vesica([116, 104], [116, 150], 18))),
          ...accent(rod(24, 66, 96), rod(214, 68, 136), rod(116, 150, 116), rect(84, 240, 64, 24, 8)),
        ],
        small: ink(union(head, robe, near, far)),
        places: {
          head: { x: 114, y: 0, width: 50 },
          hands: [
            [24, 64],
            [214, 66],
          ],
          facing: 'left',
        },
      };
    },
  }),
];
