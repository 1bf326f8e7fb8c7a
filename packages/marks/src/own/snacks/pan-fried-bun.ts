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
];
