import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'music-note',
  zh: { word: '音符', meaning: '听得见的好心情' },
  en: { word: 'music note', meaning: 'good cheer you can hear' },
};

export const musicNoteMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一根横梁下两个音符',
      en: 'two notes under one beam',
    },
    draw: ({ circle, rect, polygon, union }, dice) => {
      const head = dice.between(32, 36);
      const stem = dice.between(16, 19);
      const beam = dice.between(34, 40);
      const rise = dice.between(18, 28);
      const [left, right] = [28 + 2 * head, 214];
      const pair = (thickness: number) =>
        union(
          circle(left - head, 190, head),
          rect(left - thickness, 30 + rise, thickness, 160 - rise),
          rect(right - thickness, 40, thickness, 150 - rise),
          polygon([
            [left - thickness, 20 + rise],
            [right, 20],
            [right, 20 + beam],
            [left - thickness, 20 + rise + beam],
          ]),
        );
      return {
        parts: [...ink(union(pair(stem), circle(right - head, 190 - rise, head)))],
        small: ink(union(pair(24), circle(right - head, 190 - rise, head))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-waves',
    idea: {
      zh: '一个音符浮在三道声波上',
      en: 'one note afloat on three waves of sound',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const head = dice.between(34, 38);
      const stem = dice.between(16, 18);
      const swell = dice.between(10, 15);
      const weight = dice.between(11, 13);
      const [x, y] = [104, 166];
      const edge = x + head;
      const note = (thickness: number) =>
        union(
          circle(x, y, head),
          rect(edge - thickness, 14, thickness, y - 14),
          path([edge - thickness, 14])
            .line([edge, 14])
            .through([edge + 36, 54], [edge + 42, 112])
            .through([edge + 26, 78], [edge - 4, 62])
            .close(),
        );
      const wave = (at: number) =>
        stroke(
          path([16, at])
            .through([68, at - swell], [120, at])
            .smooth([224, at]),
          weight,
        );
      return {
        parts: [...ink(note(stem)), ...accent(...[142, 174, 206].map((at) => cut(wave(at), grow(note(stem), 10))))],
        small: ink(note(22)),
      };
    },
  }),
];
