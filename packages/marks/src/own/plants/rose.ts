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
      zh: '一支玫瑰：两瓣裹蕾，皆取一圆之弧',
      en: 'a rose on its stem: two petals folded over a bud, each an arc of one circle',
    },
    draw: ({ circle, path, stroke, vesica, cut, union, grow, intersect, below }, dice) => {
      const cup = dice.between(56, 61);
      const leaf = dice.between(36, 42);
      const fold = dice.between(56, 62);
      const top = path([120 - cup, 84])
        .through([88, 34], [120, 8])
        .through([152, 34], [120 + cup, 84])
        .close();
      const bowl = union(intersect(circle(120, 84, cup), below(84)), top);
      const left = intersect(bowl, circle(82, 108, fold));
      const right = cut(intersect(bowl, circle(168, 92, fold)), grow(left, 9));
      const bud = cut(bowl, grow(circle(82, 108, fold), 9), grow(circle(168, 92, fold), 9));
      const stem = stroke(path([120, 152]).line([120, 236]), 12, 'butt');
      const leaves = union(vesica([120, 210], [198, 162], leaf), vesica([120, 230], [50, 190], leaf - 4));
      return {
        parts: [...ink(cut(union(stem, leaves), circle(120, 84, cup + 9))), ...accent(left, right, bud)],
        small: ink(
          cut(bowl, stroke(path([50, 60]).through([118, 84], [140, 150]), 14)),
          stroke(path([120, 162]).line([120, 236]), 20, 'butt'),
        ),
      };
    },
  }),
];
