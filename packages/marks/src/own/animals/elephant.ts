import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'elephant',
  zh: { word: '象', meaning: '太平有象，稳健而记得住每一位朋友' },
  en: { word: 'elephant', meaning: 'peace and steadiness, and a memory for every friend' },
};

export const elephantMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '几个圆成一头象，长鼻扬起相迎',
      en: 'an elephant from circles, its trunk raised in greeting',
    },
    draw: ({ circle, path, rect, stroke, union, cut, grow }, dice) => {
      const ear = dice.between(32, 37);
      const trunk = dice.between(20, 23);
      const foot = dice.between(38, 44);
      const lift = dice.between(36, 52);
      const body = union(rect(92, 66, 132, 144, [60, 62, 6, 6]), circle(88, 108, 50));
      const nose = stroke(path([64, 132]).through([30, 150], [16, 118]).smooth([32, lift]), trunk);
      const half = (132 - foot * 2) / 2;
      const arch = union(rect(158 - half, 176, half * 2, 60), circle(158, 176, half));
      const flap = circle(122, 112, ear);
      return {
        parts: [...ink(cut(union(body, nose), arch, grow(flap, 9), circle(70, 98, 6.5))), ...accent(flap)],
        small: ink(
          cut(
            union(body, stroke(path([64, 136]).through([28, 152], [18, 100]), 26)),
            arch,
            cut(circle(126, 112, 44), circle(126, 112, 28)),
          ),
        ),
        places: { back: { x: 170, y: 68, width: 84 }, head: { x: 84, y: 60, width: 56 }, ground: 210, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '正面一头象：两只大耳，长鼻垂于双牙之间',
      en: 'an elephant from the front: two great ears and a trunk between the tusks',
    },
    draw: ({ circle, rect, path, stroke, union, cut, both }, dice) => {
      const ear = dice.between(54, 59);
      const trunk = dice.between(19, 22);
      const tusk = dice.between(176, 188);
      const face = union(circle(120, 92, 48), rect(120 - trunk, 92, trunk * 2, 134, [0, 0, trunk, trunk]));
      const ears = both(cut(circle(58, 86, ear), circle(120, 92, 57)));
      const tusks = both(
        stroke(path([120 - trunk - 16, 154]).through([120 - trunk - 19, 166], [120 - trunk - 32, tusk]), 13),
      );
      return {
        parts: [...ink(cut(face, both(circle(98, 92, 7.5))), ears), ...accent(cut(tusks, circle(120, 92, 57)))],
        small: ink(face, both(cut(circle(54, 86, 58), circle(120, 92, 64)))),
        places: { head: { x: 120, y: 46, width: 84 }, eyes: { x: 120, y: 92, width: 90 }, facing: 'front' },
      };
    },
  }),
];
