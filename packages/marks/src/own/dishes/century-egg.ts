import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'century-egg',
  zh: { word: '皮蛋', meaning: '松花入蛋，越陈越有味', also: ['松花蛋', '变蛋', '皮蛋瘦肉粥', '无铅皮蛋'] },
  en: {
    word: 'century egg',
    meaning: 'pine needles grown in amber',
    also: ['preserved egg', 'thousand-year egg', 'pidan', 'hundred-year egg'],
  },
};

export const centuryEggMarks = [
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '一枚皮蛋切开，深色蛋白上开着松花，蛋心流油',
      en: 'a dark egg cut open, pine patterns in its white, the yolk soft',
    },
    draw: ({ circle, ring, above, below, path, stroke, union, cut, intersect, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const yolk = dice.between(27, 30);
      const egg = (x: number, y: number, r: number) =>
        union(
          intersect(circle(x, y, r), below(y)),
          intersect(circle(x - 24, y, r + 24), circle(x + 24, y, r + 24), above(y)),
        );
      const front = turn(egg(82, 146, 70), -14, [82, 146]);
      const back = turn(egg(166, 112, 64), 16, [166, 112]);
      const pine = (x: number, y: number, at: number) =>
        turn(union(...[-45, 0, 45].map((lean) => turn(stroke(path([x, y]).line([x, y - 26]), 10), lean, [x, y]))), at, [
          x,
          y,
        ]);
      return {
        parts: [
          ...ink(cut(front, ring(80, 152, yolk + 11, 11))),
          ...ink(cut(back, grow(front, gap), pine(186, 84, 0), pine(190, 142, 20))),
        ],
        small: ink(cut(front, ring(80, 150, 46, 17)), cut(back, grow(front, 15))),
        places: { ground: 214, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'peeled',
    idea: {
      zh: '剥了一半的皮蛋：下面是壳，上面蛋清里一枝松花',
      en: 'a preserved egg half out of its shell, a pine frond showing in the dark white',
    },
    draw: ({ path, shape, stroke, grow, union, cut, intersect }, dice) => {
      const gap = dice.between(9.5, 11);
      const wide = dice.between(80, 86);
      const egg = shape([120, 2, 0], [120 + wide, 140, 90], [120, 226, 180], [120 - wide, 140, -90]);
      const shellRoom = path([-20, 142])
        .line([30, 134], [75, 162], [120, 134], [165, 162], [210, 134], [260, 142], [260, 300], [-20, 300])
        .close();
      const frond = union(
        stroke(path([120, 118]).line([120, 28]), 11, 'butt'),
        stroke(path([86, 42]).line([120, 76], [154, 42]), 11, 'butt'),
        stroke(path([78, 74]).line([120, 114], [162, 74]), 11, 'butt'),
      );
      return {
        parts: [...ink(cut(egg, grow(shellRoom, gap), frond)), ...accent(intersect(grow(egg, 8), shellRoom))],
        small: ink(
          cut(egg, grow(shellRoom, 16), stroke(path([84, 60]).line([120, 96], [156, 60]), 17)),
          intersect(grow(egg, 8), shellRoom),
        ),
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
