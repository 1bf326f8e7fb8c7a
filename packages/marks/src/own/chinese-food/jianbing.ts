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
      zh: '折好的煎饼斜插纸套，撒着芝麻，生菜探头',
      en: 'a folded jianbing in its paper sleeve, sesame on it, lettuce looking out',
    },
    draw: ({ circle, polygon, path, stroke, rect, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(22, 32);
      const seed = dice.between(6.5, 7.5);
      const lie = (region: ReturnType<typeof circle>) => turn(region, tilt, [120, 130]);
      const sleeve = polygon([
        [64, 132],
        [92, 148],
        [120, 132],
        [148, 148],
        [176, 132],
        [164, 246],
        [76, 246],
      ]);
      const crepe = rect(70, 26, 100, 140, [30, 12, 0, 0]);
      const flap = stroke(path([60, 116]).line([180, 58]), gap, 'butt');
      const seeds = [circle(100, 66, seed), circle(124, 106, seed), circle(150, 98, seed), circle(134, 58, seed)];
      const lettuce = union(circle(86, 18, 19), circle(116, 8, 21), circle(146, 12, 19));
      return {
        parts: [
          ...ink(lie(sleeve), lie(cut(lettuce, grow(crepe, gap)))),
          ...accent(lie(cut(crepe, flap, grow(sleeve, gap), ...seeds))),
        ],
        small: ink(lie(sleeve), lie(cut(rect(66, 0, 108, 150, 20), grow(sleeve, 15)))),
        places: { inside: { x: 120, y: 200, width: 80, height: 60 }, hands: [[110, 210]], facing: 'front' },
      };
    },
  }),
];
