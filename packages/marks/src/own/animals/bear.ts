import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'bear',
  zh: { word: '熊', meaning: '憨厚、有力，抱起来踏实' },
  en: { word: 'bear', meaning: 'warm-hearted and strong, good to lean on' },
};

export const bearMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '几个圆成一只熊：一圆为头，两圆为耳，一圆为吻',
      en: 'a bear of circles: one for the head, two for the ears, one for the muzzle',
    },
    draw: ({ circle, vesica, path, stroke, union, cut, both, soften }, dice) => {
      const head = dice.between(82, 88);
      const ear = dice.between(30, 35);
      const muzzle = dice.between(36, 41);
      const apart = dice.between(34, 39);
      const ears = both(cut(circle(54, 60, ear), circle(54, 60, ear - 17)));
      const skull = circle(120, 130, head);
      const nose = soften(vesica([100, 142], [140, 142], 24), 5);
      const mouth = stroke(path([120, 148]).line([120, 168]), 9);
      return {
        parts: [
          ...ink(cut(union(ears, skull), circle(120, 158, muzzle), both(circle(120 - apart, 108, 9)))),
          ...accent(union(nose, mouth)),
        ],
        small: ink(cut(union(both(circle(50, 58, 34)), skull), circle(120, 156, 32)), circle(120, 150, 14)),
        places: {
          head: { x: 120, y: 48, width: 104 },
          eyes: { x: 120, y: 108, width: 120 },
          neck: { x: 120, y: 210, width: 110 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'walking',
    idea: {
      zh: '一只行走的熊，背如大拱，步伐沉稳',
      en: 'a bear walking, one great arch of a back over two strides',
    },
    draw: ({ circle, path, union, cut, rect }, dice) => {
      const hump = dice.between(58, 66);
      const foot = dice.between(40, 46);
      const snout = dice.between(12, 20);
      const body = path([222, 196])
        .line([222, 136])
        .through([206, 84], [164, 66])
        .smooth([112, hump])
        .through([80, 58], [62, 70])
        .through([46, 82], [snout, 118])
        .through([snout - 2, 130], [snout + 8, 136])
        .line([52, 138], [74, 148], [70, 196])
        .close();
      const back = union(body, circle(70, 66, 13));
      const half = (152 - foot * 2) / 2;
      const gap = union(rect(146 - half, 162, half * 2, 60), circle(146, 162, half));
      const eye = circle(54, 98, 5.5);
      return {
        parts: ink(cut(back, gap, eye)),
        small: ink(cut(back, gap)),
        places: { back: { x: 158, y: 66, width: 104 }, head: { x: 62, y: 62, width: 44 }, ground: 196, facing: 'left' },
      };
    },
  }),
];
