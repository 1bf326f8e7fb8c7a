import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'bird',
  zh: { word: '鸟', meaning: '清晨第一声，轻快地把消息带来' },
  en: { word: 'bird', meaning: 'the first voice of the morning, light and full of news' },
};

export const birdMarks = [
  defineMark({
    ...words,
    name: 'sparrow',
    idea: {
      zh: '一只圆滚滚的麻雀：一圆为身，一叶为翅，一楔为尾',
      en: 'a plump sparrow: one circle, a leaf for the wing, a wedge for the tail',
    },
    draw: ({ circle, polygon, path, stroke, vesica, union, cut, grow }, dice) => {
      const plump = dice.between(68, 74);
      const lift = dice.between(60, 80);
      const wing = dice.between(50, 58);
      const tail = polygon([
        [140, 100],
        [230, lift],
        [230, lift + 38],
        [150, 170],
      ]);
      const breast = circle(104, 112, plump);
      const beak = polygon([
        [60, 68],
        [-2, 96],
        [60, 118],
      ]);
      const folded = vesica([92, 104], [182, 136], wing);
      const legs = union(stroke(path([92, 170]).line([92, 218]), 10), stroke(path([122, 170]).line([122, 218]), 10));
      return {
        parts: [
          ...ink(
            union(
              cut(union(breast, tail), cut(grow(folded, 9), folded), circle(76, 84, 8.5)),
              cut(legs, circle(104, 112, plump - 4)),
            ),
          ),
          ...accent(cut(beak, circle(104, 112, plump + 8))),
        ],
        small: ink(
          union(
            cut(union(breast, tail), circle(78, 86, 13)),
            polygon([
              [52, 70],
              [-2, 96],
              [52, 120],
            ]),
          ),
        ),
        places: { head: { x: 100, y: 44, width: 60 }, ground: 222, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'swallow',
    idea: {
      zh: '一只飞燕：双翼如月牙，尾如剪',
      en: 'a swallow in flight: two crescents for the wings, a fork for the tail',
    },
    draw: ({ path, vesica, union, both, turn }, dice) => {
      const sweep = dice.between(16, 30);
      const fork = dice.between(26, 34);
      const lean = dice.between(-38, -26);
      const wing = path([120, 66])
        .through([60, 62], [10, 130 + sweep])
        .through([66, 112], [116, 124])
        .close();
      const tail = path([108, 120])
        .through([108, 176], [120 - fork, 226])
        .through([124, 190], [124, 140])
        .close();
      const bird = union(both(wing), vesica([120, 28], [120, 170], 46), both(tail));
      return { parts: ink(turn(bird, lean)), small: ink(turn(union(bird, vesica([120, 60], [120, 190], 60)), lean)) };
    },
  }),
];
