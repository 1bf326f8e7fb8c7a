import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'fountain-pen',
  zh: { word: '钢笔', also: ['自来水笔', '笔尖'], meaning: '落笔有分寸' },
  en: { word: 'fountain pen', also: ['nib', 'ink pen'], meaning: 'a line with weight behind it' },
};

export const fountainPenMarks = [
  defineMark({
    ...words,
    name: 'nib',
    idea: { zh: '一枚竖立的笔尖，中缝通向气孔', en: 'a nib standing on its point, the slit running to the hole' },
    draw: ({ shape, circle, rect, cut }, dice) => {
      const shoulder = dice.between(54, 60);
      const hole = dice.between(13, 15);
      const collar = dice.between(40, 44);
      const nib = shape(
        [120 - 36, 70],
        [120 + 36, 70],
        [120 + shoulder, 118, 90],
        [120, 232],
        [120 - shoulder, 118, -90],
      );
      return {
        parts: [
          ...ink(cut(nib, circle(120, 120, hole), rect(115.4, 124, 9.2, 112))),
          ...accent(rect(120 - collar, 10, collar * 2, 50, [8, 8, 4, 4])),
        ],
        small: ink(cut(nib, circle(120, 116, 17)), rect(78, 14, 84, 44, 6)),
        places: { top: { x: 120, y: 10, width: 80 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'inkwell',
    idea: {
      zh: '钢笔尖斜探进一只墨水瓶，笔尖开着缝',
      en: 'a fountain pen leaning in an ink bottle, the slit nib above the ink',
    },
    draw: ({ circle, rect, polygon, grow, union, cut, turn }, dice) => {
      const lean = dice.between(26, 30);
      const pen = turn(
        union(
          rect(98, -30, 44, 92, 8),
          polygon(
            [
              [100, 72],
              [140, 72],
              [132, 116],
              [120, 140],
              [108, 116],
            ],
            2,
          ),
        ),
        lean,
        [120, 150],
      );
      const slit = turn(union(rect(115.5, 106, 9, 40), circle(120, 100, 7)), lean, [120, 150]);
      const band = turn(rect(92, 62, 56, 10), lean, [120, 150]);
      const bottle = cut(rect(50, 160, 140, 74, 18), rect(84, 186, 72, 26, 4));
      const lip = rect(70, 136, 100, 12, 4);
      return {
        parts: [...ink(cut(pen, slit, band)), ...accent(cut(lip, grow(pen, 9)), bottle)],
        small: ink(
          turn(
            polygon(
              [
                [100, 0],
                [140, 0],
                [140, 84],
                [120, 134],
                [100, 84],
              ],
              4,
            ),
            lean,
            [120, 150],
          ),
          rect(32, 150, 176, 84, 18),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
