import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'hops',
  zh: { word: '啤酒花', meaning: '一缕清苦，啤酒的魂', also: ['酒花', '蛇麻花', '忽布', '啤酒花球'] },
  en: {
    word: 'hops',
    meaning: 'the clean bitterness that makes a beer',
    also: ['hop cone', 'hop flower', 'hop cones', 'hop plant', 'hop vine'],
  },
};

export const hopsMarks = [
  defineMark({
    ...words,
    name: 'cone',
    idea: { zh: '一枚啤酒花，鳞片层层向下，顶上两叶', en: 'a hop cone, scale under scale, two leaves on top' },
    draw: ({ both, cut, grow, path, rect, stroke, union, vesica }, dice) => {
      const wide = dice.between(52, 58);
      const scale = (x: number, y: number, long: number) => vesica([x, y], [x + (x - 120) * 0.1, y + long], wide);
      const first = both(scale(92, 60, 84));
      const second = union(scale(120, 78, 88), both(scale(74, 92, 84)));
      const third = both(scale(96, 124, 84));
      const tip = scale(120, 150, 84);
      const rows = [first, second, third, tip];
      const laid = rows.map((row, i) => (i === 0 ? row : cut(row, grow(union(...rows.slice(0, i)), 9))));
      const fold = (y: number) => stroke(path([40, y - 34]).line([120, y + 22], [200, y - 34]), 17);
      const leaves = both(vesica([132, 50], [218, 30], 40));
      return {
        parts: [...ink(...laid), ...accent(leaves, rect(114, 6, 12, 40))],
        small: [
          ...ink(cut(vesica([120, 54], [120, 240], 124), fold(116), fold(160))),
          ...accent(both(vesica([128, 44], [222, 20], 50))),
        ],
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: { zh: '一片裂叶下垂着两枚啤酒花', en: 'two cones hanging side by side under a lobed leaf' },
    draw: ({ both, cut, grow, path, stroke, union, vesica }, dice) => {
      const wide = dice.between(86, 92);
      const cone = vesica([66, 102], [66, 236], wide);
      const line = (y: number) => stroke(path([6, y - 30]).line([66, y + 14], [126, y - 30]), 9);
      const cones = both(cut(cone, line(146), line(182)));
      const leaf = union(
        vesica([120, 98], [120, 4], 46),
        both(vesica([120, 98], [206, 30], 44)),
        both(vesica([116, 98], [226, 88], 32)),
      );
      return {
        parts: [...ink(cut(cones, grow(leaf, 9))), ...accent(leaf)],
        small: [...ink(both(vesica([62, 118], [62, 240], 92))), ...accent(leaf)],
        places: { facing: 'front' },
      };
    },
  }),
];
