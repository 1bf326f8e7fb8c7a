import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

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
    idea: {
      zh: '浅底铁锅坐在旺火上，锅铲斜靠锅沿',
      en: 'a wide shallow wok on a strong fire, the spatula leaning on its rim',
    },
    draw: ({ circle, ring, below, path, stroke, grow, union, cut, intersect, both }, dice) => {
      const lean = dice.between(0, 8);
      const dish = intersect(circle(120, 50, 120), below(106));
      const ears = both(cut(ring(16, 108, 17, 10), below(106)));
      const handle = cut(stroke(path([152, 120]).line([196 + lean, 22]), 15), grow(dish, 9));
      const heap = cut(union(circle(84, 100, 28), circle(120, 92, 30)), below(97), grow(handle, 9));
      return {
        parts: [
          ...ink(union(dish, ears), handle),
          ...accent(heap, flame(74, 236, 48), flame(120, 240, 56), flame(166, 236, 48, -1)),
        ],
        small: ink(dish, stroke(path([160, 84]).line([194, 22]), 20), flame(92, 238, 50), flame(148, 238, 50, -1)),
        places: { inside: { x: 90, y: 84, width: 110, height: 40 }, top: { x: 120, y: 106, width: 190 }, ground: 240 },
      };
    },
  }),
];
