import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'gramophone',
  zh: { word: '留声机', also: ['唱机', '老唱机', '黑胶唱机'], meaning: '旧时光，慢慢放给你听' },
  en: { word: 'gramophone', also: ['phonograph', 'record player'], meaning: 'old days, played slowly' },
};

export const gramophoneMarks = [
  defineMark({
    ...words,
    name: 'horn',
    idea: { zh: '喇叭花一样的铜号，立在唱机上', en: 'a horn open like a morning glory over its box' },
    draw: ({ shape, curve, stroke, rect, circle, cut, union, grow, vesica }, dice) => {
      const flare = dice.between(60, 68);
      const box = dice.between(46, 52);
      const tilt = dice.between(0, 8);
      const bell = shape(
        [96, 112, -120],
        [104, 92 - tilt, -40],
        [186, 18 - tilt, -30, 60],
        [196, 60, 90],
        [186, 18 + flare * 1.6, 120, 200],
        [130, 118, 200],
      );
      const mouth = vesica([184, 6 - tilt], [196, 30 + flare * 1.6], 40);
      const pipe = stroke(curve([116, 104, 150], [66, 116, 110], [70, 160, 70]), 14);
      const disc = rect(34, 154, 150, 13, 6);
      const chest = rect(26, 176, 166, box, [4, 4, 8, 8]);
      return {
        parts: [
          ...ink(
            union(cut(bell, grow(mouth, 9)), cut(pipe, rect(0, 150, 240, 90))),
            disc,
            cut(chest, circle(109, 176 + box / 2, 10)),
          ),
          ...accent(mouth),
        ],
        small: ink(union(bell, pipe), rect(26, 176, 166, 46, 6)),
        places: {
          inside: { x: 110, y: 30, width: 80, height: 90 },
          top: { x: 109, y: 154, width: 150 },
          ground: 176 + box,
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'record',
    idea: { zh: '一张黑胶，唱臂轻轻搭上', en: 'a record, the arm laid lightly on it' },
    draw: ({ circle, ring, path, stroke, union, cut, grow, sector }, dice) => {
      const label = dice.between(24, 28);
      const groove = dice.between(54, 60);
      const turn = dice.between(-10, 10);
      const arm = union(stroke(path([214, 20]).line([214, 110], [158, 158]), 13), circle(214, 22, 17));
      const disc = cut(
        circle(104, 128, 92),
        circle(104, 128, label + 9),
        cut(
          ring(104, 128, groove + 5, 10),
          union(sector(104, 128, 100, turn - 20, turn + 70), sector(104, 128, 100, turn + 160, turn + 250)),
        ),
      );
      return {
        parts: [...ink(cut(disc, grow(arm, 9))), ...accent(cut(circle(104, 128, label), circle(104, 128, 7)), arm)],
        small: ink(
          cut(circle(104, 128, 92), circle(104, 128, 24), stroke(path([214, 20]).line([214, 110], [158, 158]), 46)),
          stroke(path([214, 30]).line([214, 110], [162, 154]), 20),
        ),
        places: {},
      };
    },
  }),
];
