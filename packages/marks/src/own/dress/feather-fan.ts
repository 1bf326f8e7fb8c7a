import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'feather-fan',
  zh: { word: '羽扇', meaning: '羽扇纶巾，谈笑间', also: ['羽毛扇', '鹅毛扇', '诸葛扇', '孔明扇'] },
  en: {
    word: 'feather fan',
    meaning: 'plans made with a smile behind it',
    also: ['goose feather fan', 'zhuge fan', "strategist's fan"],
  },
};

export const featherFanMarks = [
  defineMark({
    ...words,
    name: 'spread',
    idea: {
      zh: '诸葛亮的羽扇：一排长羽并成扇面，圆柄垂着穗子',
      en: 'a feather fan: long quills set side by side into one blade, a handle with its tassel',
    },
    draw: ({ circle, rect, vesica, sector, shape, grow, union, cut, turn }, dice) => {
      const open = dice.between(20, 22);
      const quill = (n: number) =>
        turn(
          cut(
            shape([120, 166], [104, 108, -84], [106, 34, -70], [120, 14], [134, 34, 70], [136, 108, 96]),
            vesica([120, 40], [120, 140], 15),
          ),
          n * open,
          [120, 196],
        );
      const quills = [-2, -1, 0, 1, 2].map(quill);
      const grip = union(circle(120, 178, 22), rect(111, 186, 18, 52, 8));
      const cutApart = quills.map((one, i) =>
        cut(one, grow(grip, 8), ...quills.slice(i + 1).map((other) => grow(other, 8.5))),
      );
      return {
        parts: [...ink(...cutApart), ...accent(grip)],
        small: ink(
          cut(
            sector(120, 190, 176, -128, -52),
            circle(120, 190, 40),
            turn(rect(111, 10, 18, 130), 19, [120, 196]),
            turn(rect(111, 10, 18, 130), -19, [120, 196]),
          ),
          union(circle(120, 190, 24), rect(109, 190, 22, 46, 8)),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'strategist',
    idea: {
      zh: '头戴纶巾的军师长须垂胸，羽扇当胸一展',
      en: 'a strategist in a silk cap, long beard, a fan of feathers held before his breast',
    },
    draw: ({ circle, rect, path, polygon, sector, stroke, union, cut, grow, intersect, above, turn }, dice) => {
      const gap = dice.between(10, 11);
      const cap = path([52, 42]).line([44, 4], [140, 4], [132, 42]).close();
      const face = intersect(circle(92, 72, 41), rect(40, 53, 112, 62));
      const beard = path([60, 96]).through([92, 112], [124, 96]).line([100, 180], [84, 180]).close();
      const robe = intersect(
        path([-12, 260]).through([-4, 142], [70, 118]).line([114, 118]).through([180, 136], [190, 260]).close(),
        above(240),
      );
      const feather = polygon(
        [
          [158, 216],
          [142, 130],
          [170, 80],
          [198, 130],
          [182, 216],
        ],
        [0, 0, 10, 0, 0],
      );
      const whole = union(...[-56, -28, 0, 28, 56].map((way) => turn(feather, way, [170, 220])));
      const ribs = [-42, -14, 14, 42].map((way) => turn(rect(165, 70, 10, 92), way, [170, 220]));
      const grip = stroke(path([170, 214]).line([148, 240]), 20);
      const room = grow(union(whole, grip), gap);
      return {
        parts: [
          ...ink(
            cap,
            cut(face, circle(78, 76, 6.5), circle(106, 76, 6.5), grow(beard, 9)),
            cut(beard, room),
            cut(robe, grow(beard, gap), room, grow(circle(92, 72, 41), 9)),
          ),
          ...accent(union(cut(whole, ...ribs), grip)),
        ],
        small: ink(
          union(rect(46, 0, 92, 50), circle(92, 70, 42)),
          cut(
            path([-6, 236]).through([20, 136], [92, 128]).through([150, 136], [190, 236]).close(),
            grow(sector(170, 226, 110, -150, -30), 16),
          ),
          sector(170, 226, 110, -150, -30),
        ),
        places: {
          head: { x: 92, y: 4, width: 80 },
          eyes: { x: 92, y: 76, width: 40 },
          hands: [[150, 234]],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
