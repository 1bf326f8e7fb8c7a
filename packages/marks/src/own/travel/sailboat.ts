import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'sailboat',
  zh: { word: '帆船', also: ['帆', '扬帆', '游艇'], meaning: '一帆风顺，向远处去' },
  en: {
    word: 'sailboat',
    also: ['sailing boat', 'sail', 'yacht'],
    meaning: 'fair wind in the sails, bound for far places',
  },
};

export const sailboatMarks = [
  defineMark({
    ...words,
    name: 'two-sails',
    idea: { zh: '一大一小两面帆，船身浮在水线上', en: 'a large sail and a small one over a hull on the water' },
    draw: ({ shape, path, polygon, curve, stroke, rect }, dice) => {
      const mast = dice.between(8, 16);
      const belly = dice.between(196, 206);
      const wave = dice.between(8, 11);
      const main = path([128, mast]).through([182, 70], [belly, 158]).line([128, 158]).close();
      const jib = path([114, mast + 30])
        .line([114, 158], [44, 158])
        .through([92, 112], [114, mast + 30])
        .close();
      const hull = shape([22, 172], [218, 172], [186, 210, 180], [60, 210, 180]);
      const water = stroke(
        curve(
          [30, 230, 0],
          [60, 230 - wave, 0],
          [90, 230, 0],
          [120, 230 - wave, 0],
          [150, 230, 0],
          [180, 230 - wave, 0],
          [210, 230, 0],
        ),
        10,
      );
      return {
        parts: [...ink(main, hull), ...accent(jib, water)],
        small: ink(
          main,
          polygon(
            [
              [24, 176],
              [216, 176],
              [186, 218],
              [58, 218],
            ],
            8,
          ),
          rect(92, 60, 18, 98),
        ),
        places: {
          top: { x: 120, y: mast, width: 20 },
          inside: { x: 40, y: 120, width: 160, height: 50 },
          ground: 210,
          behind: { x: 20, y: 0, width: 90, height: 90 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'junk',
    idea: { zh: '中式硬帆船，帆上横骨如扇', en: 'a Chinese junk, its battened sails ribbed like fans' },
    draw: ({ path, shape, stroke, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const height = dice.between(14, 22);
      const prow = dice.between(150, 158);
      const main = path([112, height])
        .line([164, height + 8])
        .through([202, 84], [190, 158])
        .line([100, 150])
        .close();
      const fore = path([44, 62]).line([80, 52]).line([86, 144]).line([30, 138]).close();
      const ribs = union(
        ...[0, 1, 2].map((i) => stroke(path([20, 84 + i * 24 - 6]).line([214, 60 + i * 30 + 8]), gap, 'butt')),
      );
      const hull = shape([14, prow], [52, 172, 20], [176, 174, -10], [226, 148], [204, 214, 180], [60, 214, 180]);
      return {
        parts: [...ink(cut(main, ribs), hull), ...accent(cut(fore, ribs))],
        small: ink(main, hull, fore),
        places: { inside: { x: 40, y: 120, width: 160, height: 50 }, ground: 214, facing: 'left' },
      };
    },
  }),
];
