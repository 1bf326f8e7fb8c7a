import { laidOver } from '../cast/laid-over.ts';
import { defineScene } from '../whole-scene.ts';

/** Law, money and the desk. */
export const officeScenes = [
  defineScene({
    name: 'pillar-of-justice',
    subject: 'scales',
    relations: ['on', 'and', 'over'],
    object: 'pillar',
    zh: { word: '柱上天平', meaning: '有柱石，才有公平' },
    en: { word: 'scales on a column', meaning: 'fairness that stands on something' },
    idea: { zh: '一架天平立在石柱上', en: 'scales that stand on a column' },
    draw: ({ both, circle, cut, below, intersect, path, rect, stroke, union }, dice) => {
      const reach = dice.between(72, 78);
      const pan = intersect(circle(120 - reach, 84, 38), below(84));
      const beam = union(
        stroke(path([120 - reach, 34]).line([120 + reach, 34]), 12),
        rect(113, 14, 14, 86),
        circle(120, 14, 12),
        both(
          union(
            stroke(path([120 - reach, 34]).line([120 - reach - 28, 84]), 9),
            stroke(path([120 - reach, 34]).line([120 - reach + 28, 84]), 9),
            pan,
          ),
        ),
      );
      const column = union(rect(76, 112, 88, 18, 4), rect(88, 130, 64, 84), rect(70, 214, 100, 22, 4));
      return laidOver(beam, cut(column, rect(103, 138, 9.5, 68), rect(127.5, 138, 9.5, 68)), { back: column });
    },
  }),
  defineScene({
    name: 'ruling',
    subject: 'gavel',
    relations: ['on', 'over', 'and'],
    object: 'book',
    zh: { word: '法槌与书', meaning: '有据可依，一锤定音' },
    en: { word: 'a gavel on the book', meaning: 'by the book, and then it is settled' },
    idea: { zh: '法槌落在一本厚书上', en: 'a gavel coming down on a thick book' },
    draw: ({ circle, cut, intersect, path, rect, rightOf, leftOf, stroke, turn, union }, dice) => {
      const lean = dice.between(28, 34);
      const mallet = turn(
        union(rect(70, 34, 84, 52, 4), rect(60, 28, 15, 64, 6), rect(149, 28, 15, 64, 6), rect(160, 53, 96, 15, 7)),
        lean,
        [112, 60],
      );
      const book = union(
        rect(14, 164, 212, 16, 5),
        rect(14, 222, 212, 16, 5),
        cut(rect(14, 164, 40, 74, [24, 0, 0, 24]), rect(34, 180, 60, 42)),
        intersect(rect(44, 189, 172, 24), rightOf(44), leftOf(216)),
      );
      const block = union(rect(70, 136, 100, 18, 5));
      return laidOver(mallet, union(book, block), {
        back: union(
          rect(14, 164, 212, 74, [30, 5, 5, 30]),
          circle(-60, -60, 0.5),
          stroke(path([80, 145]).line([160, 145]), 16),
        ),
      });
    },
  }),
  defineScene({
    name: 'steady-growth',
    subject: 'coin',
    relations: ['over', 'on', 'and', 'rising-from'],
    object: 'growth-chart',
    zh: { word: '步步高升', meaning: '一格一格，稳稳向上' },
    en: { word: 'a coin over a rising chart', meaning: 'up, one steady step at a time' },
    idea: { zh: '一枚钱币升起在渐高的柱上', en: 'a coin above bars that rise' },
    draw: ({ circle, cut, rect, ring, union }, dice) => {
      const first = dice.between(52, 60);
      const bars = union(
        rect(10, 236 - first, 46, first, [6, 6, 2, 2]),
        rect(70, 142, 46, 94, [6, 6, 2, 2]),
        rect(130, 116, 46, 120, [6, 6, 2, 2]),
        rect(190, 76, 46, 160, [6, 6, 2, 2]),
      );
      const coin = cut(circle(86, 68, 58), ring(86, 68, 47, 9.5), rect(73, 55, 26, 26, 2));
      return laidOver(coin, bars, {
        outline: circle(86, 68, 58),
        front: cut(circle(86, 68, 58), rect(70, 52, 32, 32)),
      });
    },
  }),
  defineScene({
    name: 'every-penny',
    subject: 'calculator',
    relations: ['and', 'beside', 'behind'],
    object: 'coin',
    zh: { word: '算盘之外', meaning: '账目清楚，分毫不差' },
    en: { word: 'calculator and coin', meaning: 'every penny where it belongs' },
    idea: { zh: '一台计算器前立着一枚钱币', en: 'a calculator with a coin before it' },
    draw: ({ circle, cut, rect, ring, union }, dice) => {
      const wide = dice.between(136, 144);
      const body = rect(22, 4, wide, 216, 18);
      const screen = rect(44, 26, wide - 44, 44, 6);
      const key = (x: number, y: number) => rect(x, y, 26, 24, 6);
      const keys = union(
        ...[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => key(42 + column * 37, 90 + row * 40))),
      );
      const coin = cut(circle(172, 176, 60), ring(172, 176, 49, 9.5), rect(159, 163, 26, 26, 2));
      return laidOver(coin, cut(body, screen, keys), {
        outline: circle(172, 176, 60),
        front: cut(circle(172, 176, 60), rect(156, 160, 32, 32)),
        back: cut(body, rect(44, 28, wide - 44, 50, 6)),
      });
    },
  }),
  defineScene({
    name: 'late-work',
    subject: 'desk-lamp',
    relations: ['over', 'beside', 'and'],
    object: 'laptop',
    zh: { word: '灯下案头', meaning: '一盏灯，一件事，做到好' },
    en: { word: 'a lamp over a laptop', meaning: 'one light, one task, done well' },
    idea: { zh: '台灯低头照着打开的笔记本电脑', en: 'a desk lamp bent over an open laptop' },
    draw: ({ circle, cut, path, polygon, rect, stroke, union }, dice) => {
      const bend = dice.between(66, 74);
      const arm = stroke(path([206, 222]).line([214, 120], [166, bend]), 13);
      const shade = polygon(
        [
          [148, 26],
          [192, 62],
          [120, 122],
          [92, 62],
        ],
        [8, 8, 4, 4],
      );
      const lamp = union(arm, shade, rect(176, 214, 62, 22, [10, 10, 3, 3]));
      const lid = cut(rect(24, 118, 130, 92, [10, 10, 0, 0]), rect(38, 132, 102, 66, 3));
      const base = rect(2, 216, 162, 20, [3, 3, 10, 10]);
      return laidOver(lamp, union(lid, base), { back: union(rect(24, 118, 130, 92, 8), base, circle(-60, -60, 0.5)) });
    },
  }),
  defineScene({
    name: 'signed',
    subject: 'pen',
    relations: ['on', 'over', 'and'],
    object: 'contract',
    zh: { word: '落笔为约', meaning: '说到，写到，做到' },
    en: { word: 'a pen on the contract', meaning: 'said, signed and kept' },
    idea: { zh: '一支笔在合同上签字', en: 'a pen signing a contract' },
    draw: ({ curve, cut, path, polygon, rect, stroke, turn, union }, dice) => {
      const lean = dice.between(36, 42);
      const sheet = polygon(
        [
          [34, 6],
          [122, 6],
          [166, 50],
          [166, 236],
          [34, 236],
        ],
        [8, 4, 4, 8, 8],
      );
      const lines = union(rect(56, 72, 80, 11, 5), rect(56, 104, 60, 11, 5));
      const name = stroke(curve([56, 198, -60], [76, 178, 40], [84, 198, -20], [102, 188, 0]), 9.5);
      const fold = stroke(path([122, 0]).line([122, 50], [172, 50]), 9.5, 'butt');
      const pen = turn(
        union(
          rect(106, 6, 34, 132, [14, 14, 0, 0]),
          polygon(
            [
              [106, 147],
              [140, 147],
              [123, 196],
            ],
            [2, 2, 4],
          ),
        ),
        lean,
        [123, 196],
      );
      return laidOver(pen, cut(sheet, lines, name, fold), { back: cut(sheet, rect(56, 78, 80, 18, 8)) });
    },
  }),
];
