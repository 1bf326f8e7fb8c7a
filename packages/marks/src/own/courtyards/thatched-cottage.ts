import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'thatched-cottage',
  zh: { word: '茅草屋', meaning: '结庐在人境', also: ['草堂', '茅屋', '草庐', '农家院', '农家乐', '杜甫草堂'] },
  en: {
    word: 'thatched cottage',
    meaning: 'a hut among people, and quiet',
    also: ['thatched hut', 'straw cottage', 'farmstead', "hermit's hut"],
  },
};

export const thatchedCottageMarks = [
  defineMark({
    ...words,
    name: 'fence',
    idea: {
      zh: '厚厚的茅草顶压着小屋，门前一道竹篱',
      en: 'a hut under a heavy roof of thatch, a bamboo fence in front',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const peak = dice.between(8, 16);
      const thatch = path([120, peak])
        .through([190, 60], [236, 128])
        .line(
          [218, 118],
          [204, 138],
          [186, 120],
          [168, 140],
          [150, 122],
          [132, 142],
          [108, 122],
          [90, 140],
          [72, 120],
          [54, 138],
          [36, 118],
          [4, 128],
        )
        .through([50, 60], [120, peak])
        .close();
      const straw = [
        stroke(path([84, 62]).line([72, 92]), gap),
        stroke(path([120, 50]).line([120, 88]), gap),
        stroke(path([156, 62]).line([168, 92]), gap),
      ];
      const wall = cut(rect(48, 128, 144, 106), rect(98, 162, 44, 80, [6, 6, 0, 0]), grow(thatch, gap));
      const fence = [8, 214].map((x) => union(rect(x, 176, 14, 60, [7, 7, 0, 0])));
      return {
        parts: [...accent(cut(thatch, ...straw)), ...ink(wall, ...fence)],
        small: ink(
          path([120, 4]).through([200, 60], [238, 128]).line([2, 128]).through([40, 60], [120, 4]).close(),
          cut(rect(44, 146, 152, 90), rect(96, 172, 48, 70)),
        ),
        places: {
          top: { x: 120, y: peak, width: 30 },
          inside: { x: 120, y: 200, width: 40, height: 60 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
