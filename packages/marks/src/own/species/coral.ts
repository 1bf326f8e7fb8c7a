import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'coral',
  zh: { word: '珊瑚', meaning: '海底慢慢长成的花园', also: ['珊瑚礁', '红珊瑚', '珊瑚枝', '海底珊瑚'] },
  en: {
    word: 'coral',
    meaning: 'a garden that grew slowly under the sea',
    also: ['coral reef', 'red coral', 'coral branch', 'sea coral', 'reef'],
  },
};

export const coralMarks = [
  defineMark({
    ...words,
    name: 'branching',
    idea: { zh: '一株枝杈圆润的珊瑚', en: 'a branching coral with round tips' },
    draw: ({ circle, path, rect, stroke, union }, dice) => {
      const sway = dice.between(-5, 5);
      const pen = 20;
      const trunk = stroke(path([120, 216]).through([112, 150], [118 + sway, 22]), 26);
      const left = stroke(path([116, 196]).through([62, 168], [62, 74]), pen);
      const leftTwig = stroke(path([53, 150]).through([24, 140], [14, 92]), pen);
      const right = stroke(path([118, 168]).through([172, 142], [176, 48]), pen);
      const rightTwig = stroke(path([181, 108]).through([214, 104], [226, 62]), pen);
      const coral = union(trunk, left, leftTwig, right, rightTwig);
      const bubbles = [circle(30, 50, 13), circle(206, 178, 13)];
      return {
        parts: [...ink(union(coral, rect(66, 214, 108, 20, [10, 10, 3, 3]))), ...accent(...bubbles)],
        small: ink(
          union(
            stroke(path([120, 222]).line([120, 26]), 32),
            stroke(path([116, 190]).through([52, 168], [46, 70]), 30),
            stroke(path([124, 164]).through([184, 146], [194, 56]), 30),
            rect(66, 210, 108, 26),
          ),
        ),
        places: { top: { x: 120, y: 26, width: 24 }, ground: 234, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-fish',
    idea: { zh: '一丛珊瑚旁游过一条小鱼', en: 'a little fish swimming past a stand of coral' },
    draw: ({ circle, cut, path, polygon, rect, stroke, union, vesica }, dice) => {
      const pen = 22;
      const tall = dice.between(14, 24);
      const stem = (from: readonly [number, number], by: readonly [number, number], to: readonly [number, number]) =>
        stroke(path(from).through(by, to), pen);
      const coral = union(
        stem([88, 220], [76, 150], [88, tall + 14]),
        stem([79, 184], [34, 168], [22, 104]),
        stem([77, 152], [46, 118], [46, 62]),
        stem([84, 200], [136, 182], [138, 128]),
        rect(34, 212, 150, 22, [10, 10, 3, 3]),
      );
      const fish = cut(
        union(
          vesica([124, 70], [208, 70], 54),
          polygon([
            [190, 70],
            [232, 46],
            [232, 94],
          ]),
        ),
        circle(148, 66, 6.5),
      );
      return {
        parts: [...ink(coral), ...accent(fish)],
        small: [
          ...ink(
            union(
              stroke(path([80, 220]).line([80, 30]), 30),
              stroke(path([80, 180]).through([28, 160], [24, 90]), 28),
              rect(30, 206, 150, 28),
            ),
          ),
          ...accent(
            union(
              vesica([116, 80], [206, 80], 64),
              polygon([
                [188, 80],
                [232, 50],
                [232, 110],
              ]),
            ),
          ),
        ],
        places: { ground: 234, facing: 'left' },
      };
    },
  }),
];
