import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'gourd',
  zh: { word: '葫芦', meaning: '葫芦谐音福禄，装得下一生福气' },
  en: { word: 'gourd', meaning: 'its name sounds like fortune, and it holds a lifetime of it' },
};

export const gourdMarks = [
  defineMark({
    ...words,
    name: 'tied',
    idea: {
      zh: '一只葫芦腰间系结，如挂起的福禄',
      en: 'a gourd tied at the waist with a bow, as one is hung for luck',
    },
    draw: ({ circle, union, path, stroke, vesica, cut, rect, both, grow }, dice) => {
      const top = dice.between(42, 46);
      const bottom = dice.between(64, 68);
      const sash = dice.between(11, 13);
      const wide = dice.between(46, 52);
      const waist = 104;
      const body = union(
        circle(120, waist - top + 4, top),
        circle(120, waist + bottom - 6, bottom),
        rect(102, waist - 16, 36, 32),
        stroke(path([120, 40]).line([120, 14]).smooth([140, 0]), 14),
      );
      const bow = both(vesica([120.5, waist - 2], [120 - wide, waist + 10], 22));
      const gap = sash / 2 + 8;
      return {
        parts: [
          ...ink(cut(body, rect(20, waist - gap, 200, gap * 2), grow(bow, 8))),
          ...accent(union(bow, rect(100, waist - sash / 2, 40, sash, 3))),
        ],
        small: ink(
          cut(
            union(circle(120, 66, 48), circle(120, 166, 68), rect(108, 4, 24, 30), rect(96, 90, 48, 30)),
            rect(20, 96, 200, 18),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flask',
    idea: {
      zh: '一只斜倾的酒葫芦，腰系带，口垂一滴',
      en: 'a wine gourd on the tilt, a sash round its waist, a drop at its mouth',
    },
    draw: ({ circle, union, rect, turn, cut, drop, polygon }, dice) => {
      const top = dice.between(39, 42);
      const bottom = dice.between(58, 63);
      const sash = dice.between(12, 14);
      const lean = dice.between(48, 56);
      const waist = 106;
      const body = union(
        circle(120, waist - top + 6, top),
        circle(120, waist + bottom - 6, bottom),
        rect(108, 10, 24, 40),
        rect(100, 90, 40, 32),
      );
      const gap = rect(20, waist - sash / 2 - 9, 200, sash + 18);
      const tilted = (region: typeof body) => turn(region, lean, [120, 120]);
      const ribbon = polygon([
        [94, waist - sash / 2],
        [146, waist - sash / 2],
        [146, waist + sash / 2],
        [94, waist + sash / 2],
      ]);
      return {
        parts: [...ink(cut(tilted(body), tilted(gap))), ...accent(tilted(ribbon), drop(226, 118, 12, [226, 84]))],
        small: ink(
          cut(
            tilted(union(circle(120, 72, 40), circle(120, 162, 66), rect(106, 6, 28, 40))),
            tilted(rect(20, 98, 200, 16)),
          ),
        ),
      };
    },
  }),
];
