import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'weave',
  zh: { word: '编织', meaning: '经纬交织，日久成章' },
  en: { word: 'weave', meaning: 'thread over thread until it makes a whole' },
};

export const weaveMarks = [
  defineMark({
    ...words,
    name: 'plain',
    idea: {
      zh: '平纹编织：横竖带子交替上下',
      en: 'a plain weave: upright and level bands by turns',
    },
    draw: ({ rect, turn, move }, dice) => {
      const wide = dice.between(46, 51);
      const gap = dice.between(9.5, 11);
      const lean = dice.pick([0, 45]);
      const step = 69;
      const long = step * 2 - wide - gap * 2;
      const warp = rect(120 - wide / 2, 120 - long / 2, wide, long);
      const cells = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
      const isWarp = ([x, y]: (typeof cells)[number]): boolean => (x + y) % 2 === 0;
      const place = (band: typeof warp, [x, y]: (typeof cells)[number]) => turn(move(band, x * step, y * step), lean);
      const coarse = rect(98, 89, 44, 62);
      return {
        parts: [
          ...ink(...cells.filter(isWarp).map((cell) => place(warp, cell))),
          ...accent(...cells.filter((cell) => !isWarp(cell)).map((cell) => place(turn(warp, 90), cell))),
        ],
        small: ink(...cells.map((cell) => place(isWarp(cell) ? coarse : turn(coarse, 90), cell))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'round-mat',
    idea: {
      zh: '一张圆席，四分交织',
      en: 'a round mat of reeds, plaited by quarters',
    },
    draw: ({ circle, rect, intersect, cut, turn }, dice) => {
      const gap = dice.between(9, 11);
      const size = dice.between(98, 104);
      const lean = dice.between(-14, 14);
      const split = dice.between(0.44, 0.48);
      const quarter = intersect(circle(120, 120, size), rect(120 + gap / 2, 20 - gap / 2, 120, 100));
      const reeds = cut(quarter, rect(120 + size * split - gap / 2, 0, gap, 240));
      const wide = intersect(circle(120, 120, 104), rect(129, 0, 120, 111));
      return {
        parts: [
          ...ink(turn(reeds, lean), turn(reeds, lean + 180)),
          ...accent(turn(reeds, lean + 90), turn(reeds, lean + 270)),
        ],
        small: ink(
          turn(cut(wide, rect(164, 0, 18, 240)), lean),
          turn(cut(wide, rect(164, 0, 18, 240)), lean + 180),
          turn(wide, lean + 90),
          turn(wide, lean + 270),
        ),
      };
    },
  }),
];
