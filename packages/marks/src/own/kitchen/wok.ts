import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'wok',
  zh: { word: '炒锅', also: ['铁锅', '炒菜锅', '镬'], meaning: '镬气升腾，家常里的功夫' },
  en: {
    word: 'wok',
    also: ['stir-fry pan', 'iron pan'],
    meaning: 'high heat and a quick hand: home cooking as a craft',
  },
};

export const wokMarks = [
  defineMark({
    ...words,
    name: 'tossing',
    idea: { zh: '颠起的铁锅，三片菜在空中', en: 'a wok tossed up, three pieces in the air' },
    draw: ({ circle, below, intersect, rect, turn, stroke, path, union, vesica, polygon }, dice) => {
      const tilt = dice.between(-14, -8);
      const wide = dice.between(74, 80);
      const hop = dice.between(0, 10);
      const grip = dice.between(15, 17);
      const pan = union(
        intersect(circle(96, 142 - 36, wide + 8), below(142)),
        rect(96 - wide - 2, 132, wide * 2 + 4, 16, 8),
        stroke(path([96 + wide - 4, 140]).line([236, 132]), grip),
      );
      return {
        parts: [
          ...ink(turn(pan, tilt, [96, 142])),
          ...accent(
            vesica([38, 96 - hop], [82, 78 - hop], 26),
            circle(116, 66 - hop, 15),
            polygon(
              [
                [142, 108 - hop],
                [176, 84 - hop],
                [180, 118 - hop],
              ],
              6,
            ),
          ),
        ],
        small: ink(
          turn(
            union(intersect(circle(96, 106, wide + 8), below(134)), stroke(path([150, 142]).line([236, 136]), 22)),
            tilt,
            [96, 142],
          ),
          circle(66, 82, 17),
          circle(128, 66, 19),
        ),
        places: { inside: { x: 30, y: 60, width: 132, height: 70 }, top: { x: 96, y: 132, width: wide * 2 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-fire',
    idea: { zh: '双耳铁锅坐在旺火上，热气两缕', en: 'a two-eared wok on a strong fire, two lines of steam' },
    draw: ({ circle, below, intersect, rect, drop, ring, both, cut, union, curve, stroke, move, grow }, dice) => {
      const wide = dice.between(76, 82);
      const flame = dice.between(14, 16);
      const wave = dice.between(8, 12);
      const bowl = union(intersect(circle(120, 112, wide), below(112)), rect(120 - wide - 4, 102, wide * 2 + 8, 18, 6));
      const ears = both(ring(120 - wide - 10, 122, 20, 11));
      const steam = stroke(curve([92, 88, -90], [92 + wave, 62, -90], [92, 36, -90]), 11);
      const fires = [-46, 0, 46].map((x) => cut(drop(120 + x, 222, flame, [120 + x, 188]), grow(bowl, 8)));
      return {
        parts: [...ink(union(bowl, ears)), ...accent(steam, move(steam, 46, 0), ...fires)],
        small: ink(union(bowl, rect(20, 108, 200, 18)), rect(74, 206, 92, 20, 8)),
        places: {
          inside: { x: 52, y: 40, width: 136, height: 66 },
          top: { x: 120, y: 102, width: wide * 2 },
          ground: 192,
        },
      };
    },
  }),
];
