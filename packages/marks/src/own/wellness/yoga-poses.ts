import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'wellness',
  concept: 'yoga',
  zh: { word: '瑜伽', meaning: '一呼一吸，身心归位', also: ['瑜珈'] },
  en: {
    word: 'yoga',
    meaning: 'breath in, breath out, and all is in its place',
    also: ['yoga pose'],
  },
};

export const yogaPoseMarks = [
  defineMark({
    ...words,
    name: 'tree-pose',
    idea: { zh: '树式：单腿立稳，双手举过头顶合十', en: 'the tree pose: one leg, palms together overhead' },
    draw: ({ circle, path, stroke, union }, dice) => {
      const limb = dice.between(15, 17);
      const knee = dice.between(168, 176);
      const arms = (w: number) =>
        union(
          stroke(path([116, 98]).line([62, 56], [118, 4]), w),
          stroke(path([124, 98]).line([178, 56], [122, 4]), w),
        );
      const legs = (w: number) =>
        union(
          stroke(path([120, 150]).line([120, 232]), w + 3),
          stroke(path([122, 148]).line([knee, 172], [126, 196]), w),
        );
      const torso = stroke(path([120, 96]).line([120, 148]), 28);
      return {
        parts: [...ink(union(arms(limb), torso, legs(limb))), ...accent(circle(120, 58, 19))],
        small: [...ink(union(arms(19), torso, legs(21))), ...accent(circle(120, 56, 15))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cobra',
    idea: { zh: '眼镜蛇式：俯卧撑起上身，抬头向前', en: 'the cobra: lying down, the chest lifted and the head up' },
    draw: ({ circle, curve, path, rect, stroke, union }, dice) => {
      const lift = dice.between(84, 92);
      const limb = dice.between(14, 16);
      const body = (w: number) =>
        union(
          stroke(curve([222, 196, 180], [134, 190, 190], [86, lift + 36, -100]), w + 12),
          stroke(path([98, lift + 50]).line([78, 198], [66, 198]), w),
        );
      return {
        parts: [...ink(body(limb)), ...accent(circle(70, lift - 2, 23), rect(6, 220, 230, 13, 6))],
        small: [...ink(body(20)), ...accent(circle(66, lift - 10, 24))],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dancer',
    idea: { zh: '舞者式：一腿后扬，一手前伸', en: 'the dancer: one leg lifted behind, one arm reaching ahead' },
    draw: ({ circle, curve, path, stroke, union }, dice) => {
      const reach = dice.between(14, 22);
      const limb = dice.between(16, 18);
      const pose = (w: number) =>
        union(
          stroke(curve([126, 136], [120, 232]), w + 3),
          stroke(path([126, 134]).line([196, 116], [206, 48]), w),
          stroke(curve([124, 132, -100], [104, 80, -120]), w + 9),
          stroke(path([102, 86]).line([reach, 66]), w - 1),
          stroke(curve([108, 84, 10], [160, 72, -10], [202, 54, -30]), w - 2),
        );
      return {
        parts: [...ink(pose(limb)), ...accent(circle(84, 40, 21))],
        small: [...ink(pose(22)), ...accent(circle(80, 36, 21))],
      };
    },
  }),
];
