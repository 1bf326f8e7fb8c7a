import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'medicine-cabinet',
  zh: {
    word: '药柜',
    meaning: '一格一味，满柜草木香',
    also: ['百子柜', '中药柜', '抽屉柜', '国医馆', '中医馆', '中药房', '抓药'],
  },
  en: {
    word: 'medicine cabinet',
    meaning: 'a drawer for every herb',
    also: ['apothecary cabinet', 'herb cabinet', 'chinese medicine chest', 'many-drawer cabinet'],
  },
};

export const medicineCabinetMarks = [
  defineMark({
    ...words,
    name: 'drawers',
    idea: {
      zh: '一面百子柜，小抽屉排齐，拉开一格露出草药',
      en: 'a wall of small drawers, one pulled out with herbs in it',
    },
    draw: ({ circle, rect, vesica, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const knob = dice.between(7.5, 8.5);
      const cell = (x: number, y: number) => cut(rect(x, y, 64, 50), circle(x + 32, y + 25, knob));
      const rows = [34, 84 + gap, 134 + 2 * gap];
      const open = cut(rect(82, rows[1]!, 76, 50 - 4), circle(120, rows[1]! + 24, knob));
      const leaf = union(
        vesica([108, rows[1]! - 10], [92, rows[1]! - 54], 24),
        vesica([132, rows[1]! - 10], [148, rows[1]! - 54], 24),
      );
      return {
        parts: [
          ...ink(
            rect(0, 4, 240, 20),
            ...rows.flatMap((y, i) => [8, 88, 168].filter((x) => i === 2 || x !== 88).map((x) => cell(x, y))),
            rect(0, rows[2]! + 50 + gap, 240, 20),
          ),
          ...accent(open, leaf),
        ],
        small: ink(
          rect(4, 0, 232, 24),
          ...[44, 116].flatMap((y) => [8, 90, 172].map((x) => rect(x, y, 60, 54))),
          rect(4, 190, 232, 44),
        ),
        places: { top: { x: 120, y: 4, width: 220 }, ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'weighing',
    idea: {
      zh: '一排药屉下提着一杆戥子，秤盘里正称着药',
      en: 'a row of the drawers and a hand scale below it, its pan ready for the herbs',
    },
    draw: ({ circle, rect, vesica, path, polygon, stroke, union, cut }, dice) => {
      const pan = dice.between(196, 202);
      const drawers = [0, 84, 168].map((x) => cut(rect(x, 4, 72, 66), circle(x + 36, 40, 10)));
      const scale = union(
        rect(8, 92, 224, 15),
        stroke(path([112, pan]).line([162, 100], [212, pan]), 12, 'butt'),
        path([92, pan])
          .line([232, pan])
          .through([162, pan + 58], [92, pan])
          .close(),
      );
      const weight = polygon([
        [34, 117],
        [58, 117],
        [68, 172],
        [24, 172],
      ]);
      return {
        parts: [...ink(...drawers, weight), ...accent(scale), ...ink(vesica([162, pan - 10], [162, pan - 62], 26))],
        small: ink(
          rect(0, 4, 68, 64),
          rect(86, 4, 68, 64),
          rect(172, 4, 68, 64),
          rect(10, 92, 220, 22),
          path([70, 176]).line([226, 176]).through([148, 244], [70, 176]).close(),
        ),
        places: { top: { x: 120, y: 4, width: 230 }, facing: 'front' },
      };
    },
  }),
];
