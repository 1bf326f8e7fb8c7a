import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'shiba',
  zh: { word: '柴犬', also: ['秋田犬', '柴柴'], meaning: '一脸淡定，心里热闹' },
  en: { word: 'shiba', also: ['shiba inu', 'akita'], meaning: 'calm outside, merry inside' },
};

export const shibaMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: { zh: '圆脸柴犬，豆眉与白腮', en: 'a round shiba face with eyebrow spots and white cheeks' },
    draw: ({ circle, polygon, shape, union, cut, both, vesica, soften, stroke, path, intersect, below }, dice) => {
      const ear = dice.between(14, 22);
      const round = dice.between(90, 94);
      const brow = dice.between(8, 9.5);
      const head = union(
        circle(120, 132, round),
        both(
          polygon(
            [
              [38, 96],
              [52, ear],
              [110, 52],
            ],
            [6, 12, 8],
          ),
        ),
      );
      const white = union(
        both(shape([112, 150, 180], [66, 136, 190], [40, 168, 100], [92, 214, 20], [112, 206, -40])),
        circle(120, 166, 30),
      );
      const nose = soften(vesica([104, 150], [136, 150], 24), 5);
      const smile = both(stroke(path([120, 166]).through([108, 186], [92, 182]), 9));
      return {
        parts: [
          ...ink(
            cut(head, intersect(white, below(120)), both(circle(84, 120, 8)), both(circle(90, 90, brow))),
            union(nose, smile),
          ),
          ...accent(both(circle(64, 172, 12))),
        ],
        small: ink(cut(head, union(circle(120, 172, 40), both(circle(78, 176, 26)))), circle(120, 158, 15)),
        places: {
          head: { x: 120, y: 42, width: 90 },
          eyes: { x: 120, y: 120, width: 90 },
          neck: { x: 120, y: 222, width: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'curled-tail',
    idea: {
      zh: '侧立的柴犬，尾巴在背上卷成一圈',
      en: 'a shiba standing side-on, its tail one full curl over the back',
    },
    draw: ({ shape, polygon, circle, rect, ring, union, cut, grow }, dice) => {
      const curl = dice.between(29, 32);
      const leg = dice.between(20, 23);
      const nose = dice.between(6, 12);
      const head = union(
        shape([nose, 96, -70], [44, 52, -30], [92, 54, 40], [104, 100, 100], [72, 122, 180], [26, 116, 190]),
        polygon(
          [
            [46, 60],
            [52, 14],
            [78, 50],
          ],
          [3, 7, 3],
        ),
        polygon(
          [
            [74, 54],
            [94, 18],
            [100, 74],
          ],
          [3, 7, 3],
        ),
      );
      const body = shape(
        [66, 112],
        [110, 90, 0],
        [186, 92, 10],
        [212, 130, 90],
        [204, 178, 110],
        [150, 162, 180],
        [96, 172, 180],
        [62, 140, -100],
      );
      const legs = [74, 104, 168, 192].map((x, i) => rect(x - leg / 2 + (i % 2) * 3, 150, leg, 74, [0, 0, 6, 6]));
      const tail = ring(190, 76, curl, 17);
      const cheek = shape([nose + 2, 104, -20], [50, 98, 10], [64, 120, 110], [26, 124, 190]);
      return {
        parts: [...ink(cut(union(head, body, ...legs), circle(56, 82, 6.5), cheek, grow(tail, 8))), ...accent(tail)],
        small: ink(
          cut(union(head, body, rect(70, 150, 30, 74), rect(172, 150, 30, 74)), grow(ring(192, 74, 34, 20), 12)),
          ring(192, 74, 34, 20),
        ),
        places: {
          back: { x: 140, y: 90, width: 60 },
          head: { x: 72, y: 36, width: 50 },
          eyes: { x: 56, y: 82, width: 26 },
          neck: { x: 88, y: 112, width: 44 },
          ground: 224,
          facing: 'left',
        },
      };
    },
  }),
];
