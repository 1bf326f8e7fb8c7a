import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'wooden-fish',
  zh: { word: '木鱼', meaning: '敲一下，静一分', also: ['敲木鱼', '电子木鱼', '功德'] },
  en: { word: 'wooden fish', meaning: 'one knock, a little stillness', also: ['temple block', 'muyu', 'wood block'] },
};

export const woodenFishMarks = [
  defineMark({
    ...words,
    name: 'with-mallet',
    idea: {
      zh: '一只木鱼坐在软垫上，腹下一道开口，鱼槌正落下来',
      en: 'a wooden fish on its cushion, one deep slit across its belly, the mallet coming down',
    },
    draw: ({ circle, rect, path, shape, stroke, grow, union, cut }, dice) => {
      const slit = dice.between(12, 14);
      const body = shape([112, 62, 0], [192, 130, 90], [150, 192], [76, 192], [34, 130, -90]);
      const mouth = union(stroke(path([20, 152]).line([136, 152]), slit), circle(140, 152, 14));
      const mallet = union(stroke(path([164, 52]).line([232, 10]), 12), circle(158, 56, 19));
      const scale = stroke(path([70, 114]).through([88, 92], [112, 112]), 9);
      return {
        parts: [...ink(cut(body, mouth, grow(mallet, 10), scale)), ...accent(mallet, rect(16, 204, 192, 30, 15))],
        small: ink(
          cut(shape([112, 50, 0], [196, 122, 90], [150, 188], [76, 188], [30, 122, -90]), rect(10, 136, 120, 18, 8)),
          rect(16, 208, 196, 28, 12),
        ),
        places: { ground: 234, top: { x: 96, y: 66, width: 60 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-cushion',
    idea: {
      zh: '木鱼正面坐在垫上，一道横口，声波两道',
      en: 'a wooden fish from the front on its cushion, two rings of sound',
    },
    draw: ({ circle, path, rect, cut, stroke, both, intersect, above, ring, sector }, dice) => {
      const gap = dice.between(9.5, 11);
      const r = dice.between(70, 74);
      const eye = dice.between(11, 13);
      const body = intersect(circle(120, 122, r), above(178));
      const mouth = stroke(path([72, 138]).line([168, 138]), gap + 2);
      const handle = cut(circle(120, 42, 22), circle(120, 42, 10), body);
      const cushion = path([26, 188])
        .line([214, 188])
        .through([232, 210], [214, 232])
        .line([26, 232])
        .through([8, 210], [26, 188])
        .close();
      const waves = both(intersect(ring(120, 110, 114, 12), sector(120, 110, 200, 195, 235)));
      return {
        parts: [...ink(cut(body, mouth, both(circle(72, 138, eye))), handle), ...accent(cushion, waves)],
        small: ink(cut(intersect(circle(120, 110, 88), above(176)), rect(60, 136, 120, 18)), rect(20, 194, 200, 34)),
        places: {
          top: { x: 120, y: 20, width: 40 },
          eyes: { x: 120, y: 108, width: 70 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
