import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'steelyard',
  zh: { word: '杆秤', meaning: '一杆秤，称得出良心', also: ['秤', '老秤', '秤砣', '戥子', '手工秤', '公平秤'] },
  en: {
    word: 'steelyard',
    meaning: 'a beam, a weight and an honest hand',
    also: ['chinese scale', 'balance scale', 'weighing beam', 'hand scale'],
  },
};

export const steelyardMarks = [
  defineMark({
    ...words,
    name: 'weighing',
    idea: {
      zh: '一杆老秤：提绳、秤盘、秤砣，杆上星点',
      en: 'an old beam scale: pan, cord and weight, stars along the beam',
    },
    draw: ({ rect, below, path, stroke, union, cut, grow, soften, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const slide = dice.between(164, 180);
      const beam = turn(rect(0, 74, 240, 15, 7), -5, [120, 80]);
      const hook = stroke(path([74, 84]).line([74, 40]).through([86, 22], [98, 40]), 12);
      const cords = [
        stroke(path([36, 92]).line([0, 172]), 10, 'butt'),
        stroke(path([36, 92]).line([72, 172]), 10, 'butt'),
      ];
      const pan = path([-12, 180]).line([84, 180]).through([70, 212], [36, 216]).through([2, 212], [-12, 180]).close();
      const bob = union(
        rect(slide - 6, 74, 12, 56),
        path([slide - 16, 128])
          .line([slide + 16, 128])
          .line([slide + 30, 190], [slide - 30, 190])
          .close(),
      );
      return {
        parts: [
          ...ink(cut(union(beam, hook), grow(bob, gap))),
          ...accent(...cords.map((one) => cut(one, grow(beam, 8), below(172))), soften(bob, 4)),
          ...ink(pan),
        ],
        small: ink(
          turn(rect(0, 68, 240, 22), -5, [120, 80]),
          path([-6, 170]).line([90, 170]).through([42, 234], [-6, 170]).close(),
          rect(32, 104, 20, 52),
          path([150, 110]).line([190, 110], [206, 190], [134, 190]).close(),
        ),
        places: { ground: 216, hands: [[86, 26]], facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hook-and-fish',
    idea: {
      zh: '一杆秤平平提起，秤钩上挂着一条鱼，秤砣压在另一头',
      en: 'a steelyard held level, a fish on its hook at one end, the weight hung at the other',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, grow, union, cut, turn }, dice) => {
      const slide = dice.between(176, 190);
      const beam = rect(0, 56, 240, 17);
      const cord = stroke(path([84, 58]).through([84, 10], [108, 10]).through([126, 12], [124, 34]), 12, 'butt');
      const hook = rect(36, 73, 13, 30);
      const fish = union(
        turn(vesica([-14, 160], [98, 160], 56), 90, [42, 160]),
        polygon([
          [42, 200],
          [72, 240],
          [12, 240],
        ]),
      );
      const weight = union(
        rect(slide - 6, 82, 12, 34),
        path([slide - 18, 112])
          .line([slide + 18, 112], [slide + 30, 172], [slide - 30, 172])
          .close(),
      );
      return {
        parts: [
          ...ink(union(beam, cord, hook)),
          ...accent(cut(fish, circle(42, 132, 7), grow(hook, 9))),
          ...ink(weight),
        ],
        small: ink(rect(0, 40, 240, 26), vesica([46, 84], [46, 236], 76), rect(160, 84, 54, 84)),
        places: { hands: [[106, 14]], facing: 'front' },
      };
    },
  }),
];
