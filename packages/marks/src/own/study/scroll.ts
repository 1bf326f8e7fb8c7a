import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'scroll',
  zh: { word: '卷轴', meaning: '徐徐展开，山河在卷', also: ['画轴', '画卷', '书画', '字画', '挂轴', '裱画'] },
  en: {
    word: 'scroll',
    meaning: 'slowly unrolled, rivers and mountains inside',
    also: ['hanging scroll', 'chinese scroll', 'scroll painting', 'picture scroll'],
  },
};

export const scrollMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: { zh: '一幅挂轴，天杆地轴之间一重远山', en: 'a hanging scroll, a mountain between its two rods' },
    draw: ({ rect, circle, polygon, union, cut, intersect, path, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const peak = dice.between(98, 112);
      const sun = dice.between(13, 15);
      const sheet = cut(rect(58, 40, 124, 176), rect(72, 64, 96, 124));
      const rods = union(rect(46, 28, 148, 14), rect(34, 214, 172, 20, 6));
      const cord = stroke(path([76, 32]).line([120, 4], [164, 32]), 9);
      const hill = intersect(
        union(
          polygon([
            [54, 190],
            [106, peak],
            [158, 190],
          ]),
          polygon([
            [110, 190],
            [150, peak + 34],
            [190, 190],
          ]),
        ),
        rect(72 + gap, 60, 96 - gap * 2, 128 - gap),
      );
      return {
        parts: [...ink(union(sheet, rods, cord)), ...accent(hill, circle(142, 92, sun))],
        small: ink(
          union(cut(rect(54, 36, 132, 170), rect(76, 58, 88, 120)), rect(30, 204, 180, 26), rect(40, 20, 160, 22)),
          polygon([
            [80, 168],
            [120, 92],
            [160, 168],
          ]),
        ),
        places: {
          inside: { x: 120, y: 126, width: 88, height: 124 },
          top: { x: 120, y: 8, width: 20 },
          ground: 218,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open-hand-scroll',
    idea: {
      zh: '手卷左右展开，两端卷起，一行墨迹',
      en: 'a hand scroll opened between two rolls, a line of writing on it',
    },
    draw: ({ rect, path, union, cut, both }, dice) => {
      const gap = dice.between(9, 10);
      const roll = dice.between(32, 36);
      const wave = dice.between(8, 12);
      const sheet = path([20 + roll + gap, 64])
        .through([120, 64 + wave], [220 - roll - gap, 64])
        .line([220 - roll - gap, 184])
        .through([120, 184 + wave], [20 + roll + gap, 184])
        .close();
      const lines = [rect(84, 98, 72, 11), rect(84, 126, 72, 11), rect(84, 154, 44, 11)];
      const ends = both(union(rect(18, 44, roll, 154, 8), rect(18 + roll / 2 - 8, 30, 16, 182)));
      return {
        parts: [...ink(cut(sheet, ...lines)), ...accent(ends)],
        small: ink(
          cut(rect(74, 62, 92, 120), rect(96, 92, 48, 18), rect(96, 132, 48, 18)),
          both(rect(12, 36, 44, 172)),
        ),
        places: { inside: { x: 120, y: 126, width: 110, height: 90 }, ground: 212, facing: 'front' },
      };
    },
  }),
];
