import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'rose',
  zh: { word: '玫瑰', meaning: '一层层打开的心意' },
  en: { word: 'rose', meaning: 'affection, opening layer by layer' },
};

export const roseMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看一朵玫瑰：瓣瓣相卷，两叶在旁',
      en: 'a rose from above: petals wound inside one another, two leaves beside',
    },
    draw: ({ circle, path, stroke, vesica, cut, union, grow }, dice) => {
      const round = dice.between(78, 84);
      const seam = dice.between(9, 10.5);
      const leaf = dice.between(40, 46);
      const bloom = circle(120, 108, round);
      const pen = (line: ReturnType<typeof path>) => stroke(line, seam);
      const seams = union(
        pen(path([120, 108]).through([138, 94], [120, 82]).through([86, 88], [90, 122])),
        pen(path([90, 122]).through([116, 146], [152, 128])),
        pen(path([152, 128]).through([166, 88], [146, 58])),
        pen(path([120, 146]).through([100, 158], [62, 152])),
      );
      const leaves = union(vesica([150, 170], [226, 214], leaf), vesica([96, 170], [20, 206], leaf));
      return {
        parts: [...ink(cut(bloom, seams)), ...accent(cut(leaves, grow(bloom, 9)))],
        small: ink(
          cut(
            bloom,
            stroke(
              path([112, 116]).through([138, 96], [112, 82]).through([80, 104], [104, 144]).smooth([164, 108]),
              15,
            ),
          ),
          cut(union(vesica([140, 160], [228, 212], 50), vesica([100, 160], [12, 212], 50)), grow(bloom, 14)),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stem',
    idea: {
      zh: '一枝带刺的玫瑰，花瓣一层裹一层，叶子一左一右',
      en: 'a rose on its thorned stem, petal wrapped over petal, a leaf on each side',
    },
    draw: ({ circle, rect, polygon, vesica, above, path, curve, stroke, grow, union, cut }, dice) => {
      const open = dice.between(54, 58);
      const stem = union(
        stroke(path([120, 126]).line([120, 238]), 11),
        polygon([
          [122, 150],
          [140, 142],
          [122, 162],
        ]),
        polygon([
          [118, 176],
          [100, 168],
          [118, 188],
        ]),
      );
      return {
        parts: [
          ...accent(
            cut(
              circle(120, 62, open),
              stroke(curve([66, 56, 60], [112, 96, 0], [158, 60, -80], [124, 28, 180], [98, 54, 90], [122, 74, 0]), 10),
              polygon(
                [
                  [88, 0],
                  [120, 14],
                  [152, 0],
                ],
                1,
              ),
            ),
          ),
          ...ink(
            cut(stem, above(127)),
            cut(vesica([128, 214], [196, 168], 36), grow(stem, 6)),
            cut(vesica([112, 226], [44, 184], 36), grow(stem, 6)),
          ),
        ],
        small: ink(
          cut(circle(120, 68, 62), stroke(curve([60, 60, 60], [112, 102, 0], [162, 64, -80]), 17)),
          rect(110, 140, 20, 98),
          vesica([134, 216], [200, 166], 40),
        ),
        places: { ground: 238, top: { x: 120, y: 6, width: 70 }, facing: 'front' },
      };
    },
  }),
];
