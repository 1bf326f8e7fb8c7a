import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

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
    name: 'on-the-griddle',
    idea: {
      zh: '圆鏊子上摊开煎饼，磕一个蛋，竹蜻蜓刮匀',
      en: 'a pancake spread on a round griddle, an egg on it, the wooden spreader turning',
    },
    draw: ({ circle, rect, path, stroke, grow, union, cut }, dice) => {
      const gap = dice.between(9, 10);
      const plate = oval(120, 118, 122, 56);
      const cake = oval(120, 116, 96, 38);
      const spreader = union(stroke(path([150, 96]).line([200, 112]), 12), stroke(path([176, 102]).line([206, 8]), 12));
      const stove = path([20, 150]).through([120, 186], [220, 150]).line([204, 238], [36, 238]).close();
      const egg = oval(86, 116, 34, 17);
      return {
        parts: [
          ...ink(cut(plate, grow(cake, gap), grow(spreader, gap))),
          ...accent(cut(cake, grow(spreader, gap), egg), oval(86, 116, 15, 8)),
          ...ink(spreader, cut(stove, grow(plate, gap), union(circle(120, 224, 26), rect(94, 224, 52, 30)))),
        ],
        small: ink(
          cut(plate, oval(120, 116, 84, 26)),
          cut(stove, grow(plate, 15)),
          stroke(path([186, 46]).line([206, -10]), 20),
        ),
        places: { ground: 238, facing: 'front' },
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
