import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'plum-blossom',
  zh: { word: '梅', meaning: '凌寒独自开，暗香先到' },
  en: { word: 'plum blossom', meaning: 'it flowers in the cold, and its scent comes first' },
};

export const plumBlossomMarks = [
  defineMark({
    ...words,
    name: 'blossom',
    idea: {
      zh: '五个等圆绕一点，五支花蕊',
      en: 'five equal circles round a point, with five stamens',
    },
    draw: ({ circle, path, stroke, around, cut, union }, dice) => {
      const petal = dice.between(43, 46);
      const out = dice.between(56, 59);
      const heart = dice.between(14, 17);
      const reach = dice.between(48, 54);
      const flower = union(...around(circle(120, 120 - out, petal), 5), circle(120, 120, 40));
      const stamen = union(
        stroke(path([120, 120 - heart - 12]).line([120, 120 - reach]), 9, 'butt'),
        circle(120, 120 - reach, 8.5),
      );
      return {
        parts: [
          ...ink(cut(flower, circle(120, 120, heart + 9), ...around(stamen, 5))),
          ...accent(circle(120, 120, heart)),
        ],
        small: ink(cut(flower, circle(120, 120, 20))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'branch',
    idea: {
      zh: '一枝嶙峋的冬枝，两朵花一个苞',
      en: 'an angular winter branch carrying two blossoms and a bud',
    },
    draw: ({ circle, path, stroke, around, move, scale, cut, union, grow }, dice) => {
      const weight = dice.between(13, 15);
      const large = dice.between(0.5, 0.56);
      const little = dice.between(0.32, 0.36);
      const bud = dice.between(13, 15);
      const flower = union(...around(circle(120, 64, 46), 5), circle(120, 120, 40));
      const bloom = (x: number, y: number, by: number) => move(scale(flower, by), x - 120, y - 120);
      const [front, back] = [bloom(104, 84, large), bloom(196, 72, little)];
      const branch = union(
        stroke(path([14, 224]).line([84, 172], [132, 184], [214, 132]), weight),
        stroke(path([96, 174]).line([104, 100]), weight - 3, 'butt'),
        stroke(path([180, 154]).line([196, 80]), weight - 3, 'butt'),
      );
      const opened = cut(front, circle(104, 84, 28 * large));
      return {
        parts: [
          ...ink(cut(branch, grow(front, 8), grow(back, 8))),
          ...accent(opened, cut(back, circle(196, 72, 9)), circle(58, 152, bud)),
        ],
        small: ink(
          cut(
            union(
              stroke(path([14, 224]).line([84, 180], [220, 150]), 20),
              stroke(path([96, 178]).line([110, 110]), 18),
            ),
            circle(112, 84, 78),
          ),
          cut(bloom(112, 84, 0.66), circle(112, 84, 17)),
        ),
      };
    },
  }),
];
