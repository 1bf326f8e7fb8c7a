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
      zh: '一把斜执的团扇，扇骨由柄散开，柄端垂穗',
      en: 'a round fan held aslant, its ribs spreading from the handle, a tassel at the end',
    },
    draw: ({ circle, rect, cut, union, path, stroke, onCircle, turn, intersect, polygon }, dice) => {
      const face = dice.between(76, 80);
      const gap = dice.between(9, 10.5);
      const lean = dice.between(34, 42);
      const spread = dice.between(22, 25);
      const [x, y] = [120, 92];
      const root: [number, number] = [x, y + face - 4];
      const ribs = [-1.5, -0.5, 0.5, 1.5].map((n) =>
        stroke(path(root).line(onCircle(...root, face * 2 - 24, -90 + n * spread)), gap, 'butt'),
      );
      const silk = cut(circle(x, y, face), intersect(union(...ribs), circle(x, y, face - 13)));
      const held = turn(union(silk, rect(x - 9, y + face - 8, 18, 80, 9)), lean, [x, y]);
      const [tx, ty] = onCircle(x, y, face + 64, 90 + lean);
      const tassel = union(
        circle(tx, ty + 24, 10),
        polygon([
          [tx - 9, ty + 24],
          [tx + 9, ty + 24],
          [tx + 17, ty + 76],
          [tx - 17, ty + 76],
        ]),
      );
      return {
        parts: [...ink(held), ...accent(tassel)],
        small: ink(turn(union(cut(circle(x, y, 82), ribs[1]!), rect(x - 12, y + 70, 24, 96, 12)), 40, [x, y])),
      };
    },
  }),
];
