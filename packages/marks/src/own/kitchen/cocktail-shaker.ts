import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'cocktail-shaker',
  zh: { word: '调酒壶', also: ['摇酒壶', '雪克壶'], meaning: '夜色摇匀，倒进杯中' },
  en: { word: 'cocktail shaker', also: ['shaker', 'bar shaker'], meaning: 'the evening, shaken and poured' },
};

export const cocktailShakerMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '三段式调酒壶，壶身一道折光', en: 'a shaker in three pieces, light down one side' },
    draw: ({ polygon, rect, circle, above, intersect, path, stroke, cut, union }, dice) => {
      const wide = dice.between(50, 55);
      const foot = dice.between(34, 38);
      const cap = dice.between(20, 23);
      const body = polygon(
        [
          [120 - wide, 92],
          [120 + wide, 92],
          [120 + foot, 226],
          [120 - foot, 226],
        ],
        [4, 4, 10, 10],
      );
      const neck = cut(intersect(circle(120, 82, wide - 2), above(82)), rect(0, 0, 240, 44));
      const top = rect(120 - cap, 6, cap * 2, 30, [cap, cap, 3, 3]);
      const light = stroke(path([146, 108]).line([138, 208]), 11);
      return {
        parts: [...ink(cut(body, light), neck), ...accent(top)],
        small: ink(body, union(neck, rect(120 - cap, 10, cap * 2, 50, [cap, cap, 0, 0]))),
        places: {
          inside: { x: 82, y: 100, width: 76, height: 110 },
          top: { x: 120, y: 6, width: cap * 2 },
          ground: 226,
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shaking',
    idea: { zh: '摇动的调酒壶，两侧飞出冰与星', en: 'a shaker on the move, ice and a star flying out' },
    draw: ({ polygon, rect, turn, path, stroke, union, around }, dice) => {
      const tilt = dice.between(28, 36);
      const cube = dice.between(24, 28);
      const star = dice.between(17, 20);
      const body = polygon(
        [
          [76, 96],
          [164, 96],
          [150, 214],
          [90, 214],
        ],
        [3, 3, 9, 9],
      );
      const lid = polygon(
        [
          [78, 86],
          [162, 86],
          [142, 50],
          [98, 50],
        ],
        [3, 3, 8, 8],
      );
      const cap = rect(102, 16, 36, 26, [14, 14, 2, 2]);
      const at = [120, 120] as const;
      const ray = polygon([
        [196, 196 - star * 1.6],
        [196 + star * 0.42, 196],
        [196, 196],
        [196 - star * 0.42, 196],
      ]);
      const twinkle = union(...around(ray, 4, [196, 196]));
      const move = stroke(path([20, 96]).through([26, 66], [46, 42]), 11);
      return {
        parts: [
          ...ink(turn(body, tilt, at), turn(lid, tilt, at), turn(cap, tilt, at)),
          ...accent(turn(rect(32 - cube / 2, 150, cube, cube, 5), 20, [32, 160]), twinkle, move),
        ],
        small: ink(turn(union(body, rect(84, 84, 72, 20), lid, cap), tilt, at)),
      };
    },
  }),
];
