import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'sprout',
  zh: { word: '芽', meaning: '破土的一点绿，一切刚刚开始' },
  en: { word: 'sprout', meaning: 'a first green through the soil: everything is just beginning' },
};

export const sproutMarks = [
  defineMark({
    ...words,
    name: 'two-leaves',
    idea: {
      zh: '土堆上弯茎一株，一大叶一小叶',
      en: 'a large leaf and a small one on a bent stem over a mound of earth',
    },
    draw: ({ vesica, path, stroke, union, cut, grow }, dice) => {
      const large = dice.between(60, 68);
      const small = dice.between(44, 50);
      const mound = dice.between(168, 178);
      const weight = dice.between(12, 14);
      const earth = path([28, 222]).through([120, mound], [212, 222]).close();
      const stem = stroke(path([120, 200]).through([114, 150], [120, 112]), weight, 'butt');
      const shoot = union(stem, vesica([120, 122], [220, 36], large), vesica([122, 150], [36, 92], small));
      return {
        parts: [...ink(earth), ...accent(cut(shoot, grow(earth, 9)))],
        small: ink(union(shoot, earth, stroke(path([120, 200]).line([120, 120]), 20))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-roots',
    idea: {
      zh: '一株幼苗的全貌：叶在地上，根在地下',
      en: 'a seedling as it is: leaves above the ground line, roots below',
    },
    draw: ({ vesica, path, stroke, rect, union, both, cut }, dice) => {
      const wide = dice.between(50, 58);
      const weight = dice.between(12, 14);
      const ground = dice.between(140, 148);
      const spread = dice.between(38, 48);
      const leaves = both(vesica([117, ground - 44], [34, ground - 118], wide));
      const stem = stroke(path([120, ground - 10]).line([120, ground - 62]), weight, 'butt');
      const roots = union(
        stroke(path([120, ground + 24]).line([120, 228]), weight),
        both(stroke(path([120, ground + 26]).through([120 - spread * 0.6, ground + 38], [120 - spread, 216]), weight)),
      );
      const line = rect(20, ground, 200, 12, 6);
      return {
        parts: [
          ...ink(
            union(roots, rect(120 - weight / 2, ground + 21, weight, 10)),
            cut(union(stem, leaves), rect(0, ground - 9, 240, 30)),
          ),
          ...accent(line),
        ],
        small: ink(
          union(leaves, stroke(path([120, ground - 20]).line([120, ground - 50]), 20)),
          rect(20, ground, 200, 20),
          stroke(path([120, ground + 44]).line([120, 222]), 20),
        ),
      };
    },
  }),
];
