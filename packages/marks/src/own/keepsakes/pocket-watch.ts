import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'pocket-watch',
  zh: { word: '怀表', also: ['旧表', '表'], meaning: '把时间揣在怀里' },
  en: { word: 'pocket watch', also: ['fob watch'], meaning: 'time carried close to the heart' },
};

export const pocketWatchMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: { zh: '一只怀表，表冠与圆环在上', en: 'a pocket watch with its crown and ring' },
    draw: ({ circle, ring, rect, path, stroke, union, around }, dice) => {
      const size = dice.between(80, 84);
      const wall = dice.between(14, 16);
      const minute = dice.between(-70, -40);
      const hand = union(
        stroke(path([120, 144]).line([120, 112]), 11),
        stroke(
          path([120, 144]).line([
            120 + 34 * Math.cos((minute * Math.PI) / 180 + 1.2),
            144 + 34 * Math.sin((minute * Math.PI) / 180 + 1.2),
          ]),
          11,
        ),
        circle(120, 144, 9),
      );
      return {
        parts: [
          ...ink(
            ring(120, 144, size, wall),
            rect(106, 42, 28, 14, 4),
            ...around(circle(120, 144 - size + wall + 17, 6), 4, [120, 144]),
          ),
          ...accent(hand, ring(120, 22, 19, 11)),
        ],
        small: ink(
          ring(120, 144, 82, 22),
          stroke(path([120, 108]).line([120, 146], [146, 160]), 17),
          rect(104, 12, 32, 40, 6),
        ),
        places: { top: { x: 120, y: 3, width: 38 }, inside: { x: 76, y: 100, width: 88, height: 88 } },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'open-case',
    idea: { zh: '掀开盖的怀表，链子垂成弧', en: 'a pocket watch with its lid open, the chain in a bow' },
    draw: ({ circle, ring, curve, path, stroke, cut, grow }, dice) => {
      const size = dice.between(60, 64);
      const lid = dice.between(54, 58);
      const sag = dice.between(20, 34);
      const watch = circle(92, 158, size);
      const cover = cut(circle(158, 72, lid), grow(watch, 9));
      const hands = stroke(path([92, 128]).line([92, 160], [116, 172]), 11);
      const chain = stroke(curve([30, 112, -110], [20 + sag, 40, -50], [86, 20, 10]), 11);
      return {
        parts: [
          ...ink(ring(92, 158, size, 14), hands, cut(chain, grow(watch, 8), grow(cover, 8))),
          ...accent(cut(cover, ring(158, 72, lid - 12, 9))),
        ],
        small: ink(
          cut(circle(92, 158, 64), stroke(path([92, 130]).line([92, 160], [114, 172]), 15)),
          cut(circle(160, 70, 56), grow(watch, 15)),
        ),
      };
    },
  }),
];
