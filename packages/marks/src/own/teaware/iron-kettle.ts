import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'iron-kettle',
  zh: { word: '铁壶', meaning: '老铁壶，煮出好水', also: ['铸铁壶', '老铁壶', '烧水壶', '提梁壶'] },
  en: {
    word: 'iron kettle',
    meaning: 'old iron makes sweet water',
    also: ['cast iron kettle', 'tetsubin', 'cast-iron teapot'],
  },
};

export const ironKettleMarks = [
  defineMark({
    ...words,
    name: 'nubs',
    idea: {
      zh: '一把铸铁壶，壶身一排排铁钉纹，提梁高起',
      en: 'a cast kettle studded with rows of nubs under a high handle',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const nub = dice.between(8.5, 9.5);
      const body = union(
        intersect(circle(116, 150, 92), below(100), above(216)),
        rect(56, 92, 120, 20, 8),
        polygon(
          [
            [184, 132],
            [238, 96],
            [244, 112],
            [204, 168],
          ],
          3,
        ),
      );
      const studs = [
        [68, 136],
        [102, 136],
        [136, 136],
        [52, 166],
        [86, 166],
        [120, 166],
        [154, 166],
        [72, 194],
        [108, 194],
        [144, 194],
      ].map(([x, y]) => circle(x!, y!, nub));
      const handle = stroke(path([44, 98]).line([52, 50]).through([116, 4], [180, 50]).line([188, 98]), 15, 'butt');
      return {
        parts: [
          ...ink(cut(body, ...studs)),
          ...ink(cut(handle, grow(body, 0.1), below(92 - gap + 6))),
          ...accent(union(rect(80, 70, 72, 14, 6), circle(116, 60, 12))),
        ],
        small: ink(
          cut(
            union(
              intersect(circle(116, 150, 96), below(96), above(224)),
              polygon([
                [184, 132],
                [244, 90],
                [214, 170],
              ]),
            ),
            circle(76, 160, 14),
            circle(116, 160, 14),
            circle(156, 160, 14),
          ),
          stroke(path([40, 86]).through([116, -20], [192, 86]), 20),
        ),
        places: { ground: 216, hands: [[116, 26]], facing: 'right' },
      };
    },
  }),
];
