import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'crane-bird',
  zh: { word: '鹤', also: ['仙鹤'], meaning: '松鹤延年，清雅而长久' },
  en: { word: 'crane', meaning: 'grace and long life, as the old paintings have it' },
};

export const craneMarks = [
  defineMark({
    ...words,
    name: 'standing',
    idea: {
      zh: '一只鹤单足而立，颈如一笔弯弧，丹顶着色，尾羽垂落',
      en: 'a crane on one leg, its neck one bent stroke, the crown in colour, the tail a fall of plumes',
    },
    draw: ({ circle, curve, shape, path, stroke, polygon, vesica, union, cut, grow }, dice) => {
      const neck = dice.between(14, 16);
      const tail = dice.between(196, 206);
      const crown = dice.between(9, 11);
      const beak = dice.between(16, 24);
      const head = union(
        circle(92, 44, 15),
        polygon(
          [
            [84, 32],
            [beak, 58],
            [86, 58],
          ],
          [6, 2, 6],
        ),
      );
      const throat = stroke(curve([96, 48], [84, 92, 100], [112, 136]), neck);
      const body = shape([96, 132, -50], [150, 112, 10], [212, 168, 70], [150, 178, 180], [104, 164, -130]);
      const plume = vesica([140, 132], [216, tail], 46);
      const legs = union(
        stroke(path([142, 170]).line([142, 262], [122, 262]), 10),
        stroke(path([160, 170]).line([182, 210], [150, 222]), 10),
      );
      const red = shape([80, 26, -20], [100, 18, 10], [108, 30, 140], [94, 26 + crown * 0.4, 190]);
      return {
        parts: [
          ...ink(cut(union(head, throat, body), grow(plume, 9), grow(red, 6)), plume, cut(legs, grow(plume, 9), body)),
          ...accent(red),
        ],
        small: ink(
          union(
            stroke(curve([94, 46], [84, 92, 100], [112, 140]), 22),
            polygon([
              [98, 28],
              [14, 58],
              [92, 66],
            ]),
            body,
            vesica([140, 132], [216, 200], 52),
            stroke(path([142, 170]).line([142, 256]), 18, 'butt'),
          ),
        ),
        places: { back: { x: 150, y: 114, width: 60 }, ground: 262, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flying',
    idea: {
      zh: '一只飞鹤，颈足舒展，双翼高举，头顶一点红',
      en: 'a crane in flight, neck and legs stretched, both wings raised, its red crown',
    },
    draw: ({ circle, path, polygon, stroke, union, vesica, cut, grow }, dice) => {
      const lift = dice.between(8, 22);
      const far = dice.between(196, 212);
      const crown = dice.between(10, 12);
      const neck = dice.between(13, 15);
      const body = vesica([58, 138], [178, 156], 52);
      const throat = stroke(path([78, 136]).through([52, 122], [40, 92]), neck);
      const head = union(
        circle(40, 88, 14),
        polygon(
          [
            [32, 78],
            [0, 92],
            [32, 98],
          ],
          [0, 3, 0],
        ),
      );
      const legs = stroke(path([164, 150]).line([234, 176]), 12);
      const near = path([88, 132]).through([88, 62], [140, lift]).through([158, 86], [132, 138]).close();
      const behind = path([140, 138]).through([156, 84], [far, 50]).through([208, 106], [168, 148]).close();
      const bird = union(body, throat, head, legs, near);
      return {
        parts: [
          ...ink(bird, cut(behind, grow(union(body, near, legs), 10))),
          ...accent(cut(circle(50, 66, crown), grow(head, 8))),
        ],
        small: ink(
          union(
            vesica([56, 138], [178, 158], 60),
            stroke(path([80, 138]).through([50, 120], [34, 86]), 24),
            stroke(path([160, 152]).line([232, 176]), 22),
            path([82, 130]).through([90, 62], [146, 14]).through([164, 86], [144, 140]).close(),
          ),
        ),
      };
    },
  }),
];
