import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'folding-fan',
  zh: { word: '扇', meaning: '折扇轻开，清风徐来' },
  en: { word: 'fan', meaning: 'a fan opens lightly and a cool breeze comes' },
};

export const foldingFanMarks = [
  defineMark({
    ...words,
    name: 'folding',
    idea: {
      zh: '一把展开的折扇：五面扇，扇骨归于一钉',
      en: 'an open folding fan: five panels, ribs meeting in one rivet',
    },
    draw: ({ sector, circle, cut, stroke, path, onCircle, union }, dice) => {
      const reach = dice.between(70, 75);
      const inner = dice.between(62, 72);
      const gap = dice.between(9, 11);
      const lit = dice.whole(1, 3);
      const [x, y] = [120, 190];
      const step = (reach * 2) / 5;
      const panel = (i: number) => {
        const [from, to] = [-90 - reach + i * step, -90 - reach + (i + 1) * step];
        const fold = (degrees: number) =>
          stroke(path(onCircle(x, y, 20, degrees)).line(onCircle(x, y, 170, degrees)), gap, 'butt');
        return cut(sector(x, y, 150, from, to), circle(x, y, inner), fold(from), fold(to));
      };
      const panels = [0, 1, 2, 3, 4].map(panel);
      const grip = cut(sector(x, y, inner - 10, -90 - reach + 6, -90 + reach - 6), circle(x, y, 24));
      return {
        parts: [...ink(...panels.filter((_, i) => i !== lit), circle(x, y, 14)), ...accent(panels[lit]!, grip)],
        small: ink(
          cut(sector(x, y, 150, -90 - reach, -90 + reach), circle(x, y, 70)),
          union(circle(x, y, 20), sector(x, y, 50, -90 - reach, -90 + reach)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'silk',
    idea: {
      zh: '一把团扇，绘一枝小叶，柄下垂穗',
      en: 'a round silk fan painted with a sprig, a tassel under the handle',
    },
    draw: ({ circle, ring, rect, cut, union, path, stroke, vesica, onCircle, drop }, dice) => {
      const face = dice.between(56, 60);
      const leaf = dice.between(22, 25);
      const sway = dice.between(4, 10);
      const bead = dice.between(10, 12);
      const twig = stroke(path([98, 124]).through([118 - sway, 98], [122, 62]), 9);
      const leaves = union(
        vesica([112, 98], onCircle(112, 98, 46, -32), leaf),
        vesica([114, 88], onCircle(114, 88, 44, -152), leaf),
      );
      const frame = union(ring(120, 84, face + 22, 12), rect(113, 84 + face + 14, 14, 46));
      return {
        parts: [
          ...ink(frame, cut(circle(120, 84, face), twig, leaves)),
          ...accent(drop(120, 240, bead + 2, [120, 84 + face + 69])),
        ],
        small: ink(cut(union(circle(120, 84, 78), rect(110, 150, 20, 86)), vesica([84, 120], [160, 54], 36))),
      };
    },
  }),
];
