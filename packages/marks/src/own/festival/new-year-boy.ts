import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'new-year-boy',
  zh: {
    word: '年画',
    meaning: '胖娃娃抱鲤鱼，年年有余',
    also: ['年画娃娃', '杨柳青年画', '木版年画', '福娃', '胖娃娃', '木刻'],
  },
  en: {
    word: 'new year picture',
    meaning: 'a plump boy with a carp: plenty every year',
    also: ['nianhua', 'new year print', 'boy with carp', 'woodblock new year print', 'lucky boy'],
  },
};

export const newYearBoyMarks = [
  defineMark({
    ...words,
    name: 'carp',
    idea: { zh: '胖娃娃抱着一条大鲤鱼', en: 'a plump boy hugging a great carp' },
    draw: ({ circle, polygon, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tuft = dice.between(14, 16);
      const head = circle(120, 70, 52);
      const hair = union(circle(120, 12, tuft), both(circle(166, 34, tuft - 2)));
      const fish = union(
        vesica([10, 150], [206, 150], 76),
        polygon(
          [
            [196, 150],
            [240, 112],
            [230, 150],
            [240, 188],
          ],
          3,
        ),
      );
      const legs = path([58, 234]).through([64, 190], [120, 180]).through([176, 190], [182, 234]).close();
      const face = cut(
        head,
        circle(100, 68, 6.5),
        circle(140, 68, 6.5),
        stroke(path([104, 88]).through([120, 98], [136, 88]), 10),
      );
      return {
        parts: [
          ...ink(cut(face, grow(fish, gap), grow(hair, 6)), hair, cut(legs, grow(fish, gap))),
          ...accent(
            cut(
              fish,
              circle(44, 144, 7),
              ...[76, 106].map((x) => stroke(path([x, 128]).through([x + 12, 150], [x, 172]), 10)),
              stroke(path([136, 128]).through([148, 150], [136, 172]), 10),
            ),
          ),
        ],
        small: ink(
          union(circle(120, 60, 54), circle(120, 4, 18)),
          union(
            vesica([0, 156], [204, 156], 80),
            polygon([
              [184, 156],
              [240, 110],
              [240, 202],
            ]),
          ),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          eyes: { x: 120, y: 68, width: 54 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
