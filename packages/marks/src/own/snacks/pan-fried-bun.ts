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
    name: 'on-the-turner',
    idea: {
      zh: '锅铲铲起一只生煎，顶上收褶撒芝麻，底下一层焦壳',
      en: 'one bun on a turner: pleats and sesame above, a crisp crust below',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, turn }, dice) => {
      const puff = dice.between(0, 6);
      const bun = union(
        path([10, 158])
          .through([14, 70 - puff], [104, 40 - puff])
          .through([194, 70 - puff], [198, 158])
          .close(),
        circle(104, 38 - puff, 16),
      );
      const pleat = (at: number) => turn(vesica([104, 52], [104, 104], 13), at, [104, 30 - puff]);
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 15, y], [x + 15, y], 16), at, [x, y]);
      return {
        parts: [
          ...ink(
            cut(bun, ...[-48, -16, 16, 48].map(pleat), seed(56, 132, 40), seed(104, 128, -15), seed(152, 132, -40)),
          ),
          ...accent(rect(14, 168, 180, 22, [0, 0, 11, 11])),
          ...ink(union(stroke(path([0, 209]).line([196, 209], [262, 120]), 16), stroke(path([238, 152]).line([270, 109]), 24))),
        ],
        small: ink(
          cut(
            path([10, 150]).through([14, 60], [104, 30]).through([194, 60], [198, 150]).close(),
            stroke(path([68, 100]).line([104, 60], [140, 100]), 17, 'butt'),
          ),
          stroke(path([4, 182]).line([196, 182], [250, 110]), 24),
        ),
        places: { ground: 217, facing: 'front' },
      };
    },
  }),
];
