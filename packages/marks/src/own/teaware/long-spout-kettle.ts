import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'long-spout-kettle',
  zh: {
    word: '长嘴壶',
    meaning: '一米壶嘴，点滴不漏',
    also: ['长嘴铜壶', '茶艺表演', '铜壶', '川茶', '盖碗茶表演', '大碗茶'],
  },
  en: {
    word: 'long-spout kettle',
    meaning: 'a yard of spout and not a drop lost',
    also: ['long spout teapot', 'sichuan tea kettle', 'copper kettle', 'tea performance'],
  },
};

export const longSpoutKettleMarks = [
  defineMark({
    ...words,
    name: 'pouring',
    idea: {
      zh: '茶博士的长嘴壶：细嘴斜伸出去，茶水落进盖碗',
      en: 'the long-spouted kettle of a teahouse, tea falling from its thin spout into a cup',
    },
    draw: ({ circle, ring, rect, below, leftOf, path, shape, stroke, union, cut, intersect }, dice) => {
      const drop = dice.between(0, 6);
      const body = union(
        shape([150, 60], [206, 60], [224, 104, 95], [202, 132], [156, 132], [134, 104, -85]),
        rect(150, 46, 56, 12, 5),
        circle(178, 38, 10),
      );
      const spout = stroke(path([142, 116]).line([22, 58]), 11);
      const grip = cut(ring(206, 92, 32, 11), leftOf(212));
      const water = stroke(path([22, 78]).line([22, 150 + drop]), 9);
      const cup = union(intersect(circle(38, 172, 34), below(174)), rect(22, 204, 32, 14, 4));
      return {
        parts: [...ink(union(body, spout, grip)), ...accent(water, cup)],
        small: ink(
          union(
            shape([140, 60], [206, 60], [226, 104, 95], [204, 140], [150, 140], [128, 104, -85]),
            stroke(path([140, 112]).line([22, 56]), 17),
          ),
          intersect(circle(40, 158, 38), below(160)),
        ),
        places: { facing: 'left' },
      };
    },
  }),
];
