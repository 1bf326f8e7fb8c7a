import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'jianbing',
  zh: { word: '煎饼', meaning: '一勺面糊摊成圆月，一折就是一天的开始', also: ['煎饼果子', '杂粮煎饼', '鸡蛋灌饼'] },
  en: {
    word: 'jianbing',
    meaning: 'batter spread into a full moon, folded once, and the day begins',
    also: ['chinese crepe', 'savory crepe', 'breakfast crepe'],
  },
};

export const jianbingMarks = [
  defineMark({
    ...words,
    name: 'griddle',
    idea: {
      zh: '圆鏊子上摊开面糊，打一颗蛋，竹耙一转',
      en: 'batter on a round griddle, an egg on it, the wooden rake going round',
    },
    draw: ({ circle, ring, rect, turn, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const yolk = dice.between(15, 17);
      const tilt = dice.between(38, 52);
      const [x, y] = [108, 132];
      const cake = circle(x, y, 82);
      const rake = turn(union(rect(x + 6, y - 74, 72, 17, 6), rect(x + 35, y - 170, 14, 110, 7)), tilt, [x, y]);
      const egg = union(circle(x - 26, y + 20, 30), circle(x - 4, y + 34, 24));
      return {
        parts: [
          ...ink(cut(ring(x, y, 82 + gap + 13, 13), grow(rake, gap)), rake),
          ...accent(cut(cake, grow(rake, gap), cut(egg, circle(x - 20, y + 24, yolk)))),
        ],
        small: ink(cut(union(circle(x, y, 100)), circle(x - 24, y + 22, 26), grow(rake, 15)), grow(rake, 4)),
        places: { inside: { x, y, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-paper',
    idea: {
      zh: '折好的煎饼装进纸袋，薄脆和生菜露在外面',
      en: 'a folded jianbing in its paper bag, crisp and lettuce showing',
    },
    draw: ({ circle, path, polygon, cut, grow, stroke, rect }, dice) => {
      const gap = dice.between(9, 10.5);
      const tear = dice.between(12, 16);
      const crisp = dice.between(8, 16);
      const seed = dice.between(6, 7);
      const bag = polygon(
        [
          [44, 128],
          [69, 128 + tear],
          [94, 128],
          [120, 128 + tear],
          [146, 128],
          [171, 128 + tear],
          [196, 128],
          [182, 234],
          [58, 234],
        ],
        [0, 0, 0, 0, 0, 0, 0, 8, 8],
      );
      const crepe = rect(52, 52, 136, 140, [26, 26, 0, 0]);
      const fold = stroke(path([144, 40]).through([132, 84], [136, 160]), gap);
      const seeds = [
        circle(78, 82, seed),
        circle(106, 96, seed),
        circle(84, 112, seed),
        circle(164, 86, seed),
        circle(160, 114, seed),
      ];
      const cracker = cut(
        rect(76, crisp, 88, 70, [10, 10, 0, 0]),
        circle(100, crisp + 22, seed),
        circle(140, crisp + 18, seed),
      );
      return {
        parts: [...ink(bag, cut(cracker, grow(crepe, gap))), ...accent(cut(crepe, grow(bag, gap), fold, ...seeds))],
        small: ink(bag, cut(rect(52, 20, 136, 160, [30, 30, 0, 0]), grow(bag, 15))),
        places: {
          ground: 234,
          inside: { x: 120, y: 184, width: 90, height: 66 },
          top: { x: 120, y: crisp, width: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
