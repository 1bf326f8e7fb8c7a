import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'jade-rabbit',
  zh: { word: '玉兔', meaning: '月宫捣药，岁岁团圆', also: ['月兔', '捣药兔', '中秋玉兔', '兔儿爷'] },
  en: {
    word: 'jade rabbit',
    meaning: 'pounding elixir in the palace of the moon',
    also: ['moon rabbit', 'rabbit in the moon', 'mid-autumn rabbit'],
  },
};

export const jadeRabbitMarks = [
  defineMark({
    ...words,
    name: 'pounding',
    idea: { zh: '玉兔直立捧杵，往臼里捣药', en: 'a rabbit upright, a pestle in its paws over the mortar' },
    draw: ({ circle, path, rect, vesica, union, cut, grow, turn, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const ear = dice.between(26, 29);
      const lift = dice.between(40, 50);
      const ears = union(
        turn(vesica([70, 74], [70, 0], ear), -16, [70, 74]),
        turn(vesica([86, 74], [86, 2], ear), 12, [86, 74]),
      );
      const body = path([40, 232]).through([24, 150], [72, 116]).through([112, 140], [114, 232]).close();
      const head = circle(78, 92, 36);
      const paw = stroke(path([92, 150]).line([150, 134]), 20);
      const tail = circle(30, 212, 16);
      const pestle = union(rect(158, lift, 18, 116, 6), rect(150, lift - 14, 34, 38, 10));
      const mortar = path([126, 160])
        .line([208, 160])
        .through([204, 200], [186, 206])
        .line([194, 232], [140, 232], [148, 206])
        .through([130, 200], [126, 160])
        .close();
      const rabbit = union(body, head, ears, paw, tail);
      return {
        parts: [
          ...ink(cut(rabbit, circle(90, 88, 6.5), grow(mortar, gap), grow(pestle, gap))),
          ...accent(cut(pestle, grow(mortar, gap)), mortar),
        ],
        small: ink(
          union(
            circle(78, 96, 40),
            vesica([66, 76], [50, 0], 34),
            vesica([90, 76], [104, 0], 34),
            path([30, 232]).through([20, 150], [76, 120]).through([112, 150], [116, 232]).close(),
          ),
          union(rect(140, 160, 74, 72)),
          rect(166, 70, 22, 76),
        ),
        places: {
          head: { x: 78, y: 56, width: 50 },
          hands: [[150, 134]],
          eyes: { x: 90, y: 88, width: 14 },
          ground: 232,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-moon',
    idea: { zh: '一轮满月，里面蹲着一只兔', en: 'a full moon with a rabbit crouched inside' },
    draw: ({ circle, vesica, union, cut, turn, intersect, rect, above }, dice) => {
      const rump = dice.between(42, 46);
      const ear = dice.between(19, 22);
      const lay = dice.between(20, 30);
      const rabbit = union(
        circle(132, 148, rump),
        circle(82, 130, 27),
        rect(62, 176, 92, 16, 8),
        circle(100, 166, 26),
        turn(vesica([86, 114], [86, 44], ear), lay, [86, 114]),
        turn(vesica([76, 112], [76, 46], ear), lay - 26, [76, 112]),
        circle(176, 168, 12),
      );
      const seated = intersect(rabbit, above(192));
      return {
        parts: accent(cut(circle(120, 120, 108), seated)).concat(ink(circle(74, 126, 6))),
        small: ink(
          cut(
            circle(120, 120, 110),
            union(circle(136, 144, 48), circle(80, 128, 34), vesica([84, 120], [110, 30], 34)),
          ),
        ),
        places: {
          inside: { x: 120, y: 120, width: 150, height: 150 },
          head: { x: 82, y: 104, width: 40 },
          facing: 'left',
        },
      };
    },
  }),
];
