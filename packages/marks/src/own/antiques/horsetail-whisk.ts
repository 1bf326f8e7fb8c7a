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
];
