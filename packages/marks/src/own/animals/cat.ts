import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'cat',
  zh: { word: '猫', meaning: '安静、自在，谁家的角落都因它而暖' },
  en: { word: 'cat', meaning: 'quiet and at ease; it makes any corner feel like home' },
};

export const catMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '一只正看着你的猫：尖耳、杏眼，胡须从脸颊切出',
      en: 'a cat looking straight at you: pointed ears, almond eyes, whiskers cut from the cheeks',
    },
    draw: ({ circle, polygon, vesica, path, stroke, cut, union, both }, dice) => {
      const ear = dice.between(22, 34);
      const cheek = dice.between(204, 212);
      const slant = dice.between(4, 10);
      const almond = dice.between(20, 25);
      const head = polygon(
        [
          [42, ear],
          [92, 66],
          [148, 66],
          [198, ear],
          [cheek, 150],
          [172, 212],
          [68, 212],
          [240 - cheek, 150],
        ],
        [8, 10, 10, 8, 52, 54, 54, 52],
      );
      const eye = vesica([58, 118 - slant], [102, 122 + slant], almond);
      const whiskers = union(stroke(path([20, 158]).line([62, 162]), 9), stroke(path([28, 186]).line([64, 178]), 9));
      const nose = polygon(
        [
          [106, 152],
          [134, 152],
          [120, 168],
        ],
        3,
      );
      return {
        parts: ink(cut(head, both(eye), both(whiskers), nose)),
        small: ink(cut(head, both(circle(82, 124, 13)))),
        places: {
          head: { x: 120, y: 66, width: 92 },
          eyes: { x: 120, y: 120, width: 150 },
          neck: { x: 120, y: 210, width: 110 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sitting',
    idea: {
      zh: '一只背坐的猫，尾巴卷成一弯',
      en: 'a cat sitting with its back to us, the tail drawing a curl',
    },
    draw: ({ circle, polygon, path, stroke, union, cut, grow, both }, dice) => {
      const haunch = dice.between(56, 62);
      const weight = dice.between(16, 19);
      const curl = dice.between(22, 27);
      const ear = dice.between(14, 22);
      const ears = polygon([
        [62, ear],
        [100, 40],
        [66, 70],
      ]);
      const head = union(circle(100, 64, 38), both(ears, 100));
      const back = path([100 - 30, 80])
        .through([100 - haunch + 4, 130], [100 - haunch, 182])
        .smooth([100 - haunch + 34, 216])
        .line([100 + haunch - 34, 216])
        .through([100 + haunch - 8, 206], [100 + haunch, 182])
        .through([100 + haunch - 4, 130], [130, 80])
        .close();
      const tail = stroke(
        path([110, 208])
          .line([172, 208])
          .through([172 + curl * 1.5, 208 - curl * 1.5], [172, 208 - curl * 3])
          .through([172 - curl * 0.7, 208 - curl * 3.7], [172, 208 - curl * 4.4]),
        weight,
      );
      return {
        parts: [...ink(cut(union(head, back), grow(tail, 9))), ...accent(tail)],
        small: ink(union(head, back, stroke(path([110, 206]).line([178, 206]).through([214, 170], [186, 134]), 24))),
        places: {
          head: { x: 100, y: 32, width: 58 },
          neck: { x: 100, y: 98, width: 62 },
          lap: { x: 58, y: 118, width: 84, height: 82 },
          ground: 216,
          facing: 'front',
        },
      };
    },
  }),
];
