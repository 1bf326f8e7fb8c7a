import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'palace-lantern',
  zh: {
    word: '宫灯',
    meaning: '六角宫灯，照得满堂生辉',
    also: ['花灯', '走马灯', '六角灯', '灯会', '元宵灯会', '灯谜'],
  },
  en: {
    word: 'palace lantern',
    meaning: 'six sides of light in the hall',
    also: ['hexagonal lantern', 'festival lantern', 'revolving lantern', 'lantern festival', 'lantern riddle'],
  },
};

export const palaceLanternMarks = [
  defineMark({
    ...words,
    name: 'six-sided',
    idea: {
      zh: '一盏六角宫灯：翘角顶，画屏窗，垂着流苏',
      en: 'a six-sided lantern with upturned corners, a painted pane and tassels',
    },
    draw: ({ circle, rect, polygon, path, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lift = dice.between(8, 14);
      const roof = path([96, 24])
        .line([144, 24])
        .through([170, 48], [222, 60 - lift])
        .line([198, 76], [42, 76], [18, 60 - lift])
        .through([70, 48], [96, 24])
        .close();
      const frame = polygon(
        [
          [52, 86],
          [188, 86],
          [172, 184],
          [68, 184],
        ],
        3,
      );
      const panes = [
        polygon([
          [68, 100],
          [92, 100],
          [98, 170],
          [80, 170],
        ]),
        polygon([
          [172, 100],
          [148, 100],
          [142, 170],
          [160, 170],
        ]),
      ];
      const pane = polygon([
        [102, 100],
        [138, 100],
        [132, 170],
        [108, 170],
      ]);
      const tassel = (x: number) => rect(x - 8, 204, 16, 40, [0, 0, 5, 5]);
      return {
        parts: [
          ...ink(union(roof, rect(114, 0, 12, 30)), cut(frame, pane, ...panes)),
          ...accent(circle(120, 135, gap), tassel(76), tassel(120), tassel(164)),
        ],
        small: ink(
          path([96, 10]).line([144, 10], [226, 40], [200, 70], [40, 70], [14, 40]).close(),
          cut(
            polygon([
              [50, 86],
              [190, 86],
              [172, 186],
              [68, 186],
            ]),
            rect(96, 104, 48, 64),
          ),
          rect(84, 204, 72, 36),
        ),
        places: {
          top: { x: 120, y: 0, width: 30 },
          inside: { x: 120, y: 135, width: 70, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-pole',
    idea: { zh: '一杆挑起的八角灯，龙头钩下轻轻摇', en: 'an eight-sided lantern swinging from a carried pole' },
    draw: ({ rect, polygon, path, stroke, cut, union }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sway = dice.between(-4, 4);
      const x = 156 + sway;
      const pole = stroke(path([14, 226]).line([70, 30]).through([104, 6], [150, 22]), 15);
      const lamp = cut(
        polygon(
          [
            [x - 36, 76],
            [x + 36, 76],
            [x + 72, 112],
            [x + 72, 152],
            [x + 36, 188],
            [x - 36, 188],
            [x - 72, 152],
            [x - 72, 112],
          ],
          3,
        ),
        rect(x - 42, 100, 84, 64, 4),
      );
      return {
        parts: [
          ...ink(union(pole, rect(x - 6, 20, 12, 44), rect(x - 34, 54, 68, 12, 3)), lamp),
          ...accent(rect(x - 42 + gap, 100 + gap, 84 - 2 * gap, 64 - 2 * gap, 3), rect(x - 8, 188 + gap, 16, 42, 4)),
        ],
        small: ink(
          stroke(path([14, 226]).line([70, 30], [150, 22]), 20),
          cut(rect(96, 60, 132, 124, 24), rect(132, 92, 60, 60)),
          rect(150, 200, 24, 36),
        ),
        places: { inside: { x, y: 132, width: 60, height: 40 }, facing: 'right' },
      };
    },
  }),
];
