import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Spot } from '../../kit/shapes.ts';
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
    name: 'with-sheng',
    idea: {
      zh: '一口双耳平锅煎着两只撒芝麻的生煎，锅上一个“生”字',
      en: 'two buns with sesame frying in a pan with two ears, the character 生 of their name on the pan',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut, turn }, dice) => {
      const puff = dice.between(0, 6);
      const pen = dice.between(10, 11);
      const seed = (x: number, y: number, at: number) => turn(vesica([x - 14, y], [x + 14, y], 15), at, [x, y]);
      const bun = (x: number) => {
        const dome = path([x - 50, 106])
          .through([x, 20 - puff], [x + 50, 106])
          .close();
        const pleat = (at: number) => turn(vesica([x, 38 - puff], [x, 70 - puff], 12), at, [x, 16 - puff]);
        return cut(
          union(dome, circle(x, 20 - puff, 12)),
          ...[-36, 0, 36].map(pleat),
          seed(x - 26, 84, 70),
          seed(x + 10, 90, 15),
        );
      };
      const pan = union(
        polygon(
          [
            [-2, 116],
            [242, 116],
            [224, 230],
            [16, 230],
          ],
          [0, 0, 24, 24],
        ),
        rect(-24, 132, 288, 22),
      );
      const line = (from: Spot, ...stops: Spot[]) => stroke(path(from).line(...stops), pen, 'butt');
      const sheng = union(
        line([100, 130], [84, 162]),
        line([90, 152], [152, 152]),
        line([94, 180], [148, 180]),
        rect(120 - pen / 2, 128, pen, 82),
        line([80, 210], [160, 210]),
      );
      return {
        parts: [...accent(bun(58), bun(182)), ...ink(cut(pan, sheng))],
        small: ink(
          rect(8, 16, 96, 82, [44, 44, 0, 0]),
          rect(136, 16, 96, 82, [44, 44, 0, 0]),
          rect(-4, 116, 248, 110, [0, 0, 30, 30]),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
];
