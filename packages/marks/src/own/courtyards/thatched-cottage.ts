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
  defineMark({
    ...words,
    name: 'smoke-and-bamboo',
    idea: {
      zh: '草顶小屋一座，烟囱冒烟，屋旁一竿竹',
      en: 'a hut with a shaggy hipped roof, smoke above it, bamboo at its side',
    },
    draw: ({ rect, polygon, vesica, path, stroke, union, cut }, dice) => {
      const tilt = dice.between(0, 6);
      const roof = path([2, 128])
        .through([26, 88 - tilt], [52, 50])
        .line([142, 50])
        .through([168, 90 - tilt], [192, 128])
        .line([160, 116], [129, 136], [97, 116], [65, 136], [34, 116])
        .close();
      const wall = cut(rect(26, 146, 142, 92), rect(74, 166, 46, 72));
      const bamboo = union(
        rect(210, 90, 15, 148),
        vesica([214, 122], [246, 66], 24),
        vesica([220, 118], [194, 54], 24),
        vesica([218, 176], [250, 132], 22),
      );
      const smoke = stroke(path([106, 40]).through([90, 22], [106, 4]).smooth([116, -24]), 13);
      return {
        parts: [...ink(wall), ...accent(roof), ...ink(smoke, bamboo)],
        small: ink(
          polygon([
            [0, 124],
            [50, 44],
            [144, 44],
            [194, 124],
          ]),
          cut(rect(24, 142, 146, 96), rect(52, 172, 44, 70)),
          rect(206, 60, 24, 178),
        ),
        places: {
          top: { x: 97, y: 50, width: 80 },
          inside: { x: 97, y: 200, width: 40, height: 60 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
