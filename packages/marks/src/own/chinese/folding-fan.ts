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
    name: 'half-open',
    idea: {
      zh: '折扇斜斜打开一半，扇骨分明，扇坠轻垂',
      en: 'a folding fan half open, its sticks bare below the leaf, a tassel on the pivot',
    },
    draw: ({ circle, polygon, sector, path, stroke, union, cut }, dice) => {
      const turnBy = dice.between(-2, 2);
      const [x, y] = [66, 180] as const;
      const from = -92 + turnBy;
      const leaves = [0, 1, 2, 3].map((i) =>
        cut(sector(x, y, 180, from + i * 20, from + i * 20 + 17), circle(x, y, 88)),
      );
      const sticks = [0, 1, 2, 3].map((i) =>
        cut(sector(x, y, 78, from + i * 20 + 2, from + i * 20 + 15), circle(x, y, 26)),
      );
      return {
        parts: [
          ...ink(...leaves, circle(x, y, 16)),
          ...accent(
            ...sticks,
            union(
              stroke(path([50, 206]).line([40, 222]), 9),
              polygon(
                [
                  [36, 214],
                  [52, 222],
                  [40, 262],
                  [12, 248],
                ],
                2,
              ),
            ),
          ),
        ],
        small: ink(cut(sector(x, y, 190, -94, -12), circle(x, y, 100)), circle(x, y, 26)),
        places: { facing: 'front' },
      };
    },
  }),
];
