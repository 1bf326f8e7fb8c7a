import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'firecracker',
  zh: { word: '鞭炮', meaning: '爆竹声中一岁除，红红火火', also: ['爆竹', '炮仗', '红鞭炮', '过年'] },
  en: {
    word: 'firecracker',
    meaning: 'a bang to see the old year out, in red',
    also: ['firecrackers', 'string of firecrackers', 'banger'],
  },
};

export const firecrackerMarks = [
  defineMark({
    ...words,
    name: 'string',
    idea: { zh: '一挂红鞭炮，尾端火花四溅', en: 'a string of red crackers, sparks at its tail' },
    draw: ({ rect, turn, union, polygon, onCircle, cut, grow, mirror }, dice) => {
      const tilt = dice.between(26, 32);
      const wide = dice.between(27, 30);
      const ray = dice.between(20, 24);
      const cracker = (y: number) => turn(rect(120, y, 66, wide, 5), tilt, [120, y + wide / 2]);
      const rows = [24, 66, 108].map((y) => cracker(y));
      const cord = rect(114.5, 4, 11, 154);
      const right = rows.map((one) => cut(one, grow(cord, 7)));
      const left = right.map((one) => mirror(one));
      const burst = polygon(Array.from({ length: 16 }, (_, i) => onCircle(120, 204, i % 2 ? 17 : ray + 12, i * 22.5)));
      return {
        parts: [...ink(union(cord, rect(84, -6, 72, 16, 5))), ...accent(...right, ...left), ...ink(burst)],
        small: ink(
          rect(109, 0, 22, 230),
          ...[36, 100, 164].flatMap((y) => [
            turn(rect(146, y, 62, 34), 24, [146, y + 17]),
            mirror(turn(rect(146, y, 62, 34), 24, [146, y + 17])),
          ]),
        ),
        places: { top: { x: 120, y: -6, width: 70 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lit',
    idea: { zh: '一枚大爆竹，引线已燃，火星一朵', en: 'one great cracker with its fuse alight' },
    draw: ({ rect, turn, cut, path, stroke, around, vesica, circle }, dice) => {
      const tilt = dice.between(16, 24);
      const band = dice.between(11, 13);
      const spark = dice.between(24, 28);
      const body = cut(rect(62, 86, 84, 150, 8), rect(40, 112, 130, band), rect(40, 200, 130, band));
      const label = circle(104, 161, 22);
      const fuse = stroke(path([104, 78]).through([106, 48], [140, 44]).smooth([160, 46]), 11);
      const tip: [number, number] = [204, 40];
      const star = around(vesica([tip[0], tip[1] - 12], [tip[0], tip[1] - 12 - spark], 14), 6, tip);
      const lean = (region: typeof body) => turn(region, -tilt, [120, 150]);
      return {
        parts: [
          ...ink(lean(fuse)),
          ...accent(lean(cut(body, label))),
          ...ink(...star.map(lean), lean(circle(...tip, 7))),
        ],
        small: ink(
          lean(cut(rect(54, 92, 96, 148), rect(40, 124, 130, 17))),
          lean(stroke(path([102, 78]).through([110, 40], [150, 44]), 20)),
          lean(circle(192, 44, 24)),
        ),
        places: {
          ground: 236,
          top: { x: 104, y: 86, width: 80 },
          inside: { x: 104, y: 161, width: 60, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
];
