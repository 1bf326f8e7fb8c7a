import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'pot-still',
  zh: {
    word: '铜蒸馏器',
    meaning: '慢火蒸馏，只取酒心',
    also: ['蒸馏器', '蒸馏锅', '壶式蒸馏器', '酿酒器', '蒸馏壶', '蒸酒锅'],
  },
  en: {
    word: 'pot still',
    meaning: 'a slow fire, and only the heart of the run',
    also: [
      'copper still',
      'copper pot still',
      'distillery still',
      'alembic',
      'whisky still',
      'whiskey still',
      'distiller',
    ],
  },
};

export const potStillMarks = [
  defineMark({
    ...words,
    name: 'swan-neck',
    idea: {
      zh: '圆肚铜锅，天鹅颈弯向右边的酒桶',
      en: 'a round copper pot, its swan neck bending over into a cask',
    },
    draw: ({ circle, curve, cut, grow, intersect, above, rect, shape, stroke, union }, dice) => {
      const low = dice.between(80, 88);
      const pot = shape(
        [34, 206, null, -160],
        [12, 166, -90],
        [60, 104, -50],
        [73, 60, -88, -88],
        [95, 60, null, 88],
        [108, 104, 50],
        [156, 166, 90],
        [134, 206, 160, null],
      );
      const neck = stroke(curve([84, 70], [84, 44, -90], [112, 20, 8], [196, low, null, null]), 22);
      const vessel = union(pot, neck);
      const cask = rect(170, 122, 60, 107, 10);
      const pipe = cut(stroke(curve([112, 20], [112, 20], [196, low], [196, 118]), 22), pot);
      const band = shape([0, 138], [84, 128, 0], [168, 138], [168, 148], [84, 138, 180], [0, 148]);
      return {
        parts: [
          ...ink(cut(union(vessel, intersect(pipe, above(114))), band, circle(84, 174, 15)), rect(20, 215, 128, 14, 4)),
          ...accent(cut(cask, rect(150, 146, 90, 9), rect(150, 196, 90, 9))),
        ],
        small: [
          ...ink(union(vessel, intersect(pipe, above(110)), rect(14, 204, 140, 24))),
          ...accent(cut(cask, grow(pot, 12))),
        ],
        places: { inside: { x: 84, y: 170, width: 60, height: 44 }, ground: 228, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'alembic',
    idea: {
      zh: '葱头顶的老式蒸馏壶架在火上，一滴从嘴尖落下',
      en: 'an old alembic with an onion dome over its fire, one drop falling from the beak',
    },
    draw: ({ circle, drop, path, rect, shape, stroke, union }, dice) => {
      const flame = dice.between(11, 13);
      const pot = shape([42, 112, null, 160], [18, 148, 90], [92, 196, 0], [166, 148, -90], [142, 112, 200, null]);
      const dome = shape([52, 102, null, -140], [44, 70, -80], [92, 14, -38, 38], [140, 70, 80], [132, 102, 140, null]);
      const beak = stroke(path([116, 48]).line([166, 48]).through([204, 72], [214, 132]), 16);
      return {
        parts: [
          ...ink(union(dome, beak), pot),
          ...accent(
            drop(214, 176, 13, [214, 148]),
            ...[-38, 0, 38].map((dx) => drop(92 + dx, 226, flame, [92 + dx, 206])),
          ),
        ],
        small: [...ink(union(dome, beak), pot), ...accent(circle(214, 172, 18), rect(52, 218, 80, 18, 9))],
        places: { inside: { x: 92, y: 168, width: 90, height: 44 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
