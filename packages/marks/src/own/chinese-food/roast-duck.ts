import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'roast-duck',
  zh: { word: '烤鸭', meaning: '果木炉里挂着转，皮脆肉嫩', also: ['北京烤鸭', '挂炉烤鸭', '烧鸭', '片皮鸭'] },
  en: {
    word: 'roast duck',
    meaning: 'hung over fruit wood until the skin crackles',
    also: ['peking duck', 'beijing duck', 'barbecued duck'],
  },
};

export const roastDuckMarks = [
  defineMark({
    ...words,
    name: 'hanging',
    idea: {
      zh: '铁钩挂着一只烤鸭，长颈弯弯，身子圆鼓',
      en: 'a duck hung from its hook, long neck bent, body full and round',
    },
    draw: ({ circle, path, union, cut, stroke, grow, drop, both, polygon, rect }, dice) => {
      const gap = dice.between(9, 10.5);
      const belly = dice.between(62, 66);
      const wing = dice.between(46, 54);
      const body = union(
        drop(124, 156, belly, [124, 66]),
        stroke(path([124, 110]).line([124, 52]).through([114, 36], [98, 44]), 27),
      );
      const head = union(
        circle(92, 54, 21),
        polygon(
          [
            [76, 42],
            [98, 74],
            [54, 98],
          ],
          6,
        ),
      );
      const legs = both(stroke(path([100, 200]).line([92, 236]), 17), 124);
      const hook = stroke(path([124, 0]).line([124, 16]).through([138, 32], [124, 48]).smooth([112, 54]), 11);
      const seam = both(stroke(path([96, 130]).through([86, 130 + wing / 2], [102, 130 + wing]), gap), 124);
      return {
        parts: [...ink(cut(union(body, head, legs), grow(hook, gap - 1), seam, circle(90, 52, 5.5))), ...accent(hook)],
        small: ink(
          union(
            drop(124, 158, 70, [124, 20]),
            circle(98, 48, 24),
            polygon([
              [76, 40],
              [106, 76],
              [52, 104],
            ]),
          ),
          rect(114, -6, 20, 18),
        ),
        places: { top: { x: 124, y: 0, width: 12 }, neck: { x: 124, y: 80, width: 30 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-platter',
    idea: {
      zh: '一盘烤鸭，长颈贴着盘沿，一只腿翘起',
      en: 'a roast duck on its platter, neck along the rim, one leg in the air',
    },
    draw: ({ circle, path, union, cut, stroke, rect, above, polygon }, dice) => {
      const gap = dice.between(9, 10.5);
      const back = dice.between(62, 70);
      const kick = dice.between(196, 206);
      const body = path([70, 184])
        .through([74, 110], [132, back + 14])
        .through([196, 92], [206, 184])
        .close();
      const neck = union(
        stroke(path([96, 164]).line([56, 164]), 30),
        circle(48, 160, 25),
        polygon(
          [
            [40, 142],
            [-2, 172],
            [40, 182],
          ],
          6,
        ),
      );
      const leg = union(
        stroke(path([170, 130]).line([kick, 66]), 20),
        circle(kick - 6, 56, 15),
        circle(kick + 14, 66, 15),
      );
      const thigh = stroke(path([196, 152]).through([150, 160], [148, 118]), gap);
      const slits = union(stroke(path([98, 124]).line([122, 140]), gap), stroke(path([90, 148]).line([112, 162]), gap));
      const plate = path([4, 194])
        .line([236, 194])
        .through([222, 222], [196, 222])
        .line([44, 222])
        .through([18, 222], [4, 194])
        .close();
      return {
        parts: [...ink(cut(union(body, neck, leg), circle(42, 156, 6), slits, thigh)), ...accent(plate)],
        small: ink(union(cut(body, above(0)), neck, leg), rect(4, 202, 232, 26)),
        places: { ground: 218, top: { x: 130, y: back + 14, width: 60 }, facing: 'left' },
      };
    },
  }),
];
