import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'cooler-box',
  zh: { word: '保温箱', meaning: '一箱冰爽，走到哪凉到哪', also: ['冷藏箱', '野餐冰箱', '便携冰箱', '冰桶保温箱'] },
  en: {
    word: 'cooler box',
    meaning: 'cold drinks wherever you stop',
    also: ['cooler', 'cool box', 'esky', 'ice chest', 'picnic cooler', 'icebox'],
  },
};

export const coolerBoxMarks = [
  defineMark({
    ...words,
    name: 'with-handle',
    idea: {
      zh: '野餐保温箱，提手立起，箱面一朵雪花',
      en: 'a picnic cooler, its handle up and a snow crystal on the front',
    },
    draw: ({ around, cut, path, rect, stroke, union }, dice) => {
      const arm = dice.between(32, 36);
      const box = rect(22, 114, 196, 112, [2, 2, 20, 20]);
      const flake = (weight: number, reach: number) =>
        union(...around(stroke(path([120, 168]).line([120, 168 - reach]), weight), 6, [120, 168]));
      const handle = stroke(path([34, 70]).line([34, 22], [206, 22], [206, 70]), 16);
      const lid = rect(10, 66, 220, 36, [14, 14, 4, 4]);
      return {
        parts: [...ink(cut(box, flake(10.5, arm))), ...accent(union(lid, handle))],
        small: [...ink(cut(box, flake(16, 34))), ...accent(union(rect(10, 60, 220, 38, 8), handle))],
        places: { top: { x: 120, y: 66, width: 190 }, ground: 226, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'full-of-bottles',
    idea: { zh: '打开的保温箱，两支瓶颈和冰块冒出来', en: 'an open cooler, bottle necks and ice above its rim' },
    draw: ({ cut, polygon, rect, turn, union }, dice) => {
      const lean = dice.between(8, 13);
      const box = union(rect(10, 122, 220, 26, 8), rect(24, 144, 192, 88, [0, 0, 20, 20]));
      const bottle = (x: number) =>
        union(
          rect(x - 13, 12, 26, 18, 4),
          rect(x - 10, 36, 20, 40),
          polygon(
            [
              [x - 10, 62],
              [x + 10, 62],
              [x + 22, 86],
              [x + 22, 116],
              [x - 22, 116],
              [x - 22, 86],
            ],
            [0, 0, 6, 0, 0, 6],
          ),
        );
      const left = turn(bottle(76), -lean, [76, 112]);
      const right = turn(bottle(130), lean, [130, 112]);
      const ice = turn(rect(166, 72, 40, 40, 5), 14, [186, 92]);
      const above = rect(0, 112, 240, 60);
      return {
        parts: [...ink(box), ...accent(cut(left, above), cut(right, above), cut(ice, above))],
        small: [
          ...ink(box),
          ...accent(
            cut(turn(rect(56, 14, 34, 98, 6), -lean, [76, 112]), above),
            cut(turn(rect(130, 40, 60, 72, 6), lean, [160, 112]), above),
          ),
        ],
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
