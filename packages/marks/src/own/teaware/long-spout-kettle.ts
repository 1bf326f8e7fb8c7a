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
  defineMark({
    ...words,
    name: 'performer',
    idea: {
      zh: '茶艺师弓步举壶，长嘴壶从背后越过头顶斟茶',
      en: 'a tea master in a lunge, the long spout reaching over the head to pour',
    },
    draw: ({ circle, rect, polygon, path, stroke, union }, dice) => {
      const reach = dice.between(0, 8);
      const kettle = union(
        circle(34, 74, 34),
        rect(22, 26, 24, 18),
        stroke(path([50, 62]).line([228, -26 + reach]), 13, 'butt'),
      );
      const body = path([100, 100])
        .line(
          [146, 92],
          [150, 160],
          [206, 190],
          [206, 246],
          [178, 246],
          [178, 206],
          [112, 184],
          [56, 246],
          [22, 246],
          [92, 150],
        )
        .close();
      const arm = stroke(path([108, 112]).line([66, 112]), 18, 'butt');
      return {
        parts: [
          ...accent(kettle),
          ...ink(circle(128, 64, 24), union(body, arm)),
          ...accent(rect(221, 0, 13, 70)),
          ...ink(path([196, 84]).line([258, 84]).through([227, 132], [196, 84]).close()),
        ],
        small: ink(
          union(circle(40, 66, 38), stroke(path([60, 54]).line([230, -16]), 18, 'butt')),
          circle(132, 78, 24),
          polygon([
            [100, 116],
            [160, 116],
            [212, 244],
            [172, 244],
            [132, 180],
            [70, 244],
            [30, 244],
          ]),
        ),
        places: { ground: 246, facing: 'right' },
      };
    },
  }),
];
