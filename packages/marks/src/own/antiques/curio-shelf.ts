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
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '圆形博古架立在座上，瓶、炉、盘各占一格',
      en: 'a round shelf on its stand, a vase, a censer and a dish each in its niche',
    },
    draw: ({ circle, rect, path, union, cut, intersect }, dice) => {
      const step = dice.between(110, 118);
      const round = circle(120, 108, 92);
      const niches = [
        rect(0, 0, step - 7, 84),
        rect(step + 7, 0, 140, 108),
        rect(step + 7, 122, 140, 100),
        rect(0, 98, step - 7, 120),
      ];
      const shelf = cut(circle(120, 108, 106), ...niches.map((one) => intersect(round, one)));
      const stand = union(path([54, 214]).line([186, 214], [208, 240], [32, 240]).close(), rect(96, 206, 48, 20));
      const vase = union(circle(74, 148, 20), rect(66, 109, 16, 28), rect(58, 109, 32, 12, 4));
      const dish = circle(step - 34, 58, 17);
      const jar = union(rect(step + 19, 62, 46, 35, [16, 16, 4, 4]), circle(step + 42, 54, 11));
      const stone = path([step + 20, 172])
        .line([step + 34, 140], [step + 50, 154], [step + 60, 144], [step + 64, 172])
        .close();
      return {
        parts: [...ink(union(shelf, stand)), ...accent(vase, dish, jar, intersect(stone, circle(120, 108, 82)))],
        small: ink(
          union(
            cut(
              circle(120, 106, 110),
              ...[rect(0, 0, 108, 96), rect(132, 0, 130, 76), rect(132, 98, 130, 160), rect(0, 118, 108, 160)].map(
                (one) => intersect(circle(120, 106, 88), one),
              ),
            ),
            rect(50, 212, 140, 28),
          ),
          circle(76, 150, 18),
          circle(168, 134, 20),
        ),
        places: { top: { x: 120, y: 2, width: 60 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
