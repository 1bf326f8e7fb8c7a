import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'horsetail-whisk',
  zh: { word: '拂尘', meaning: '一拂清风，尘埃不染', also: ['道家拂尘', '道士', '道观', '麈尾'] },
  en: {
    word: 'horsetail whisk',
    meaning: 'one sweep and the dust is gone',
    also: ['taoist whisk', 'fly whisk', 'fuchen', 'taoist priest'],
  },
};

export const horsetailWhiskMarks = [
  defineMark({
    ...words,
    name: 'swept',
    idea: { zh: '一柄拂尘，白尾长丝甩向一边', en: 'a whisk whose long white hair sweeps to one side' },
    draw: ({ circle, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sweep = dice.between(196, 204);
      const knob = circle(112, 100, 26);
      const handle = cut(stroke(path([4, 2]).line([100, 88]), 24), grow(knob, gap - 1));
      const hair = path([136, 86])
        .through([194, 96], [212, 150])
        .through([220, 190], [sweep, 234])
        .line([178, 208], [158, 234], [146, 200], [116, 218])
        .through([126, 168], [98, 126])
        .close();
      const lines = [
        stroke(path([150, 118]).through([180, 142], [186, 190]), gap),
        stroke(path([130, 132]).through([150, 158], [154, 182]), gap),
      ];
      return {
        parts: [...accent(handle, knob), ...ink(cut(hair, grow(knob, gap), ...lines))],
        small: ink(
          stroke(path([10, 8]).line([84, 74]), 30),
          path([130, 90]).through([216, 120], [210, 238]).line([120, 226]).through([130, 170], [100, 126]).close(),
        ),
        places: { hands: [[40, 34]], facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'raised',
    idea: {
      zh: '一只手竖握拂尘，长丝从柄头翻过来，飘向一侧',
      en: 'a fist holding the whisk upright, the long hair spilling over its head to one side',
    },
    draw: ({ circle, rect, path, stroke, grow, cut }, dice) => {
      const fall = dice.between(224, 236);
      const knob = circle(62, 56, 22);
      const handle = rect(52, 88, 20, 154);
      const fist = rect(26, 146, 72, 62, [20, 0, 0, 20]);
      const hair = [
        stroke(
          path([92, 36])
            .through([170, 34], [204, 108])
            .line([222, fall - 8]),
          21,
          'butt',
        ),
        stroke(path([98, 66]).through([146, 68], [168, 126]).line([182, fall]), 21, 'butt'),
        stroke(
          path([98, 98])
            .through([122, 104], [132, 144])
            .line([140, fall - 16]),
          21,
          'butt',
        ),
      ];
      return {
        parts: [
          ...accent(knob, cut(handle, grow(fist, 0.01))),
          ...ink(...hair, cut(fist, rect(56, 162, 50, 10), rect(56, 183, 50, 10))),
        ],
        small: ink(
          rect(50, 50, 28, 190),
          stroke(path([96, 40]).through([190, 60], [214, 226]), 28),
          stroke(path([98, 88]).through([150, 110], [162, 226]), 28),
        ),
        places: { hands: [[62, 176]], facing: 'right' },
      };
    },
  }),
];
