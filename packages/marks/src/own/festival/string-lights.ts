import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'string-lights',
  zh: {
    word: '灯串',
    meaning: '一串暖光，把夜晚串起来',
    also: ['串灯', '彩灯', '彩灯串', '星星灯', '灯泡串', '挂灯', '小彩灯'],
  },
  en: {
    word: 'string lights',
    meaning: 'warm lights in a row to hold the night together',
    also: [
      'fairy lights',
      'festoon lights',
      'light string',
      'bistro lights',
      'christmas lights',
      'patio lights',
      'string of lights',
    ],
  },
};

export const stringLightsMarks = [
  defineMark({
    ...words,
    name: 'swag',
    idea: { zh: '一根垂弧的电线，挂着五只灯泡', en: 'a sagging cord with five bulbs hanging from it' },
    draw: ({ below, circle, drop, intersect, move, path, rect, stroke, turn, union }, dice) => {
      const sag = dice.between(78, 84);
      const cord = stroke(path([4, 40]).through([120, sag], [236, 40]), 9);
      const at: [number, number, number][] = [
        [28, 54, 12],
        [74, sag - 9, 6],
        [120, sag, 0],
        [166, sag - 9, -6],
        [212, 54, -12],
      ];
      const cap = rect(110, 4, 20, 20, 3);
      const bulb = intersect(drop(120, 70, 20, [120, 4]), below(33));
      const hang = (region: typeof cap, [x, y, angle]: [number, number, number]) =>
        turn(move(region, x - 120, y), angle, [x, y]);
      return {
        parts: [
          ...ink(union(cord, ...at.map((spot) => hang(cap, spot)))),
          ...accent(...at.map((spot) => hang(bulb, spot))),
        ],
        small: [
          ...ink(stroke(path([6, 50]).through([120, 98], [234, 50]), 18)),
          ...accent(circle(46, 136, 30), circle(120, 158, 30), circle(194, 136, 30)),
        ],
        places: { inside: { x: 120, y: 190, width: 180, height: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'between-posts',
    idea: {
      zh: '两根立柱之间上下两道灯串，圆灯泡亮着',
      en: 'two strings of round bulbs, one over the other, between two posts',
    },
    draw: ({ both, circle, path, rect, stroke, union }, dice) => {
      const sag = dice.between(30, 34);
      const cord = (y: number) => stroke(path([18, y]).through([120, y + sag], [222, y]), 9);
      const cap = (x: number, y: number) => rect(x - 9, y, 18, 17, 3);
      const caps = (y: number) => union(cap(120, y + sag), both(cap(66, y + sag * 0.72)));
      const row = (y: number) => [circle(120, y + sag + 41, 19), both(circle(66, y + sag * 0.72 + 41, 19))];
      const posts = both(rect(8, 14, 16, 216, [8, 8, 2, 2]));
      return {
        parts: [...ink(union(posts, cord(26), caps(26), cord(124), caps(124))), ...accent(...row(26), ...row(124))],
        small: [
          ...ink(union(posts, stroke(path([18, 40]).through([120, 72], [222, 40]), 18))),
          ...accent(circle(120, 128, 30), both(circle(60, 112, 26))),
        ],
        places: { inside: { x: 120, y: 206, width: 150, height: 40 }, ground: 230, facing: 'front' },
      };
    },
  }),
];
