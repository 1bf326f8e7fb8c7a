import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'tie-dye',
  zh: {
    word: '扎染',
    meaning: '扎起、浸蓝、散开，朵朵不同',
    also: ['蜡染', '蓝染', '蓝印花布', '植物染', '白族扎染', '草木染'],
  },
  en: {
    word: 'tie-dye',
    meaning: 'tie it, dip it, open it: no two alike',
    also: ['batik', 'indigo dye', 'blue calico', 'plant dye', 'wax dyeing'],
  },
};

export const tieDyeMarks = [
  defineMark({
    ...words,
    name: 'sunburst',
    idea: { zh: '竿上晾着一幅扎染布，晕开一圈圈花纹', en: 'a dyed cloth on the line, rings of white opening on it' },
    draw: ({ circle, ring, rect, vesica, path, cut, turn }, dice) => {
      const gap = dice.between(10, 11);
      const r = dice.between(22, 24);
      const cloth = path([34, 30])
        .line([206, 30], [206, 226])
        .through([185, 240], [163, 226])
        .through([142, 212], [120, 226])
        .through([98, 240], [77, 226])
        .through([56, 212], [34, 226])
        .close();
      const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((at) =>
        turn(vesica([120 + r + 9, 124], [120 + r + 46, 124], 17), at, [120, 124]),
      );
      return {
        parts: [...accent(rect(6, 4, 228, 16, 8)), ...ink(cut(cloth, ring(120, 124, r, gap), ...rays))],
        small: ink(rect(0, 0, 240, 20), cut(rect(34, 34, 172, 200), ring(120, 130, 60, 18), circle(120, 130, 18))),
        places: {
          inside: { x: 120, y: 124, width: 140, height: 140 },
          top: { x: 120, y: 4, width: 220 },
          facing: 'front',
        },
      };
    },
  }),
];
