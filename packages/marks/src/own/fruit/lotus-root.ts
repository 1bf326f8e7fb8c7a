import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'fruit',
  concept: 'lotus-root',
  zh: { word: '莲藕', also: ['藕', '藕片', '藕粉'], meaning: '藕断丝连，清脆里有牵挂' },
  en: { word: 'lotus root', meaning: 'crisp, and threaded through with ties that hold' },
};

export const lotusRootMarks = [
  defineMark({
    ...words,
    name: 'slice',
    idea: { zh: '一片藕，九个孔围成花', en: 'a slice of lotus root, its holes set like a flower' },
    draw: ({ circle, around, union, cut, onCircle, turn }, dice) => {
      const hole = dice.between(18, 20);
      const ringAt = dice.between(54, 57);
      const spin = dice.between(0, 40);
      const bumps = union(circle(120, 120, 92), ...around(circle(...onCircle(120, 120, 76, -90), 32), 8, [120, 120]));
      const holes = around(circle(...onCircle(120, 120, ringAt, spin), hole), 7, [120, 120]);
      return {
        parts: [...ink(cut(bumps, ...holes, circle(120, 120, 25))), ...accent(circle(120, 120, 15))],
        small: ink(turn(cut(circle(120, 120, 100), ...around(circle(120, 62, 20), 5, [120, 120])), spin, [120, 120])),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'cut',
    idea: { zh: '两节莲藕，切口露出圆孔', en: 'two joints of lotus root, the cut end showing its holes' },
    draw: ({ rect, circle, cut, grow, turn, vesica }, dice) => {
      const fat = dice.between(84, 90);
      const tilt = dice.between(-32, -24);
      const hole = dice.between(9, 10);
      const at = [120, 120] as const;
      const face = vesica([40, 120 - fat * 0.62], [40, 120 + fat * 0.62], fat * 0.8);
      const near = cut(rect(36, 120 - fat / 2, 104, fat, [4, 38, 38, 4]), grow(face, 9));
      const far = cut(rect(132, 120 - fat * 0.42, 84, fat * 0.84, 34), grow(near, 9));
      const tip = cut(rect(206, 120 - fat * 0.22, 34, fat * 0.44, 16), grow(far, 9));
      const holes = [
        circle(40, 120, hole),
        circle(40, 93, hole),
        circle(40, 147, hole),
        circle(19, 112, hole - 2),
        circle(61, 128, hole - 2),
      ];
      return {
        parts: [
          ...ink(turn(near, tilt, at), turn(far, tilt, at), turn(tip, tilt, at)),
          ...accent(turn(cut(face, ...holes), tilt, at)),
        ],
        small: ink(
          turn(cut(rect(30, 74, 104, 92, 34), circle(62, 120, 20)), tilt, at),
          turn(rect(150, 84, 80, 72, 30), tilt, at),
        ),
      };
    },
  }),
];
