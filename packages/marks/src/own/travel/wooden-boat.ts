import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'wooden-boat',
  zh: { word: '小船', also: ['乌篷船', '渔船', '木船', '船', '扁舟', '一叶舟'], meaning: '一叶小舟，水上的人家' },
  en: {
    word: 'rowing boat',
    also: ['wooden boat', 'boat', 'rowboat', 'fishing boat'],
    meaning: 'a small boat, at home on the water',
  },
};

export const woodenBoatMarks = [
  defineMark({
    ...words,
    name: 'awning',
    idea: { zh: '一只乌篷船，篷影弯弯，一支长篙', en: 'a river boat with a bowed awning and one long pole' },
    draw: ({ shape, path, circle, above, intersect, stroke, cut, curve, grow }, dice) => {
      const arch = dice.between(46, 52);
      const wave = dice.between(7, 10);
      const pole = dice.between(24, 36);
      const hull = shape(
        [10, 146, null, 40],
        [60, 168, 10],
        [180, 168, -10],
        [230, 142],
        [190, 204, 180],
        [64, 204, 180],
      );
      const hood = cut(intersect(circle(122, 158, arch), above(158)), circle(122, 176, arch - 22));
      const line = stroke(path([pole, 30]).line([64, 150]), 10);
      const water = stroke(
        curve(
          [34, 226, 0],
          [62, 226 - wave, 0],
          [90, 226, 0],
          [118, 226 - wave, 0],
          [146, 226, 0],
          [174, 226 - wave, 0],
          [202, 226, 0],
        ),
        10,
      );
      return {
        parts: [...ink(hull, hood), ...accent(cut(line, grow(hull, 9)), water)],
        small: ink(hull, intersect(circle(122, 156, arch), above(152))),
        places: {
          inside: { x: 74, y: 100, width: 96, height: 60 },
          back: { x: 120, y: 166, width: 150 },
          top: { x: 122, y: 158 - arch, width: 60 },
          ground: 204,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rowing',
    idea: { zh: '一条小木船，双桨交叉在船舷', en: 'a small rowing boat, two oars crossed over its side' },
    draw: ({ shape, path, stroke, rect, turn, union, cut, grow, curve }, dice) => {
      const cross = dice.between(48, 56);
      const blade = dice.between(22, 25);
      const plank = dice.between(9, 10);
      const hull = shape([12, 118, null, 10], [120, 138, 0], [228, 118], [180, 210, 180], [60, 210, 180]);
      const seam = stroke(curve([20, 152, 14], [120, 170, 0], [220, 152, -14]), plank, 'butt');
      const oar = turn(
        union(rect(114, 10, 12, 130, 5), rect(120 - blade / 2, 12, blade, 58, 11)),
        cross - 12,
        [120, 128],
      );
      const other = turn(
        union(rect(114, 10, 12, 130, 5), rect(120 - blade / 2, 12, blade, 58, 11)),
        -cross + 12,
        [120, 128],
      );
      return {
        parts: [...ink(cut(hull, seam)), ...accent(cut(union(oar, other), grow(hull, 9)))],
        small: ink(hull, stroke(path([66, 96]).line([38, 30]), 22), stroke(path([174, 96]).line([202, 30]), 22)),
        places: { inside: { x: 40, y: 60, width: 160, height: 76 }, back: { x: 120, y: 138, width: 150 }, ground: 210 },
      };
    },
  }),
];
