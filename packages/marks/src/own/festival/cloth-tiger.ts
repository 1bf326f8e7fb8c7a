import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'cloth-tiger',
  zh: {
    word: '布老虎',
    meaning: '枕边的布老虎，守着孩子长大',
    also: ['布艺老虎', '虎枕', '老虎玩偶', '布偶虎', '黎侯虎'],
  },
  en: {
    word: 'cloth tiger',
    meaning: "a tiger of cloth that guards a child's sleep",
    also: ['stuffed tiger toy', 'folk tiger doll', 'fabric tiger', 'tiger pillow'],
  },
};

export const clothTigerMarks = [
  defineMark({
    ...words,
    name: 'toy',
    idea: {
      zh: '一只圆头大眼的布老虎，额上王字，尾巴翘起',
      en: 'a round-headed tiger of cloth, king on its brow, its tail up',
    },
    draw: ({ circle, ring, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(66, 70);
      const head = union(circle(82, 96, r), circle(32, 38, 22), circle(132, 38, 22));
      const body = path([96, 120])
        .line([180, 92])
        .through([226, 110], [224, 168])
        .line([224, 220], [190, 220], [186, 192], [140, 192], [136, 220], [96, 220])
        .close();
      const tail = stroke(path([212, 116]).through([242, 90], [224, 50]), 19);
      const eyes = [54, 110].map((x) => ring(x, 98, 20, 11));
      const king = [rect(68, 44, 28, 10), rect(68, 62, 28, 10), rect(77, 44, 10, 28)];
      const mouth = stroke(path([56, 132]).through([69, 144], [82, 130]).through([95, 144], [108, 132]), 10);
      const stripes = [stroke(path([172, 84]).line([168, 122]), gap), stroke(path([202, 92]).line([192, 128]), gap)];
      return {
        parts: [
          ...accent(cut(head, ...eyes, union(...king), mouth)),
          ...ink(cut(union(body, tail), grow(head, gap), ...stripes)),
        ],
        small: ink(
          cut(
            union(circle(84, 92, 72), circle(30, 30, 24), circle(138, 30, 24)),
            circle(58, 92, 15),
            circle(112, 92, 15),
          ),
          cut(union(rect(110, 110, 114, 114, 20), stroke(path([210, 120]).line([226, 56]), 24)), circle(84, 92, 86)),
        ),
        places: {
          head: { x: 82, y: 30, width: 100 },
          eyes: { x: 82, y: 98, width: 80 },
          back: { x: 184, y: 94, width: 60 },
          ground: 220,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '布老虎的脸：圆眼王字，胡须翘翘',
      en: 'the face of a cloth tiger, round eyes, 王 on the brow, whiskers out',
    },
    draw: ({ circle, ring, rect, polygon, path, shape, stroke, grow, union, cut, mirror }, dice) => {
      const ear = dice.between(30, 33);
      const face = shape([120, 34, 0], [216, 128, 90], [120, 218, 180], [24, 128, -90]);
      const ears = (x: number) => cut(circle(x, 58, ear), grow(face, 9));
      const king = union(rect(94, 54, 52, 9.5), rect(98, 74, 44, 9.5), rect(94, 94, 52, 9.5), rect(115, 54, 9.5, 48));
      const eye = ring(76, 132, 24, 10);
      const whisker = union(stroke(path([20, 170]).line([62, 174]), 9), stroke(path([32, 196]).line([68, 188]), 9));
      return {
        parts: [
          ...ink(
            cut(
              face,
              king,
              eye,
              mirror(eye),
              polygon(
                [
                  [106, 152],
                  [134, 152],
                  [120, 170],
                ],
                3,
              ),
              stroke(path([92, 188]).through([106, 196], [120, 186]).through([134, 196], [148, 188]), 9),
              whisker,
              mirror(whisker),
            ),
          ),
          ...accent(ears(44), ears(196)),
        ],
        small: ink(
          cut(face, circle(78, 132, 20), circle(162, 132, 20), rect(86, 60, 68, 17)),
          circle(26, 40, 24),
          circle(214, 40, 24),
        ),
        places: { head: { x: 120, y: 36, width: 110 }, eyes: { x: 120, y: 132, width: 110 }, facing: 'front' },
      };
    },
  }),
];
