import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'back-basket',
  zh: { word: '背篓', meaning: '背上一篓山货', also: ['竹篓', '背筐', '竹筐', '箩筐', '鱼篓', '竹篮', '山货'] },
  en: {
    word: 'back basket',
    meaning: "the hill's harvest on one back",
    also: ['bamboo back basket', 'pack basket', 'fish creel', 'bamboo basket', 'mountain produce'],
  },
};

export const backBasketMarks = [
  defineMark({
    ...words,
    name: 'woven',
    idea: { zh: '一只竹背篓，收腰敞口，装满菌子和叶', en: 'a woven pack basket with straps, filled to the brim' },
    draw: ({ circle, rect, vesica, below, path, stroke, cut, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const waist = dice.between(46, 50);
      const basket = path([32, 98])
        .line([208, 98])
        .through([176, 150], [120 + waist, 236])
        .line([120 - waist, 236])
        .through([64, 150], [32, 98])
        .close();
      const weave = [132, 166, 200].map((y) => rect(0, y, 240, gap));
      const slats = [96, 144].map((x) => stroke(path([x, 90]).line([120 + (x - 120) * 0.7, 250]), gap, 'butt'));
      const fill = [circle(120, 60, 30), both(vesica([150, 84], [206, 30], 34))];
      return {
        parts: [...ink(cut(basket, ...weave, ...slats)), ...accent(cut(fill[0]!, below(88)), cut(fill[1]!, below(88)))],
        small: ink(cut(basket, rect(0, 136, 240, 17), rect(0, 182, 240, 17)), cut(circle(120, 60, 40), below(80))),
        places: {
          inside: { x: 120, y: 160, width: 110, height: 110 },
          top: { x: 120, y: 98, width: 160 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carried',
    idea: {
      zh: '戴斗笠的人背着竹篓走在山路上',
      en: 'somebody in a conical hat walking with a pack basket on the back',
    },
    draw: ({ circle, rect, polygon, below, path, cut }, dice) => {
      const step = dice.between(0, 8);
      const load = dice.between(24, 28);
      const hat = polygon([
        [150, -6],
        [226, 46],
        [88, 46],
      ]);
      const body = path([128, 88])
        .line([186, 88], [190, 160])
        .line([218 + step, 246], [186 + step, 246], [160, 176], [132, 246], [100, 246], [124, 160])
        .close();
      const basket = polygon([
        [14, 84],
        [118, 84],
        [106, 172],
        [40, 172],
      ]);
      return {
        parts: [
          ...ink(hat, circle(158, 66, 20), body),
          ...accent(cut(basket, rect(0, 110, 140, 10), rect(0, 136, 140, 10)), cut(circle(66, 74, load), below(74))),
        ],
        small: ink(
          polygon([
            [150, -6],
            [232, 50],
            [80, 50],
          ]),
          polygon([
            [136, 70],
            [196, 70],
            [214, 244],
            [126, 244],
          ]),
          polygon([
            [4, 78],
            [118, 78],
            [106, 176],
            [34, 176],
          ]),
        ),
        places: {
          ground: 246,
          head: { x: 158, y: 46, width: 60 },
          back: { x: 66, y: 84, width: 100 },
          facing: 'right',
        },
      };
    },
  }),
];
