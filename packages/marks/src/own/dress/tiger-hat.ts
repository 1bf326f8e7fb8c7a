import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'tiger-hat',
  zh: { word: '虎头帽', meaning: '外婆缝的一只小老虎，护着娃娃长大', also: ['虎头', '虎头鞋帽', '童帽', '百日帽'] },
  en: {
    word: 'tiger hat',
    meaning: 'a little tiger sewn by grandmother to watch over a child',
    also: ['tiger-head hat', 'baby tiger hat'],
  },
};

export const tigerHatMarks = [
  defineMark({
    ...words,
    name: 'on-a-baby',
    idea: {
      zh: '胖娃娃戴着虎头帽，帽上圆眼竖耳一个“王”字',
      en: 'a round-faced baby in a tiger hat with ears, eyes and the character 王',
    },
    draw: ({ circle, rect, path, union, cut, both, stroke }, dice) => {
      const face = dice.between(58, 62);
      const ear = dice.between(25, 28);
      const eye = dice.between(13, 15);
      const hat = cut(
        union(circle(120, 130, 100), both(cut(circle(46, 46, ear + 6), circle(46, 46, ear - 12)))),
        circle(120, 166, face),
      );
      const king = union(rect(96, 44, 48, 9), rect(96, 62, 48, 9), rect(96, 80, 48, 9), rect(115.5, 44, 9, 42));
      const eyes = both(circle(64, 96, eye));
      const child = union(both(circle(98, 158, 8)), stroke(path([100, 184]).through([120, 198], [140, 184]), 10));
      return {
        parts: [...ink(cut(hat, king, eyes)), ...accent(child)],
        small: ink(cut(union(circle(120, 124, 106), both(circle(42, 40, 30))), circle(120, 160, 58))),
        places: { head: { x: 120, y: 20, width: 120 }, eyes: { x: 120, y: 152, width: 56 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hat-alone',
    idea: {
      zh: '一顶虎头帽：大耳、须眉、穗子垂两边',
      en: 'the hat by itself: great ears, brows and a fringe on either side',
    },
    draw: ({ circle, rect, path, union, cut, both, intersect, above }, dice) => {
      const ear = dice.between(36, 40);
      const eye = dice.between(20, 22);
      const tail = dice.between(40, 50);
      const crown = cut(intersect(circle(120, 134, 106), above(180)), circle(120, 226, 74));
      const hat = union(crown, both(cut(circle(42, 48, ear), circle(42, 48, ear - 17))));
      const eyes = both(cut(circle(80, 108, eye), circle(84, 112, eye - 11)));
      const nose = path([104, 128])
        .line([136, 128])
        .through([132, 146], [120, 148])
        .through([108, 146], [104, 128])
        .close();
      const stripes = union(rect(98, 48, 44, 10), rect(106, 68, 28, 10));
      const tassels = both(rect(30, 190, 24, tail, [0, 0, 8, 8]));
      return {
        parts: [...ink(cut(hat, eyes, nose, stripes)), ...accent(tassels)],
        small: ink(cut(union(crown, both(circle(42, 46, 38))), both(circle(80, 108, 16))), both(rect(26, 190, 30, 40))),
        places: { top: { x: 120, y: 30, width: 100 }, eyes: { x: 120, y: 108, width: 110 }, facing: 'front' },
      };
    },
  }),
];
