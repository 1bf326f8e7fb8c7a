import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'thistle',
  zh: { word: '蓟花', meaning: '带刺而明亮，高地的骄傲', also: ['蓟', '苏格兰蓟', '刺蓟', '蓟草', '大蓟'] },
  en: {
    word: 'thistle',
    meaning: 'prickly and bright, the pride of the highlands',
    also: ['scottish thistle', 'thistle flower', 'scotch thistle', 'milk thistle'],
  },
};

export const thistleMarks = [
  defineMark({
    ...words,
    name: 'bloom',
    idea: {
      zh: '一朵正面的蓟花，鳞片成网，两片带刺的叶',
      en: 'a thistle from the front, scales in a net, two spiny leaves',
    },
    draw: ({ both, circle, cut, grow, path, rect, stroke, turn, union, vesica }, dice) => {
      const spread = dice.between(15, 17);
      const cup = circle(120, 122, 40);
      const net = union(
        ...[-1, 1].flatMap((side) =>
          [-18, 18].map((dx) =>
            stroke(path([120 + dx - side * 40, 82]).line([120 + dx + side * 40, 162]), 8.5, 'butt'),
          ),
        ),
      );
      const ray = vesica([120, 112], [120, 10], 26);
      const tuft = cut(union(...[-2, -1, 0, 1, 2].map((i) => turn(ray, i * spread, [120, 124]))), grow(cup, 9));
      const leaf = path([140, 232])
        .through([147, 204], [146, 174])
        .through([167, 171], [184, 150])
        .through([207, 150], [232, 142])
        .through([225, 167], [230, 192])
        .through([211, 200], [200, 216])
        .through([182, 219], [168, 232])
        .through([153, 228], [140, 232])
        .close();
      const stem = rect(114, 158, 12, 76);
      return {
        parts: [...accent(tuft), ...ink(union(cut(cup, net), stem), both(leaf))],
        small: [
          ...accent(
            cut(
              union(...[-1, 0, 1].map((i) => turn(vesica([120, 120], [120, 8], 40), i * 26, [120, 124]))),
              grow(cup, 14),
            ),
          ),
          ...ink(union(cup, rect(109, 150, 22, 84)), both(vesica([142, 226], [230, 160], 44))),
        ],
        places: { top: { x: 120, y: 20, width: 90 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '蓟花头近看，细丝张开如刷，鳞片层层',
      en: 'the head of a thistle close up, its threads spread like a brush',
    },
    draw: ({ both, circle, cut, grow, path, polygon, rect, sector, stroke, turn, union, vesica }, dice) => {
      const spread = dice.between(21, 23);
      const cup = circle(120, 158, 56);
      const thread = polygon(
        [
          [112, 90],
          [105, 4],
          [135, 4],
          [128, 90],
        ],
        [0, 0, 0, 0],
      );
      const threads = union(...[-2, -1, 0, 1, 2].map((i) => turn(thread, i * spread, [120, 158])));
      const sheaf = sector(120, 158, 84, -90 - spread * 2.2, -90 + spread * 2.2);
      const scale = (y: number) => stroke(path([50, y]).line([120, y + 44], [190, y]), 9);
      const sepal = both(vesica([144, 226], [212, 204], 26));
      const stem = rect(112, 222, 16, 26);
      return {
        parts: [
          ...accent(cut(union(threads, sheaf), grow(cup, 9))),
          ...ink(cut(cup, scale(104), scale(138)), cut(union(stem, sepal), grow(cup, 8))),
        ],
        small: [
          ...accent(
            cut(
              union(...[-1, 0, 1].map((i) => turn(rect(102, 8, 36, 150, 8), i * spread * 1.7, [120, 158])), sheaf),
              grow(cup, 16),
            ),
          ),
          ...ink(cut(cup, stroke(path([50, 112]).line([120, 160], [190, 112]), 18))),
        ],
        places: { top: { x: 120, y: 10, width: 90 }, facing: 'front' },
      };
    },
  }),
];
