import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'crane',
  zh: { word: '鹤', meaning: '松鹤延年，清雅而长久' },
  en: { word: 'crane', meaning: 'grace and long life, as the old paintings have it' },
};

export const craneMarks = [
  defineMark({
    ...words,
    name: 'standing',
    idea: {
      zh: '一只鹤引颈向天，丹顶着色，尾羽垂落',
      en: 'a crane calling to the sky, its crown in colour, its tail a fall of plumes',
    },
    draw: ({ circle, path, stroke, polygon, union, cut, grow }, dice) => {
      const neck = dice.between(14, 16);
      const tail = dice.between(196, 208);
      const crown = dice.between(11, 13);
      const stride = dice.between(10, 16);
      const throat = stroke(path([76, 36]).through([104, 76], [96, 144]), neck);
      const beak = polygon(
        [
          [88, 30],
          [22, -6],
          [70, 48],
        ],
        [10, 3, 12],
      );
      const plumage = path([86, 138])
        .through([140, 106], [204, 158])
        .through([216, 176], [212, tail])
        .through([186, 178], [160, 180])
        .through([98, 194], [86, 138])
        .close();
      const legs = union(
        stroke(path([128, 176]).line([128 - stride, 272]), 10, 'butt'),
        stroke(path([144, 176]).line([144 + stride * 0.4, 272]), 10, 'butt'),
      );
      const red = circle(90, 28, crown);
      return {
        parts: [...ink(cut(union(throat, beak, plumage, legs), grow(red, 6))), ...accent(red)],
        small: ink(
          union(
            stroke(path([72, 40]).through([104, 76], [98, 130]), 22),
            polygon([
              [96, 26],
              [14, -6],
              [62, 58],
            ]),
            plumage,
            stroke(path([134, 170]).line([128, 254]), 18, 'butt'),
          ),
        ),
        places: { back: { x: 146, y: 108, width: 60 }, facing: 'left' },
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
