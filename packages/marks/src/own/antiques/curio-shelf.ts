import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'curio-shelf',
  zh: {
    word: '博古架',
    meaning: '一格一物，满架古意',
    also: ['多宝阁', '多宝格', '古董架', '古玩', '古董店', '陈列架'],
  },
  en: {
    word: 'curio shelf',
    meaning: 'a niche for every treasure',
    also: ['treasure shelf', 'display shelf', 'antique shelf', 'duobaoge'],
  },
};

export const curioShelfMarks = [
  defineMark({
    ...words,
    name: 'treasures',
    idea: { zh: '错落的博古架，格中瓶、壶、石', en: 'a shelf of uneven niches with a vase, a pot and a stone' },
    draw: ({ circle, rect, above, union, cut, intersect }, dice) => {
      const mid = dice.between(116, 126);
      const frame = cut(
        rect(6, 6, 228, 228, 4),
        rect(20, 20, mid - 26, 112),
        rect(mid + 8, 20, 206 - mid + 6, 62),
        rect(mid + 8, 96, 206 - mid + 6, 124),
        rect(20, 146, mid - 26, 74),
      );
      const vase = union(circle(20 + (mid - 26) / 2, 100, 26), rect(20 + (mid - 26) / 2 - 10, 50, 20, 40));
      const cx = mid + 8 + (212 - mid) / 2;
      return {
        parts: [
          ...ink(frame),
          ...accent(
            vase,
            union(circle(cx, 186, 26), rect(cx - 18, 204, 36, 12), circle(cx, 152, 9)),
            intersect(circle(cx, 76, 26), above(76)),
            rect(34, 180, mid - 54, 32, 6),
          ),
        ],
        small: ink(
          cut(
            rect(2, 2, 236, 236),
            rect(24, 24, 86, 100),
            rect(130, 24, 86, 60),
            rect(130, 104, 86, 112),
            rect(24, 144, 86, 72),
          ),
          circle(67, 82, 22),
          circle(173, 172, 26),
        ),
        places: { top: { x: 120, y: 6, width: 220 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
