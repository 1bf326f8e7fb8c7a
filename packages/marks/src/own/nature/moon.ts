import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'moon',
  zh: { word: '月', meaning: '明月千里，团圆与思念' },
  en: { word: 'moon', meaning: 'one moon over all who are apart' },
};

export const moonMarks = [
  defineMark({
    ...words,
    name: 'crescent-and-star',
    idea: {
      zh: '一弯新月，怀抱一星',
      en: 'a slim moon holding one star',
    },
    draw: ({ circle, cut, path, turn, soften }, dice) => {
      const inner = dice.between(76, 82);
      const shift = dice.between(40, 46);
      const spark = dice.between(27, 32);
      const tilt = dice.between(-20, 4);
      const [sx, sy] = [158, 104];
      const moon = soften(cut(circle(112, 124, 100), circle(112 + shift, 124 - 12, inner)), 3);
      // Four arcs bowed inwards: a star of light.
      const star = path([sx, sy - spark])
        .arc([sx + spark, sy], spark, 'right')
        .arc([sx, sy + spark], spark, 'right')
        .arc([sx - spark, sy], spark, 'right')
        .arc([sx, sy - spark], spark, 'right')
        .close();
      return {
        parts: [...ink(turn(moon, tilt)), ...accent(turn(star, tilt))],
        small: ink(turn(cut(circle(112, 124, 100), circle(160, 110, 80)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'behind-cloud',
    idea: {
      zh: '一弯月从流云后现出',
      en: 'a crescent moon coming out from behind a drifting cloud',
    },
    draw: ({ circle, cut, grow }, dice) => {
      const radius = dice.between(84, 90);
      const width = dice.between(142, 156);
      const lean = dice.between(-18, 6);
      const gap = dice.between(10, 12);
      const drift = cloud(152, 214, width, lean);
      const moon = (reach: number) => cut(circle(104, 112, radius), circle(104 + reach, 112 - 34, radius * 0.8));
      return {
        parts: [...accent(cut(moon(46), grow(drift, gap))), ...ink(drift)],
        small: ink(cut(moon(48), grow(cloud(150, 216, 150, -6), 16)), cloud(150, 216, 150, -6)),
      };
    },
  }),
];
