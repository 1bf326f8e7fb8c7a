import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'water-town',
  zh: {
    word: '水乡',
    meaning: '小桥流水人家',
    also: ['江南水乡', '古镇', '乌镇', '周庄', '白墙黑瓦', '徽派建筑', '马头墙', '西递宏村'],
  },
  en: {
    word: 'water town',
    meaning: "a small bridge, a stream, somebody's home",
    also: ['jiangnan town', 'canal town', 'hui-style house', 'white wall black tile', 'ancient town'],
  },
};

export const waterTownMarks = [
  defineMark({
    ...words,
    name: 'canal',
    idea: { zh: '马头墙白屋临水，一座拱桥', en: 'stepped white walls above the canal and an arched bridge' },
    draw: ({ circle, rect, polygon, below, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const rise = dice.between(128, 134);
      const house = cut(
        polygon([
          [8, 186],
          [8, 92],
          [34, 92],
          [34, 66],
          [60, 66],
          [60, 44],
          [84, 44],
          [84, 66],
          [110, 66],
          [110, 92],
          [136, 92],
          [136, 186],
        ]),
        rect(34, 116, 24, 28),
        rect(86, 116, 24, 28),
      );
      const caps = [
        rect(0, 74, 26, 11),
        rect(24, 48, 28, 11),
        rect(50, 26, 44, 11),
        rect(92, 48, 28, 11),
        rect(118, 74, 26, 11),
      ];
      const bridge = cut(path([118, 194]).through([180, rise], [242, 194]).close(), circle(180, 202, 34));
      const water = stroke(
        path([2, 216]).through([31, 202], [60, 216]).smooth([120, 216]).smooth([180, 216]).smooth([238, 216]),
        13,
      );
      return {
        parts: [
          ...ink(
            cut(house, grow(path([118, 194]).through([180, rise], [242, 194]).close(), gap)),
            cut(bridge, grow(water, 9)),
          ),
          ...accent(...caps, water),
        ],
        small: ink(
          cut(
            polygon([
              [4, 184],
              [4, 84],
              [36, 84],
              [36, 40],
              [98, 40],
              [98, 84],
              [126, 84],
              [126, 184],
            ]),
            rect(48, 106, 36, 36),
          ),
          cut(circle(190, 190, 50), below(184), circle(190, 190, 26)),
          rect(0, 204, 240, 22),
        ),
        places: { top: { x: 72, y: 26, width: 50 }, back: { x: 180, y: 132, width: 50 }, ground: 204, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'boat-under-bridge',
    idea: {
      zh: '石阶拱桥跨过河港，一只乌篷船从桥洞摇出来',
      en: 'a stepped stone bridge over the canal, a covered boat coming out from under its arch',
    },
    draw: ({ circle, rect, polygon, path, stroke, grow, cut }, dice) => {
      const r = dice.between(62, 66);
      const hull = path([36, 160])
        .line([190, 160])
        .through([178, 190], [150, 194])
        .line([80, 194])
        .through([50, 188], [36, 160])
        .close();
      const cover = path([68, 150]).through([104, 100], [140, 150]).close();
      const bridge = cut(
        polygon([
          [0, 150],
          [0, 108],
          [30, 108],
          [30, 80],
          [60, 80],
          [60, 52],
          [180, 52],
          [180, 80],
          [210, 80],
          [210, 108],
          [240, 108],
          [240, 150],
        ]),
        circle(120, 150, r),
        grow(cover, 10),
        grow(hull, 10),
      );
      const water = stroke(
        path([6, 224]).through([44, 210], [82, 224]).smooth([158, 224]).smooth([234, 224]),
        13,
        'butt',
      );
      return {
        parts: [...ink(bridge, hull), ...accent(cover, water)],
        small: ink(
          cut(
            polygon([
              [0, 140],
              [0, 90],
              [50, 40],
              [190, 40],
              [240, 90],
              [240, 140],
            ]),
            circle(120, 140, 60),
          ),
          rect(72, 158, 96, 36),
          rect(0, 212, 240, 24),
        ),
        places: {
          top: { x: 120, y: 52, width: 110 },
          inside: { x: 120, y: 110, width: 80, height: 50 },
          ground: 210,
          facing: 'front',
        },
      };
    },
  }),
];
