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
    idea: {
      zh: '一节竹筒剖开，里面满满是饭，竹节两道，旁边一片竹叶',
      en: 'a length of bamboo split open and packed with rice, its joints showing, a leaf beside',
    },
    draw: ({ circle, rect, vesica, below, grow, union, cut, turn }, dice) => {
      const lean = dice.between(-22, -18);
      const tube = union(rect(10, 104, 220, 72, 14), rect(22, 96, 17, 88, 6), rect(201, 96, 17, 88, 6));
      const rice = cut(union(...[66, 92, 120, 148, 174].map((x, i) => circle(x, 116 - (i % 2) * 5, 17))), below(141));
      const leaf = union(vesica([150, 74], [212, 22], 28), vesica([136, 72], [150, 8], 24));
      return {
        parts: [
          ...ink(turn(cut(tube, grow(rice, 9)), lean, [120, 140])),
          ...accent(turn(rice, lean, [120, 140]), turn(leaf, lean + 18, [120, 140])),
        ],
        small: ink(
          turn(cut(rect(10, 112, 220, 80, 14), rect(48, 112, 144, 32)), lean, [120, 140]),
          turn(rect(60, 84, 120, 42, 18), lean, [120, 140]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '一节竹筒立着，米饭冒出筒口，旁生两片竹叶',
      en: 'a joint of bamboo standing up, rice heaped over its mouth, two leaves at its side',
    },
    draw: ({ circle, rect, vesica, below, path, union, cut, turn }, dice) => {
      const waist = dice.between(34, 37);
      const gap = dice.between(9.5, 10.5);
      const x = 92;
      const joint = (y: number, end: number) =>
        path([x - 44, y])
          .line([x + 44, y])
          .through([x + waist, (y + end) / 2], [x + 44, end])
          .line([x - 44, end])
          .through([x - waist, (y + end) / 2], [x - 44, y])
          .close();
      const rice = cut(union(circle(x - 24, 44, 22), circle(x, 26, 24), circle(x + 24, 44, 22)), below(60));
      const grain = (gx: number, gy: number, at: number) =>
        turn(vesica([gx - 11, gy], [gx + 11, gy], 12), at, [gx, gy]);
      return {
        parts: [
          ...accent(cut(rice, grain(x - 20, 42, 40), grain(x + 14, 34, -40))),
          ...ink(joint(60 + gap, 146), joint(146 + gap, 244)),
          ...accent(vesica([148, 150], [206, 62], 36), vesica([152, 160], [230, 152], 34)),
        ],
        small: ink(
          cut(union(circle(88, 46, 30), circle(120, 30, 30), circle(152, 46, 30)), below(64)),
          rect(66, 80, 108, 62),
          rect(66, 160, 108, 82),
        ),
        places: { ground: 244, top: { x: 92, y: 4, width: 60 }, facing: 'front' },
      };
    },
  }),
];
