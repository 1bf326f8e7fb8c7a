import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'remedies',
  concept: 'moxa-stick',
  zh: { word: '艾灸', meaning: '一缕艾烟，暖到经络', also: ['艾条', '艾柱', '灸法', '艾草灸', '艾绒', '悬灸'] },
  en: {
    word: 'moxibustion',
    meaning: 'a thread of mugwort smoke that warms from inside',
    also: ['moxa', 'moxa stick', 'mugwort therapy', 'moxa roll'],
  },
};

export const moxaStickMarks = [
  defineMark({
    ...words,
    name: 'glowing',
    idea: {
      zh: '一支艾条燃着火头，青烟盘旋，旁有艾叶',
      en: 'a roll of moxa with its glowing end, smoke curling up, a leaf beside it',
    },
    draw: ({ rect, vesica, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(38, 41);
      const stick = turn(rect(120 - wide / 2, 90, wide, 150, 4), 38, [120, 150]);
      const ember = turn(rect(120 - wide / 2, 60, wide, 30 - gap, [14, 14, 2, 2]), 38, [120, 150]);
      const band = turn(rect(90, 150, 60, gap), 38, [120, 150]);
      const smoke = stroke(path([186, 54]).through([206, 34], [190, 14]).smooth([204, -22]), 13);
      const leaf = union(
        vesica([24, 60], [92, 110], 34),
        vesica([16, 112], [84, 124], 26),
        vesica([66, 26], [96, 96], 28),
      );
      return {
        parts: [...ink(cut(stick, band)), ...accent(ember, smoke), ...ink(cut(leaf, grow(stick, gap)))],
        small: ink(
          turn(rect(96, 60, 48, 180), 38, [120, 150]),
          stroke(path([190, 56]).through([214, 30], [196, 0]), 19),
          vesica([20, 40], [84, 110], 44),
        ),
        places: { hands: [[70, 214]], facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-back',
    idea: {
      zh: '人俯卧着，手持艾条悬在背上，一点火光，一缕烟',
      en: 'somebody lying face down, a hand holding the stick above the back with its glow and a thread of smoke',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(28, 34);
      const swing = (a: Parameters<typeof turn>[0]) => turn(a, lean, [121, 130]);
      const stick = swing(rect(106, 14, 30, 96));
      const tip = swing(path([106, 120]).line([136, 120]).through([121, 150], [106, 120]).close());
      const arm = union(swing(circle(124, 40, 27)), stroke(path([178, 52]).line([236, 30]), 36));
      const body = path([68, 196]).through([90, 168], [136, 174]).line([244, 186], [244, 236], [60, 236]).close();
      const head = circle(30, 204, 32);
      return {
        parts: [
          ...ink(head, cut(body, grow(head, gap)), cut(stick, grow(arm, gap))),
          ...accent(tip, steam(52, 152, 110, 14)),
          ...ink(arm),
        ],
        small: ink(
          circle(36, 190, 36),
          path([90, 186]).line([130, 164], [240, 172], [240, 228], [90, 228]).close(),
          swing(rect(102, -6, 42, 120)),
        ),
        places: { back: { x: 150, y: 166, width: 100 }, ground: 236, facing: 'left' },
      };
    },
  }),
];
