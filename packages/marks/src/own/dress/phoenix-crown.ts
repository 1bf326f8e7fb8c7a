import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'phoenix-crown',
  zh: { word: '凤冠', meaning: '凤冠霞帔，一生一次的隆重', also: ['凤冠霞帔', '新娘凤冠', '点翠凤冠', '中式新娘'] },
  en: {
    word: 'phoenix crown',
    meaning: 'worn once, remembered for life',
    also: ['bridal crown', 'chinese wedding crown', 'fengguan', 'bride headdress'],
  },
};

export const phoenixCrownMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '凤冠正面：金凤展翅在顶，珠帘垂在两侧',
      en: "the bride's crown: a phoenix spreading its wings, strings of pearls at each side",
    },
    draw: ({ circle, drop, below, path, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bead = dice.between(9, 10);
      const cap = path([34, 150])
        .through([40, 78], [120, 70])
        .through([200, 78], [206, 150])
        .through([120, 128], [34, 150])
        .close();
      const pearls = [58, 92, 120, 148, 182].map((x) =>
        circle(x, x === 120 ? 104 : x === 92 || x === 148 ? 107 : 116, 9),
      );
      const strings = [0, 1, 2].flatMap((i) => [circle(44, 172 + i * 27, bead), circle(196, 172 + i * 27, bead)]);
      const bird = union(
        drop(120, 34, 17, [120, -4]),
        both(path([126, 46]).through([158, 44], [196, 10]).through([196, 50], [140, 62]).close()),
      );
      return {
        parts: [
          ...ink(cut(cap, ...pearls)),
          ...accent(cut(bird, grow(cap, gap))),
          ...ink(...strings),
          ...accent(circle(120, 162, 13)),
        ],
        small: ink(
          path([30, 160])
            .through([36, 84], [120, 78])
            .through([204, 84], [210, 160])
            .through([120, 136], [30, 160])
            .close(),
          cut(bird, below(64)),
          circle(44, 200, 20),
          circle(196, 200, 20),
        ),
        places: { head: { x: 120, y: 0, width: 140 }, eyes: { x: 120, y: 190, width: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bride',
    idea: {
      zh: '新娘头戴凤冠，冠顶绒球颤动，珠串垂到肩头，低眉而坐',
      en: 'a bride with lowered eyes, pompons trembling on her crown, pearls falling to her shoulders',
    },
    draw: ({ circle, onCircle, path, stroke, union, cut, both, intersect, above, below }, dice) => {
      const ball = dice.between(14, 15.5);
      const lash = dice.between(8, 10);
      const pompons = [-166, -128, -90, -52, -14].map((way) => circle(...onCircle(120, 96, 82, way), ball));
      const crown = cut(circle(120, 98, 60), below(94), circle(120, 74, 12));
      const face = cut(circle(120, 112, 56), above(105));
      const pearls = [134, 168].flatMap((y) => [circle(42, y, 13), circle(198, y, 13)]);
      const eyes = both(stroke(path([88, 124]).through([100, 124 + lash], [112, 124]), 10));
      const robe = path([40, 240]).through([56, 190], [120, 180]).through([184, 190], [200, 240]).close();
      return {
        parts: [...accent(crown, ...pompons, ...pearls), ...ink(cut(face, eyes), robe)],
        small: ink(
          union(
            intersect(circle(120, 92, 68), above(88)),
            circle(60, 34, 20),
            circle(120, 14, 20),
            circle(180, 34, 20),
          ),
          cut(circle(120, 114, 54), above(106)),
          path([30, 244]).through([60, 196], [120, 186]).through([180, 196], [210, 244]).close(),
        ),
        places: {
          head: { x: 120, y: 40, width: 100 },
          eyes: { x: 120, y: 126, width: 50 },
          neck: { x: 120, y: 174, width: 60 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
