import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'zongzi',
  zh: { word: '粽子', meaning: '箬叶裹米，一线系住端午的香', also: ['粽', '肉粽', '江米粽', '端午粽'] },
  en: {
    word: 'zongzi',
    meaning: 'rice wrapped in leaves, the scent of the fifth month tied with one string',
    also: ['rice dumpling', 'sticky rice dumpling', 'dragon boat dumpling'],
  },
};

export const zongziMarks = [
  defineMark({
    ...words,
    name: 'tied',
    idea: {
      zh: '一只三角粽，箬叶交叠，棉线扎成蝴蝶结',
      en: 'a three-cornered zongzi, leaves folded over, its string in a bow',
    },
    draw: ({ polygon, path, stroke, union, cut, grow, drop, intersect, circle }, dice) => {
      const gap = dice.between(9, 10.5);
      const waist = dice.between(148, 156);
      const fold = dice.between(96, 108);
      const body = polygon(
        [
          [120, 8],
          [234, 206],
          [6, 206],
        ],
        [22, 34, 34],
      );
      const edge = stroke(path([126, 0]).through([130, 84], [fold, waist]), gap, 'butt');
      const leaf = stroke(path([60, 96]).through([118, 80], [150, 46]), gap, 'butt');
      const string = stroke(path([0, waist - 26]).line([fold, waist], [240, waist - 30]), 12, 'butt');
      const loop = (dx: number, dy: number) =>
        cut(drop(fold + dx, waist + dy, 19, [fold, waist]), circle(fold + dx, waist + dy, 8));
      const tails = stroke(path([fold - 22, waist + 40]).line([fold, waist], [fold + 26, waist + 38]), 12, 'butt');
      const bow = union(loop(-32, -14), loop(34, -16), tails);
      const bound = union(intersect(string, grow(body, 3)), bow);
      return {
        parts: [...ink(cut(body, edge, leaf, grow(bound, gap - 1))), ...accent(bound)],
        small: ink(
          cut(
            body,
            stroke(path([0, 118]).line([100, 146], [240, 112]), 17),
            stroke(path([100, 146]).line([70, 240]), 17),
          ),
        ),
        places: {
          top: { x: 120, y: 12, width: 30 },
          ground: 206,
          inside: { x: 120, y: 160, width: 80, height: 36 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'unwrapped',
    idea: {
      zh: '粽叶剥开两片，露出嵌着红枣的糯米尖',
      en: 'two leaves peeled open from a tip of sticky rice set with dates',
    },
    draw: ({ polygon, path, stroke, cut, grow, circle, union, intersect, above }, dice) => {
      const gap = dice.between(9, 10.5);
      const date = dice.between(11.5, 13);
      const reach = dice.between(0, 8);
      const rice = polygon(
        [
          [120, -34],
          [222, 206],
          [18, 206],
        ],
        [30, 20, 20],
      );
      const front = path([206, 128])
        .through([120, 146], [58, 216])
        .line([182, 216])
        .through([220, 184], [234 - reach, 112])
        .close();
      const behind = path([34, 128])
        .through([96, 140], [150, 216])
        .line([58, 216])
        .through([20, 184], [6 + reach, 112])
        .close();
      const leaves = union(front, behind);
      const vein = stroke(path([216, 132]).through([178, 160], [150, 220]), gap, 'butt');
      const dates = union(circle(128, 52, date), circle(98, 84, date), circle(138, 104, date));
      return {
        parts: [
          ...accent(cut(intersect(rice, above(200)), grow(leaves, gap), dates)),
          ...ink(cut(front, vein), cut(behind, grow(front, gap))),
        ],
        small: ink(cut(rice, grow(union(front, behind), 14)), front, cut(behind, grow(front, 14))),
        places: { top: { x: 120, y: 14, width: 40 }, ground: 214, facing: 'front' },
      };
    },
  }),
];
