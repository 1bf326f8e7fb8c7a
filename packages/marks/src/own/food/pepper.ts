import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'pepper',
  zh: { word: '辣椒', meaning: '热烈、直爽，一口上头' },
  en: { word: 'chilli', meaning: 'warm, frank and hot at the first bite' },
};

export const pepperMarks = [
  defineMark({
    ...words,
    name: 'chilli',
    idea: {
      zh: '一只辣椒，弯如微笑',
      en: 'one chilli, bent like a smile',
    },
    draw: ({ path, stroke, cut, turn, union }, dice) => {
      const belly = dice.between(0, 10);
      const tilt = dice.between(-8, 12);
      const shine = dice.between(0.9, 1.1);
      const body = path([52, 92])
        .through([84 - belly, 186], [222, 214])
        .through([146, 170], [126, 88])
        .through([89, 66], [52, 92])
        .close();
      const light = stroke(path([84, 106]).through([92, 144 * shine], [124, 172]), 11);
      const stem = union(stroke(path([88, 60]).through([92, 40], [112, 22]), 15));
      return {
        parts: [
          ...ink(turn(cut(body, light), tilt)),
          ...accent(turn(cut(stem, stroke(path([52, 92]).through([89, 66], [126, 88]), 18)), tilt)),
        ],
        small: ink(turn(union(body, stroke(path([88, 74]).through([92, 44], [114, 24]), 18)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一柄两椒，并排垂下',
      en: 'two chillies hanging from one stem',
    },
    draw: ({ path, stroke, cut, both, union, mirror, rightOf }, dice) => {
      const bow = dice.between(0, 8);
      const reach = dice.between(20, 30);
      const weight = dice.between(12, 14);
      const horn = path([66, 92])
        .through([66 + bow, 158], [reach, 226])
        .through([102, 186], [114, 90])
        .through([91, 66], [66, 92])
        .close();
      const stem = union(
        both(stroke(path([90, 60]).through([100, 38], [120, 30]), weight)),
        stroke(path([120, 30]).line([120, 10]), weight),
      );
      const half = cut(horn, rightOf(115));
      const rim = stroke(path([66, 92]).through([91, 66], [114, 90]), 17);
      return {
        parts: [...ink(half, mirror(half)), ...accent(cut(stem, rim, mirror(rim)))],
        small: ink(
          cut(horn, stroke(path([120, 0]).line([120, 240]), 20)),
          cut(mirror(horn), stroke(path([120, 0]).line([120, 240]), 20)),
          stroke(path([120, 50]).line([120, 16]), 18),
        ),
      };
    },
  }),
];
