import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'thread',
  zh: { word: '针线', meaning: '一针一线，把心意缝进去' },
  en: { word: 'needle and thread', meaning: 'stitch by stitch, care sewn into the work' },
};

export const threadMarks = [
  defineMark({
    ...words,
    name: 'needle',
    idea: {
      zh: '一根斜针，线穿针眼摆成长S',
      en: 'a slanting needle, its thread swinging through the eye in one long S',
    },
    draw: ({ path, rect, stroke, cut, turn, grow, vesica }, dice) => {
      const width = dice.between(29, 32);
      const swing = dice.between(40, 52);
      const weight = dice.between(13, 15);
      const tilt = dice.between(34, 42);
      const needle = path([120 - width / 2, 40])
        .through([120, 40 - width / 2], [120 + width / 2, 40])
        .line([120, 246])
        .close();
      const eye = rect(114, 34, 12, 44, 6);
      const sewn = turn(cut(needle, eye), tilt);
      const thread = stroke(
        path([178, 58])
          .through([224, 96], [182, 128])
          .smooth([130 + swing * 0.4, 190])
          .smooth([136, 224]),
        weight,
      );
      return {
        parts: [...ink(sewn), ...accent(cut(thread, grow(turn(needle, tilt), 9)))],
        small: ink(turn(cut(vesica([120, -50], [120, 244], 50), rect(110, 20, 20, 54, 10)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'spool',
    idea: {
      zh: '一轴线，线头正跑开',
      en: 'a spool wound with thread, one end running off',
    },
    draw: ({ rect, path, stroke, cut, union }, dice) => {
      const slope = dice.between(12, 20);
      const gap = dice.between(9.5, 11);
      const half = dice.between(54, 60);
      const flange = dice.between(26, 30);
      const [top, bottom] = [24, 216];
      const wound = rect(120 - half, top + flange + 10, half * 2, bottom - top - flange * 2 - 20, 12);
      const turnOf = (y: number, weight: number) =>
        stroke(path([20, y + slope]).line([220, y - slope]), weight, 'butt');
      const board = (y: number) => rect(120 - half - 22, y, half * 2 + 44, flange, 9);
      const tail = stroke(
        path([120 + half + 2, 150])
          .line([120 + half + 4, 150])
          .smooth([120 + half + 24, 172])
          .smooth([120 + half + 46, 194]),
        12,
      );
      return {
        parts: [
          ...ink(board(top), board(bottom - flange)),
          ...accent(union(cut(wound, ...[94, 120, 146].map((y) => turnOf(y, gap))), tail)),
        ],
        small: ink(board(top), board(bottom - flange), cut(wound, turnOf(120, 20))),
      };
    },
  }),
];
