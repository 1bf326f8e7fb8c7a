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
      zh: '一只端坐的柴犬，白颊尖耳，尾巴卷在背上',
      en: 'a shiba sitting upright, white cheek and pointed ears, its tail curled on its back',
    },
    draw: ({ circle, path, shape, stroke, grow, cut }, dice) => {
      const plump = dice.between(-3, 3);
      const body = shape(
        [108, 20],
        [122, 62, 80, 70],
        [160, 122 + plump, 55],
        [188, 186, 85],
        [178, 230, 110, 180],
        [108, 230],
        [104, 192],
        [98, 230],
        [58, 230],
        [66, 170, -90, -95],
        [58, 124, -110, 180],
        [36, 118, 180, -110],
        [20, 94, -80, -45],
        [40, 78, -30, -70],
        [58, 48, -45, null],
        [64, 22],
        [84, 40],
      );
      const cheek = shape(
        [30, 100, null, -10],
        [62, 92, 20],
        [92, 116, 90],
        [70, 126, 180, null],
        [44, 112, 180, null],
      );
      const tail = stroke(path([182, 140]).through([226, 116], [200, 82]).through([168, 92], [188, 112]), 21);
      return {
        parts: [
          ...ink(
            cut(
              body,
              cheek,
              circle(64, 76, 7),
              grow(tail, 9),
              stroke(path([142, 230]).through([124, 202], [152, 184]), 9),
              shape([76, 148, null, 40], [98, 172, 90], [88, 192, null, null]),
            ),
          ),
          ...accent(tail),
        ],
        small: ink(cut(body, grow(tail, 14)), tail),
        places: {
          ground: 230,
          head: { x: 86, y: 40, width: 60 },
          eyes: { x: 64, y: 76, width: 40 },
          neck: { x: 92, y: 134, width: 66 },
          back: { x: 160, y: 122, width: 50 },
          facing: 'left',
        },
      };
    },
  }),
];
