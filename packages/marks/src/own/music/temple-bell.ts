import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'temple-bell',
  zh: { word: '大钟', meaning: '一声钟响，百里静心', also: ['古钟', '铜钟', '寺钟', '撞钟', '晨钟', '钟声'] },
  en: {
    word: 'temple bell',
    meaning: 'one stroke and the valley is quiet',
    also: ['bronze bell', 'great bell', 'buddhist bell', 'chinese bell'],
  },
};

export const templeBellMarks = [
  defineMark({
    ...words,
    name: 'struck',
    idea: {
      zh: '一口莲边铜钟悬在梁下，撞木正对钟身',
      en: 'a bronze bell with a lobed rim under its beam, the striking log drawn back',
    },
    draw: ({ rect, above, path, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const shell = path([30, 208])
        .line([46, 104])
        .through([62, 60], [100, 54])
        .line([128, 54])
        .through([166, 60], [182, 104])
        .line([198, 208])
        .through([177, 226], [156, 208])
        .through([135, 226], [114, 208])
        .through([93, 226], [72, 208])
        .through([51, 226], [30, 208])
        .close();
      const beam = union(rect(10, 0, 240, 18, 6), rect(104, 12, 20, 34));
      const log = union(rect(208, 128, 56, 26, 8), rect(228, 18 + gap, 12, 120));
      const band = dice.between(104, 110);
      return {
        parts: [...ink(beam, cut(shell, rect(20, band, 200, gap), rect(20, 164, 200, gap))), ...accent(log)],
        small: ink(
          rect(20, 0, 200, 22),
          cut(
            path([34, 220]).line([50, 100]).through([114, -10], [178, 100]).line([194, 220]).close(),
            rect(30, 150, 170, 18),
            above(34),
          ),
          rect(210, 120, 40, 34),
        ),
        places: {
          top: { x: 120, y: 0, width: 200 },
          inside: { x: 114, y: 140, width: 70, height: 40 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-pavilion',
    idea: { zh: '钟亭里悬着一口大钟', en: 'a great bell hung in its open pavilion' },
    draw: ({ circle, rect, below, path, shape, stroke, union, cut, mirror }, dice) => {
      const lift = dice.between(0, 6);
      const roof = shape(
        [120, 4],
        [158, 50, null, 30],
        [236, 74 - lift, 0, null],
        [226, 92, null, null],
        [14, 92],
        [4, 74 - lift, null, 0],
        [82, 50, -30, null],
      );
      const post = rect(24, 101, 18, 139);
      const bell = union(
        shape([86, 196, null, -85], [96, 136, -75], [120, 116, 0], [144, 136, 75], [154, 196, 85, null]),
        rect(78, 194, 84, 15, 4),
        rect(112, 101, 16, 24),
      );
      return {
        parts: [
          ...ink(roof, post, mirror(post), rect(60, 222, 120, 18, 4)),
          ...accent(cut(bell, stroke(path([80, 168]).line([160, 168]), 9))),
        ],
        small: ink(roof, rect(20, 108, 24, 132), rect(196, 108, 24, 132), cut(circle(120, 168, 46), below(196))),
        places: { ground: 240, top: { x: 120, y: 6, width: 60 }, facing: 'front' },
      };
    },
  }),
];
