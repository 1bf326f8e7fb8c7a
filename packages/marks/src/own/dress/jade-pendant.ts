import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'jade-pendant',
  zh: { word: '玉佩', meaning: '君子无故，玉不去身', also: ['玉', '玉器', '翡翠', '平安扣', '玉坠', '和田玉'] },
  en: {
    word: 'jade pendant',
    meaning: 'worn close, as the gentle keep their word',
    also: ['jade', 'jade disc', 'jadeite', 'jade charm'],
  },
};

export const jadePendantMarks = [
  defineMark({
    ...words,
    name: 'disc',
    idea: { zh: '一枚玉璧，上系丝绳，下垂流苏', en: 'a jade disc with its hole, a silk loop above and a tassel below' },
    draw: ({ circle, rect, polygon, path, stroke, union, cut }, dice) => {
      const r = dice.between(60, 63);
      const hole = dice.between(21, 23);
      const disc = cut(circle(120, 106, r), circle(120, 106, hole));
      const cord = stroke(path([104, 36]).through([120, 4], [136, 36]), 10);
      const tails = [-30, 0, 30].map((x) => stroke(path([120 + x * 0.3, 204]).line([120 + x, 240]), 11));
      return {
        parts: [...ink(disc), ...accent(cord, union(circle(120, 188, 13), ...tails))],
        small: ink(
          cut(circle(120, 110, 68), circle(120, 110, 24)),
          rect(110, 10, 20, 26, 8),
          polygon(
            [
              [104, 188],
              [136, 188],
              [150, 236],
              [90, 236],
            ],
            5,
          ),
        ),
        places: { top: { x: 120, y: 20, width: 30 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carved-plaque',
    idea: {
      zh: '一块刻着竹子的玉牌，丝绳从两边垂下系住',
      en: 'a jade plaque carved with bamboo, hung on a cord that comes down from both sides',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, both }, dice) => {
      const lean = dice.between(-2, 2);
      const plaque = cut(
        rect(72, 92, 96, 128, 16),
        stroke(path([120 + lean, 110]).line([120, 204]), 10),
        vesica([124, 150], [156, 122], 18),
        vesica([116, 178], [84, 150], 18),
      );
      const cord = stroke(path([22, 6]).through([56, 58], [112, 76]), 10);
      return {
        parts: [...ink(plaque), ...accent(union(both(cord), circle(120, 74, 14)))],
        small: ink(
          cut(rect(66, 92, 108, 136, 18), rect(111, 116, 18, 90)),
          both(stroke(path([40, 10]).line([112, 66]), 18)),
        ),
        places: { inside: { x: 120, y: 156, width: 70, height: 100 }, facing: 'front' },
      };
    },
  }),
];
