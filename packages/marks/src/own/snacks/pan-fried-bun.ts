import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'pan-fried-bun',
  zh: { word: '生煎包', meaning: '底脆汁多，一锅焦香', also: ['生煎', '生煎馒头', '水煎包', '煎包', '上海生煎'] },
  en: {
    word: 'pan-fried bun',
    meaning: 'crisp below, soft above, soup inside',
    also: ['shengjian bun', 'pan fried pork bun', 'shengjianbao'],
  },
};

export const panFriedBunMarks = [
  defineMark({
    ...words,
    name: 'pan',
    idea: {
      zh: '平锅里四只生煎包，圆顶收褶撒葱，锅柄伸出',
      en: 'pan-fried buns in a flat pan, pleats on top, a handle to the side',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, turn }, dice) => {
      const puff = dice.between(0, 4);
      const bun = (x: number) => {
        const dome = union(
          path([x - 34, 147])
            .through([x, 84 - puff], [x + 34, 147])
            .close(),
          circle(x, 86 - puff, 10),
        );
        return cut(dome, ...[-15, 0, 15].map((a) => turn(vesica([x, 104], [x, 140], 10), -a * 1.2, [x, 84])));
      };
      const pan = union(
        path([6, 158]).line([182, 158]).line([170, 196]).line([18, 196]).close(),
        rect(2, 156, 184, 12, 5),
        stroke(path([180, 168]).line([234, 150]), 15),
      );
      return {
        parts: [...accent(bun(46), bun(140)), ...ink(pan), ...ink(steam(50, 62, 40, 10), steam(138, 62, 40, 10))],
        small: ink(
          rect(8, 70, 78, 78, 36),
          rect(104, 70, 78, 78, 36),
          union(rect(4, 162, 184, 36, 8), stroke(path([180, 172]).line([234, 156]), 18)),
        ),
        places: { ground: 196, inside: { x: 94, y: 120, width: 150, height: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lifted',
    idea: {
      zh: '一双筷子夹起一只生煎，底子焦脆，面上撒着芝麻',
      en: 'chopsticks lifting one pan-fried bun, crisp below and sesame on top',
    },
    draw: ({ rect, polygon, vesica, path, stroke, cut, turn, mirror }, dice) => {
      const deep = dice.between(22, 27);
      const sticks = [
        stroke(path([92, 36]).line([236, -44]), 14, 'butt'),
        stroke(path([150, 36]).line([262, -22]), 14, 'butt'),
      ];
      const bun = path([16, 196])
        .through([-2, 110], [92, 74])
        .line([104, 50], [138, 50], [150, 74])
        .through([242, 110], [224, 196])
        .close();
      const pleat = stroke(path([120, 72]).through([96, 88], [78, 122]), 11, 'butt');
      const sesame = (x: number, y: number, at: number) => turn(vesica([x - 16, y], [x + 16, y], 17), at, [x, y]);
      return {
        parts: [
          ...ink(
            ...sticks,
            cut(bun, pleat, mirror(pleat), sesame(50, 160, 40), sesame(120, 156, -10), sesame(190, 160, -40)),
          ),
          ...accent(
            polygon([
              [14, 206],
              [226, 206],
              [212, 206 + deep],
              [28, 206 + deep],
            ]),
          ),
        ],
        small: ink(
          cut(bun, stroke(path([80, 124]).line([120, 80], [160, 124]), 17, 'butt')),
          rect(14, 214, 212, 28),
          stroke(path([120, 34]).line([236, -30]), 20, 'butt'),
        ),
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
];
