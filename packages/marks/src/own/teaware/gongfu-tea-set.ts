import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'gongfu-tea-set',
  zh: {
    word: '功夫茶',
    meaning: '一盘茶席，慢下来的半日',
    also: ['工夫茶', '茶盘', '茶席', '茶具', '茶道', '品茗杯', '潮州工夫茶'],
  },
  en: {
    word: 'gongfu tea',
    meaning: 'half a day made slow on one tray',
    also: ['tea tray', 'gongfu tea set', 'tea ceremony set', 'teaware', 'tasting cups'],
  },
};

export const gongfuTeaSetMarks = [
  defineMark({
    ...words,
    name: 'tray',
    idea: { zh: '茶盘上一把小壶、三只小杯', en: 'a small pot and three cups on a slatted tray' },
    draw: ({ circle, ring, rect, polygon, above, below, rightOf, path, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const knob = dice.between(9, 11);
      const pot = union(
        circle(74, 92, 48),
        rect(48, 116, 52, 24),
        polygon(
          [
            [112, 82],
            [146, 54],
            [156, 62],
            [122, 112],
          ],
          3,
        ),
        cut(ring(22, 90, 28, 13), rightOf(32)),
      );
      const cap = union(intersect(circle(74, 50, 30), above(40)), circle(74, 16, knob));
      const cup = (x: number) =>
        path([x - 22, 104])
          .line([x + 22, 104])
          .through([x + 16, 132], [x, 138])
          .through([x - 16, 132], [x - 22, 104])
          .close();
      const tray = cut(rect(-8, 150, 256, 60, 8), rect(12, 168, 216, 10, 5), rect(12, 188, 216, 10, 5));
      return {
        parts: [...ink(cut(pot, grow(cap, gap), below(140))), ...accent(cap, cup(166), cup(222)), ...ink(tray)],
        small: ink(
          union(
            circle(90, 80, 56),
            polygon([
              [120, 70],
              [176, 40],
              [150, 110],
            ]),
          ),
          rect(176, 96, 56, 46, [0, 0, 20, 20]),
          rect(0, 156, 240, 44),
        ),
        places: { top: { x: 120, y: 150, width: 220 }, ground: 210, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-cups',
    idea: { zh: '小壶低斟，三只小杯紧挨成一排', en: 'a small pot poured low over three cups set in a row' },
    draw: ({ circle, ring, rect, polygon, leftOf, path, union, cut, turn }, dice) => {
      const tilt = dice.between(-26, -20);
      const pot = turn(
        union(
          circle(150, 90, 58),
          polygon([
            [104, 70],
            [104, 116],
            [44, 62],
            [58, 50],
          ]),
          cut(ring(212, 86, 34, 15), leftOf(200)),
        ),
        tilt,
        [150, 90],
      );
      const cap = turn(union(rect(118, 8, 64, 16), circle(150, 2, 14)), tilt, [150, 90]);
      const cup = (x: number) =>
        path([x - 38, 182])
          .line([x + 38, 182])
          .through([x + 26, 226], [x, 234])
          .through([x - 26, 226], [x - 38, 182])
          .close();
      return {
        parts: [...ink(pot), ...accent(cap, rect(35, 116, 14, 56)), ...ink(cup(42), cup(128), cup(214))],
        small: ink(
          turn(
            union(
              circle(150, 86, 62),
              polygon([
                [104, 66],
                [104, 116],
                [36, 54],
                [56, 40],
              ]),
            ),
            -22,
            [150, 86],
          ),
          rect(30, 120, 22, 44),
          rect(4, 184, 74, 50),
          rect(98, 184, 120, 50),
        ),
        places: { ground: 234, facing: 'left' },
      };
    },
  }),
];
