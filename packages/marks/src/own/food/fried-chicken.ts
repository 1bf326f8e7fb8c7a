import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'fried-chicken',
  zh: { word: '炸鸡', meaning: '外酥里嫩，趁热开吃' },
  en: { word: 'fried chicken', meaning: 'crisp outside, tender inside, eaten hot' },
};

export const friedChickenMarks = [
  defineMark({
    ...words,
    name: 'drumstick',
    idea: {
      zh: '一只鸡腿，侧面闪着油光',
      en: 'a drumstick with a shine on its side',
    },
    draw: ({ circle, drop, union, cut, path, stroke, soften, onCircle, intersect, below }, dice) => {
      const size = dice.between(66, 72);
      const bone = dice.between(16, 18);
      const knob = dice.between(15, 17);
      const light = dice.between(50, 74);
      const meat = soften(drop(94, 92, size, [196, 194]), 12);
      const rod = union(
        stroke(path([150, 148]).line([200, 198]), bone, 'butt'),
        circle(212, 194, knob),
        circle(194, 212, knob),
      );
      const cuff = stroke(path([140, 176]).line([178, 138]), 30, 'butt');
      const shine = stroke(
        path(onCircle(94, 92, size - 22, 185)).through(
          onCircle(94, 92, size - 22, 185 + light / 2),
          onCircle(94, 92, size - 22, 185 + light),
        ),
        12,
      );
      const flesh = cut(meat, cuff, shine);
      return {
        parts: [
          ...ink(intersect(flesh, cut(below(-100), stroke(path([150, 220]).line([222, 148]), 62, 'butt')))),
          ...accent(cut(rod, stroke(path([120, 166]).line([166, 120]), 36, 'butt'))),
        ],
        small: ink(
          union(
            drop(92, 92, 76, [188, 188]),
            stroke(path([150, 150]).line([198, 198]), 24, 'butt'),
            circle(212, 190, 20),
            circle(190, 212, 20),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'roast',
    idea: {
      zh: '盘中一只烤鸡，一腿翘起',
      en: 'a roast chicken on its plate, one leg up',
    },
    draw: ({ circle, rect, drop, union, cut, intersect, above, soften, grow, path, stroke }, dice) => {
      const size = dice.between(84, 90);
      const thigh = dice.between(36, 40);
      const weight = dice.between(13, 15);
      const wing = dice.between(24, 32);
      const body = soften(intersect(circle(104, 196 - size * 0.5, size), above(190)), 16);
      const leg = union(
        drop(144, 142, thigh, [204, 74]),
        stroke(path([176, 106]).line([206, 72]), 14),
        circle(200, 62, 12),
        circle(214, 76, 12),
      );
      const fold = stroke(path([48, 132]).through([58 + wing * 0.3, 160], [58 + wing, 164]), 11);
      return {
        parts: [...ink(cut(body, grow(leg, 9), fold), rect(14, 203, 212, weight, weight / 2)), ...accent(leg)],
        small: ink(cut(body, grow(leg, 13)), leg, rect(12, 208, 216, 20, 8)),
      };
    },
  }),
];
