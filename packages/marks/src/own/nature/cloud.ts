import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { cloud } from '../motifs/cloud.ts';

const words = {
  family: 'nature',
  concept: 'cloud',
  zh: { word: '云', meaning: '轻盈自在，随风而行' },
  en: { word: 'cloud', meaning: 'light and free, going with the wind' },
};

export const cloudMarks = [
  defineMark({
    ...words,
    name: 'two-clouds',
    idea: {
      zh: '一朵云从另一朵前飘过',
      en: 'one cloud passing before another',
    },
    draw: ({ cut, grow }, dice) => {
      const far = dice.between(118, 130);
      const lean = dice.between(-16, 4);
      const gap = dice.between(9, 11);
      const lift = dice.between(132, 142);
      const near = cloud(104, 198, 180, lean);
      return {
        parts: [...ink(near), ...accent(cut(cloud(172, lift, far, -6), grow(near, gap)))],
        small: ink(cloud(120, 190, 208, -10)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'one-line',
    idea: {
      zh: '一笔画成的云，末端卷回自身',
      en: 'a cloud drawn in one line that curls into itself',
    },
    draw: ({ path, stroke, onCircle }, dice) => {
      const weight = dice.between(14, 17);
      const tail = dice.between(20, 60);
      const curl = dice.between(18, 22);
      const line = path([20 + weight / 2 + tail * 0.2, 186])
        .line([178, 186])
        .through([222, 146], [180, 106])
        .through([176, 60], [124, 50])
        .through([78, 70], [78, 112])
        .through([66 + curl, 146], [104 + curl, 132]);
      const small = path([26, 186])
        .line([176, 186])
        .through([216, 146], [174, 108])
        .through([120, 52], [70, 108])
        .through([44, 122], onCircle(70, 140, 30, 150));
      return { parts: ink(stroke(line, weight)), small: ink(stroke(small, 24)) };
    },
  }),
];
