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
      zh: '侧立的柴犬，尖耳白颊，尾巴卷在背上',
      en: 'a shiba from the side: a pointed ear, a white cheek, its tail rolled over its back',
    },
    draw: ({ circle, curve, path, shape, polygon, stroke, union, cut, grow }, dice) => {
      const tail = dice.between(15, 17);
      const ear = dice.between(20, 28);
      const leg = dice.between(22, 25);
      const head = union(
        shape([10, 92, -50], [40, 64, -20], [84, 56, 10], [104, 96, 100], [76, 124, 180], [20, 112, 190]),
        polygon(
          [
            [52, 66],
            [64, ear],
            [92, 64],
          ],
          [4, 5, 8],
        ),
      );
      const body = shape(
        [74, 92, 20],
        [120, 102, 0],
        [184, 104, 20],
        [206, 150, 95],
        [190, 176],
        [82, 172],
        [70, 130, -90],
      );
      const foot = (x: number) => shape([x, 150], [x + leg, 150], [x + leg, 222], [x - 6, 222]);
      const rolled = stroke(curve([188, 116], [206, 84, -90], [184, 60, 180], [166, 78, 90], [182, 88]), tail);
      const cheek = shape([26, 100, -30], [58, 92, 10], [72, 112, 120], [40, 116, 190]);
      return {
        parts: [
          ...ink(
            cut(
              union(head, body, foot(82), foot(114), foot(156), foot(184)),
              cheek,
              circle(58, 80, 5.5),
              grow(rolled, 9),
            ),
          ),
          ...accent(rolled),
        ],
        small: ink(
          cut(
            union(head, body, foot(84), foot(176), stroke(path([190, 120]).line([200, 76], [176, 66]), 24)),
            circle(50, 96, 10),
          ),
        ),
        places: { back: { x: 130, y: 102, width: 60 }, head: { x: 70, y: 50, width: 40 }, ground: 222, facing: 'left' },
      };
    },
  }),
];
