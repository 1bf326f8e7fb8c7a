import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'milk',
  zh: { word: '牛奶', meaning: '纯净醇厚，天然好奶' },
  en: { word: 'milk', meaning: 'pure, rich and natural' },
};

export const milkMarks = [
  defineMark({
    ...words,
    name: 'bottle',
    idea: {
      zh: '一只玻璃奶瓶，牛奶在瓶中轻晃',
      en: 'a glass bottle, the milk swaying in it',
    },
    draw: ({ path, rect, cut, shrink, intersect, fillet, soften }, dice) => {
      const shoulder = dice.between(78, 90);
      const level = dice.between(120, 134);
      const swell = dice.between(8, 12);
      const weight = dice.between(12, 14);
      const bottle = soften(
        fillet(
          path([94, 40])
            .line(
              [146, 40],
              [146, shoulder],
              [174, shoulder + 32],
              [174, 230],
              [66, 230],
              [66, shoulder + 32],
              [94, shoulder],
            )
            .close(),
          16,
        ),
        8,
      );
      const cap = rect(84, 10, 72, 20, 5);
      const wave = path([50, level])
        .through([85, level - swell], [120, level])
        .smooth([190, level])
        .line([190, 240], [50, 240])
        .close();
      const glass = cut(bottle, shrink(bottle, weight));
      return {
        parts: [...ink(glass, cap), ...accent(intersect(shrink(bottle, weight + 9), wave))],
        small: ink(
          cut(
            path([88, 36]).line([152, 36], [152, 84], [182, 118], [182, 232], [58, 232], [58, 118], [88, 84]).close(),
            rect(50, 136, 140, 20),
          ),
          rect(80, 2, 80, 20),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carton',
    idea: {
      zh: '从转角看去的屋顶奶盒，正面一滴奶',
      en: 'a gable-top carton seen from its corner, one drop on the front',
    },
    draw: ({ polygon, rect, drop, cut }, dice) => {
      const side = dice.between(40, 46);
      const width = dice.between(92, 102);
      const gap = dice.between(9, 11);
      const size = dice.between(20, 23);
      const left = 120 - (side + gap + width) / 2;
      const corner = left + side + gap;
      const [right, eave, ridge] = [corner + width, 92, 42];
      // The left wall ends in the triangle every gable-top has; the front leans back to the ridge.
      const wall = polygon([
        [left + side / 2, ridge + 8],
        [left + side, eave + gap],
        [left + side, 226],
        [left, 226],
        [left, eave + gap],
      ]);
      const slope = polygon([
        [left + side / 2 + gap * 1.2, ridge],
        [right - side / 2, ridge],
        [right, eave],
        [corner, eave],
      ]);
      const seam = rect(left + side / 2 + gap * 1.2, 10, right - left - side - gap * 1.2, 22);
      const middle = corner + width / 2;
      const milk = (radius: number, rise: number) => drop(middle, 172, radius, [middle, 172 - rise]);
      return {
        parts: [
          ...ink(wall, slope, seam, cut(rect(corner, eave + gap, width, 134 - gap), milk(size + 9, size * 2.2 + 20))),
          ...accent(milk(size, size * 2.2)),
        ],
        small: ink(wall, slope, cut(rect(corner + 6, eave + 17, width, 117), milk(25, 50))),
      };
    },
  }),
];
