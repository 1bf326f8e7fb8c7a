import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'steam-locomotive',
  zh: { word: '蒸汽火车', also: ['绿皮火车', '老火车', '蒸汽机车'], meaning: '汽笛一声，慢慢上路' },
  en: {
    word: 'steam locomotive',
    also: ['steam train', 'old train'],
    meaning: 'a whistle, and the journey begins slowly',
  },
};

export const steamLocomotiveMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: { zh: '一台蒸汽机车，烟囱吐出圆圆的烟', en: 'a steam engine puffing round clouds from its stack' },
    draw: ({ rect, circle, polygon, union, cut, grow }, dice) => {
      const puff = dice.between(15, 18);
      const wheel = dice.between(24, 27);
      const stack = dice.between(22, 26);
      const cab = cut(rect(150, 66, 66, 116, [6, 6, 4, 4]), rect(166, 84, 34, 34, 4));
      const boiler = rect(44, 104, 120, 62, [30, 0, 0, 8]);
      const chimney = polygon([
        [58, 108],
        [62 - 8, 62],
        [62 + stack, 62],
        [54 + stack, 108],
      ]);
      const roof = rect(140, 56, 88, 14, 5);
      const wheels = [70, 128, 188].map((x) => circle(x, 194, wheel));
      const plow = polygon(
        [
          [44, 162],
          [14, 204],
          [52, 204],
        ],
        3,
      );
      const body = cut(union(cab, boiler, chimney, roof, plow), ...wheels.map((each) => grow(each, 8)));
      return {
        parts: [
          ...ink(body, ...wheels.map((each, i) => cut(each, circle([70, 128, 188][i] ?? 0, 194, 8)))),
          ...accent(circle(76, 36, puff), circle(110, 14, puff * 1.25)),
        ],
        small: ink(
          cut(
            union(rect(150, 60, 72, 110), rect(40, 104, 130, 66, [30, 0, 0, 0]), rect(54, 60, 34, 60)),
            circle(76, 200, 40),
            circle(176, 200, 40),
          ),
          circle(76, 200, 28),
          circle(176, 200, 28),
        ),
        places: {
          top: { x: 70, y: 62, width: 34 },
          inside: { x: 150, y: 70, width: 66, height: 60 },
          back: { x: 110, y: 104, width: 80 },
          ground: 218,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '正面驶来的蒸汽火车，一盏车灯', en: 'a steam engine head-on, its one lamp lit' },
    draw: ({ circle, rect, polygon, union, cut, both, grow, path, stroke }, dice) => {
      const drum = dice.between(66, 70);
      const lamp = dice.between(19, 22);
      const bars = dice.between(9, 10);
      const boiler = union(cut(circle(120, 104, drum), circle(120, 104, drum - 14)), circle(120, 104, drum - 24));
      const hat = union(rect(98, 4, 44, 18, 4), rect(106, 18, 28, 22));
      const beam = rect(34, 168, 172, 18, 5);
      const plow = polygon(
        [
          [62, 194],
          [178, 194],
          [204, 230],
          [36, 230],
        ],
        4,
      );
      const slots = union(
        ...[-36, -12, 12, 36].map((x) => stroke(path([120 + x * 0.8, 190]).line([120 + x * 1.5, 234]), bars, 'butt')),
      );
      const light = circle(120, 104, lamp);
      return {
        parts: [
          ...ink(union(cut(boiler, grow(light, 9)), hat), cut(beam, circle(120, 104, drum + 8)), cut(plow, slots)),
          ...accent(light, both(circle(46, 148, 11))),
        ],
        small: ink(
          cut(union(circle(120, 104, drum), rect(102, 4, 36, 50)), circle(120, 104, 24)),
          rect(34, 184, 172, 44, 8),
        ),
        places: { top: { x: 120, y: 4, width: 44 }, ground: 230, facing: 'front' },
      };
    },
  }),
];
