import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'qingtuan',
  zh: {
    word: '青团',
    meaning: '咬开艾草的清香，就是江南的春天',
    also: ['艾团', '清明果', '艾粑', '艾草青团', '清明粿'],
  },
  en: {
    word: 'qingtuan',
    meaning: 'the green of mugwort outside, sweet inside: spring in one bite',
    also: ['green rice ball', 'mugwort rice ball', 'qingming rice ball'],
  },
};

export const qingtuanMarks = [
  defineMark({
    ...words,
    name: 'halved',
    idea: {
      zh: '一颗青团掰开，豆沙馅满满，艾叶托着',
      en: 'a green rice ball broken open on its bean filling, another behind it on a leaf of mugwort',
    },
    draw: ({ circle, rect, vesica, path, shape, stroke, grow, cut }, dice) => {
      const gap = dice.between(9, 10);
      const half = circle(88, 142, 74);
      const ball = circle(166, 108, 60);
      const leaf = vesica([8, 224], [236, 214], 52);
      const paste = shape(
        [52, 140, null, -70],
        [88, 102, 10],
        [122, 138, 80],
        [104, 176, 160],
        [60, 172, -120],
        [52, 140, -70, null],
      );
      return {
        parts: [
          ...ink(
            cut(ball, grow(half, gap), grow(leaf, gap), stroke(path([178, 68]).through([204, 82], [208, 110]), 9)),
            cut(half, grow(paste, gap), grow(leaf, gap)),
          ),
          ...accent(cut(paste, stroke(path([70, 134]).through([78, 120], [92, 118]), 9)), leaf),
        ],
        small: ink(cut(circle(110, 110, 96), circle(110, 110, 72)), circle(110, 110, 48), rect(30, 214, 180, 20, 10)),
        places: { ground: 238, top: { x: 166, y: 48, width: 50 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'mugwort',
    idea: {
      zh: '一只油亮的青团坐在箬叶上，身后一枝艾草',
      en: 'one glossy green dumpling on its leaf, a sprig of mugwort behind it',
    },
    draw: ({ circle, vesica, path, stroke, grow, union, cut }, dice) => {
      const r = dice.between(70, 74);
      const ball = circle(92, 142, r);
      const shine = stroke(path([52, 128]).through([62, 104], [86, 92]), 12);
      const leaf = path([-20, 214]).through([100, 268], [236, 204]).through([100, 226], [-20, 214]).close();
      const sprig = union(
        stroke(path([178, 196]).through([196, 110], [180, 10]), 12, 'butt'),
        vesica([182, 40], [178, -14], 26),
        vesica([188, 78], [140, 26], 28),
        vesica([188, 78], [234, 24], 28),
        vesica([188, 132], [242, 82], 30),
      );
      return {
        parts: [...ink(cut(ball, shine)), ...accent(cut(sprig, grow(ball, 9)), cut(leaf, grow(ball, 9)))],
        small: ink(
          cut(circle(96, 132, 78), circle(72, 106, 14)),
          cut(
            union(
              vesica([196, 190], [196, 70], 44),
              vesica([190, 110], [236, 30], 40),
              vesica([170, 90], [150, 10], 38),
            ),
            circle(96, 132, 96),
          ),
          path([-10, 222]).through([110, 262], [236, 212]).through([110, 226], [-10, 222]).close(),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
];
