import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'bamboo-tube-rice',
  zh: { word: '竹筒饭', meaning: '竹香入米，山野一口', also: ['竹筒粽', '竹筒糯米饭', '竹筒'] },
  en: {
    word: 'bamboo tube rice',
    meaning: 'the forest steamed into the grain',
    also: ['bamboo rice', 'rice in bamboo', 'sticky rice in bamboo'],
  },
};

export const bambooTubeRiceMarks = [
  defineMark({
    ...words,
    name: 'split',
    idea: { zh: '一节竹筒剖开，里面是冒尖的糯米饭', en: 'a length of bamboo split open, full of rice' },
    draw: ({ rect, vesica, path, cut, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const heap = dice.between(60, 68);
      const tube = rect(2, 132, 236, 72, [6, 6, 34, 34]);
      const joints = [rect(60, 120, gap, 100), rect(180 - gap, 120, gap, 100)];
      const rice = path([24, 122]).through([120, heap], [216, 122]).close();
      const grains = [
        [72, 106],
        [104, 86],
        [138, 106],
        [170, 98],
      ].map(([x, y], i) => turn(vesica([x! - 13, y!], [x! + 13, y!], 13), i * 50, [x!, y!]));
      const leaf = vesica([150, 52], [226, 14], 30);
      return {
        parts: [
          ...ink(cut(tube, ...joints)),
          ...accent(cut(rice, ...grains)),
          ...ink(leaf, vesica([136, 46], [160, -6], 24)),
        ],
        small: ink(
          cut(tube, rect(64, 120, 18, 100), rect(158, 120, 18, 100)),
          path([24, 116]).through([120, 30], [216, 116]).close(),
        ),
        places: { inside: { x: 120, y: 110, width: 150, height: 40 }, ground: 204, facing: 'front' },
      };
    },
  }),
];
