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
    idea: { zh: '钢笔斜插在墨水瓶里', en: 'a pen resting in its bottle of ink' },
    draw: ({ rect, turn, cut, grow, intersect, below }, dice) => {
      const tilt = dice.between(12, 18);
      const wide = dice.between(60, 66);
      const level = dice.between(166, 176);
      const bottle = rect(120 - wide, 134, wide * 2, 92, [22, 22, 12, 12]);
      const inside = rect(120 - wide + 13, 147, wide * 2 - 26, 66, [14, 14, 4, 4]);
      const collar = rect(120 - 34, 108, 68, 17, 5);
      const pen = turn(rect(102, -12, 36, 108, [18, 18, 4, 4]), tilt, [120, 110]);
      const clip = turn(rect(126, 6, 9, 50, 4), tilt, [120, 110]);
      return {
        parts: [
          ...ink(cut(bottle, inside), collar, cut(pen, clip, grow(collar, 9))),
          ...accent(intersect(rect(120 - wide + 22, 147, wide * 2 - 44, 57, 4), below(level))),
        ],
        small: ink(
          cut(bottle, rect(88, 156, 64, 26, 6)),
          cut(turn(rect(98, -12, 44, 100, 14), tilt, [120, 110]), grow(bottle, 14)),
        ),
        places: { top: { x: 140, y: -8, width: 30 }, inside: { x: 76, y: 150, width: 88, height: 60 }, ground: 226 },
      };
    },
  }),
];
