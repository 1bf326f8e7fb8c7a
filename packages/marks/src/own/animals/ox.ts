import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'ox',
  zh: { word: '牛', meaning: '勤恳厚实，一步一个脚印' },
  en: { word: 'ox', meaning: 'patient and solid, one firm step after another' },
};

export const oxMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '正面一头牛，双角如月，口鼻如横',
      en: 'an ox from the front, its horns one crescent, its muzzle one bar',
    },
    draw: ({ circle, rect, path, vesica, union, cut, both, polygon }, dice) => {
      const horn = dice.between(16, 26);
      const muzzle = dice.between(48, 54);
      const ear = dice.between(28, 32);
      const horns = path([26, horn])
        .through([120, 104], [214, horn])
        .through([216, 100], [150, 104])
        .line([90, 104])
        .through([24, 100], [26, horn])
        .close();
      const face = polygon(
        [
          [74, 90],
          [166, 90],
          [156, 159],
          [84, 159],
        ],
        0,
      );
      const ears = both(vesica([84, 112], [22, 138], ear));
      const snout = rect(120 - muzzle, 168, muzzle * 2, 56, 28);
      return {
        parts: [
          ...ink(cut(union(horns, face, ears), both(circle(96, 134, 8)))),
          ...accent(cut(snout, both(circle(120 - muzzle / 2.2, 196, 8.5)))),
        ],
        small: ink(union(horns, face, ears, rect(72, 150, 96, 70, 30))),
        places: { eyes: { x: 120, y: 134, width: 78 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dairy',
    idea: {
      zh: '一头端立的奶牛，腹侧一块花斑',
      en: 'a dairy cow standing square, one patch of colour on its flank',
    },
    draw: ({ circle, rect, path, stroke, polygon, vesica, union, cut, grow, intersect }, dice) => {
      const leg = dice.between(22, 25);
      const patch = dice.between(28, 33);
      const muzzle = dice.between(8, 14);
      const tail = dice.between(136, 152);
      const body = union(
        rect(58, 74, 152, 84, [18, 24, 10, 22]),
        rect(76, 140, leg, 78),
        rect(210 - leg, 120, leg, 98),
      );
      const head = polygon(
        [
          [84, 52],
          [96, 96],
          [48, 132],
          [muzzle, 124],
          [muzzle + 2, 104],
          [44, 56],
        ],
        [10, 10, 10, 10, 10, 12],
      );
      const horn = stroke(path([58, 58]).through([38, 46], [38, 26]), 11);
      const ear = vesica([76, 68], [124, 46], 22);
      const swish = stroke(path([204, 84]).through([230, 94], [228, tail]), 11);
      const flank = circle(150, 92, patch);
      const udder = circle(164, 158, 18);
      const cow = union(body, head, horn, ear, swish, cut(udder, rect(210 - leg, 100, 60, 90)));
      return {
        parts: [
          ...ink(cut(cow, intersect(body, grow(flank, 8)), circle(58, 82, 6.5))),
          ...accent(intersect(body, flank)),
        ],
        small: ink(
          cut(
            union(
              rect(58, 74, 152, 84),
              head,
              rect(76, 140, 34, 78),
              rect(176, 140, 34, 78),
              stroke(path([58, 64]).line([36, 30]), 18),
            ),
            circle(150, 108, 22),
          ),
        ),
        places: { back: { x: 142, y: 76, width: 104 }, ground: 218, facing: 'left' },
      };
    },
  }),
];
