import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'pickle-jar',
  zh: {
    word: '泡菜坛',
    meaning: '一坛老盐水，几代人的酸爽',
    also: ['泡菜', '酸菜', '泡菜坛子', '酱菜', '榨菜', '腌菜', '咸菜', '酱缸', '老坛'],
  },
  en: {
    word: 'pickle jar',
    meaning: 'one old brine, many generations',
    also: ['pickles', 'pickled vegetables', 'chinese pickle jar', 'sauerkraut jar', 'pickled cabbage'],
  },
};

export const pickleJarMarks = [
  defineMark({
    ...words,
    name: 'rim',
    idea: {
      zh: '一只带水沿的泡菜坛，扣着碗盖，坛身一片菜叶',
      en: 'a crock with a water rim and a bowl for a lid, a cabbage leaf on its belly',
    },
    draw: ({ circle, rect, polygon, above, below, path, stroke, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(94, 98);
      const pot = union(intersect(circle(120, 156, r), below(84), above(238)), rect(70, 76, 100, 30));
      const rim = polygon(
        [
          [40, 44],
          [200, 44],
          [182, 68],
          [58, 68],
        ],
        4,
      );
      const lid = intersect(circle(120, 36, 46), above(34));
      const chili = union(
        path([84, 126])
          .through([112, 176], [168, 192])
          .through([118, 156], [112, 116])
          .through([98, 108], [84, 126])
          .close(),
        stroke(path([96, 118]).line([90, 98]), 12),
      );
      return {
        parts: [...ink(cut(pot, grow(chili, gap)), rim), ...accent(chili, lid)],
        small: ink(pot, rect(40, 40, 160, 24), intersect(circle(120, 28, 36), above(28))),
        places: {
          top: { x: 120, y: -6, width: 60 },
          inside: { x: 120, y: 160, width: 110, height: 100 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'inside',
    idea: {
      zh: '剖开看的泡菜坛：盐水里泡着萝卜和辣椒',
      en: 'a pickle crock seen through: a radish and a chilli in the brine',
    },
    draw: ({ circle, rect, polygon, vesica, drop, above, below, path, outline, union, cut, intersect }, dice) => {
      const wall = dice.between(13, 15);
      const pot = union(intersect(circle(120, 148, 104), below(84), above(236)), rect(64, 78, 112, 30));
      const rim = polygon([
        [38, 46],
        [202, 46],
        [184, 70],
        [56, 70],
      ]);
      const lid = intersect(circle(120, 38, 46), above(37));
      const radish = union(
        drop(86, 154, 33, [98, 212]),
        vesica([86, 132], [72, 108], 18),
        vesica([90, 132], [112, 102], 18),
      );
      const chili = path([146, 122])
        .through([174, 160], [148, 208])
        .through([200, 176], [170, 112])
        .through([156, 106], [146, 122])
        .close();
      return {
        parts: [...ink(lid, rim, cut(outline(pot, wall), above(79))), ...accent(radish, chili)],
        small: ink(
          intersect(circle(120, 34, 40), above(34)),
          rect(36, 50, 168, 22),
          cut(intersect(circle(120, 158, 96), below(88), above(238)), circle(120, 166, 58)),
          circle(120, 170, 34),
        ),
        places: {
          top: { x: 120, y: -8, width: 60 },
          inside: { x: 120, y: 160, width: 120, height: 100 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
