import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'sancai-horse',
  zh: { word: '唐三彩', meaning: '盛唐的马，三色的釉', also: ['三彩马', '唐马', '陶马', '唐三彩马', '彩陶'] },
  en: {
    word: 'tang sancai horse',
    meaning: 'the horse of a golden age in three glazes',
    also: ['tri-colour glazed horse', 'tang dynasty horse', 'pottery horse', 'tang horse'],
  },
};

export const sancaiHorseMarks = [
  defineMark({
    ...words,
    name: 'standing',
    idea: { zh: '一匹立在方座上的三彩马，鞍披流釉', en: 'a pottery horse on its slab, glaze running from the saddle' },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const run = dice.between(120, 128);
      const horse = path([44, 64])
        .through([30, 78], [18, 92])
        .line([6, 80])
        .line([22, 46], [50, 22], [54, 8], [66, 22])
        .through([92, 52], [104, 84])
        .line([170, 80])
        .through([204, 84], [206, 120])
        .line([204, 214], [182, 214], [176, 150])
        .line([112, 150], [104, 214], [82, 214], [76, 132])
        .through([60, 100], [44, 64])
        .close();
      const saddle = union(
        path([116, 62])
          .through([140, 78], [166, 60])
          .line([172, 106], [160, run], [150, 106], [140, run + 10], [130, 106], [122, run], [110, 104])
          .close(),
      );
      const tail = stroke(path([204, 94]).through([228, 100], [226, 132]), 15);
      return {
        parts: [
          ...ink(cut(union(horse, tail), grow(saddle, gap), circle(46, 46, 5.5))),
          ...accent(saddle),
          ...ink(rect(56, 222, 172, 18, 4)),
        ],
        small: ink(
          union(
            path([10, 90])
              .line(
                [56, 10],
                [100, 80],
                [206, 80],
                [210, 200],
                [180, 200],
                [172, 150],
                [112, 150],
                [104, 200],
                [76, 200],
                [70, 120],
                [40, 80],
              )
              .close(),
          ),
          rect(50, 216, 180, 24),
        ),
        places: {
          back: { x: 140, y: 66, width: 50 },
          head: { x: 54, y: 10, width: 30 },
          eyes: { x: 46, y: 46, width: 12 },
          ground: 222,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '三彩马的马头，鬃毛剪齐，釉色从颈上流下',
      en: 'the head of a glazed horse, its mane cropped, the glaze running down its neck',
    },
    draw: ({ circle, rect, path, grow, union, cut, intersect }, dice) => {
      const run = dice.between(20, 30);
      const head = path([70, 246])
        .through([64, 150], [96, 76])
        .line([104, 16], [132, 52], [158, 60], [222, 132], [214, 164], [184, 166], [150, 138])
        .through([160, 190], [196, 246])
        .close();
      const mane = path([54, 246]).through([22, 140], [82, 40]).line([84, 76]).through([50, 150], [54, 246]).close();
      const glaze = union(rect(40, -20, 200, 192), rect(84, 160, 24, 20 + run), rect(130, 160, 24, 36 + run));
      return {
        parts: [...ink(intersect(cut(head, circle(146, 92, 9)), glaze)), ...accent(cut(head, grow(glaze, 9.5)), mane)],
        small: ink(cut(union(head, mane), circle(146, 92, 11))),
        places: {
          ground: 246,
          head: { x: 104, y: 24, width: 40 },
          eyes: { x: 146, y: 92, width: 20 },
          facing: 'right',
        },
      };
    },
  }),
];
