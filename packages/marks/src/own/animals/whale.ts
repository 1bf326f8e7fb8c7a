import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'whale',
  zh: { word: '鲸', meaning: '大而温和，心里装着一片海' },
  en: { word: 'whale', meaning: 'vast and gentle, with a whole sea inside' },
};

export const whaleMarks = [
  defineMark({
    ...words,
    name: 'spouting',
    idea: {
      zh: '一头圆鲸翘尾，头顶喷泉',
      en: 'a round whale lifting its tail, a fountain above its head',
    },
    draw: ({ circle, path, stroke, vesica, union, cut, intersect }, dice) => {
      const belly = dice.between(196, 204);
      const jet = dice.between(20, 26);
      const fluke = dice.between(30, 36);
      const body = path([14, 132])
        .through([70, 74], [132, 112])
        .smooth([192, 92])
        .line([216, 98])
        .through([188, 184], [110, belly])
        .through([34, 190], [14, 132])
        .close();
      const tail = union(vesica([206, 102], [160, 50], fluke), vesica([200, 104], [238, 44], fluke));
      const spout = union(
        stroke(
          path([76, 66])
            .line([76, 50])
            .through([76 - jet, 50 - jet], [76 - jet * 2, 50]),
          11,
        ),
        stroke(path([76, 50]).through([76 + jet, 50 - jet], [76 + jet * 2, 50]), 11),
      );
      const grooves = intersect(body, stroke(path([10, 150]).through([70, 176], [128, 168]), 9));
      return {
        parts: [...ink(cut(union(body, tail), circle(56, 128, 7.5), grooves)), ...accent(spout)],
        small: ink(cut(union(body, tail), circle(58, 134, 13))),
        places: {
          eyes: { x: 62, y: 128, width: 96 },
          head: { x: 76, y: 92, width: 90 },
          back: { x: 120, y: 104, width: 90 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'fluke',
    idea: {
      zh: '鲸入水中，只见尾在浪上',
      en: 'a whale going under, only its tail above the waves',
    },
    draw: ({ path, stroke, both, cut, grow, intersect, above }, dice) => {
      const droop = dice.between(70, 84);
      const waist = dice.between(15, 18);
      const base = dice.between(56, 64);
      const weight = dice.between(12, 14);
      const half = path([120, 54])
        .through([104, 38], [76, 36])
        .through([32, 44], [6, droop + 10])
        .through([52, 82], [120 - waist, 110])
        .through([120 - waist - 6, 152], [120 - base, 190])
        .line([120, 190])
        .close();
      const wave = (y: number, pen: number) =>
        stroke(
          path([14, y])
            .through([49, y + 16], [84, y])
            .smooth([156, y])
            .smooth([226, y]),
          pen,
        );
      const surface = wave(180, weight);
      const low = 180 + weight + 13;
      const ripple = stroke(path([70, low + 11]).through([120, low - 11], [170, low + 11]), weight);
      return {
        parts: [...ink(intersect(cut(both(half), grow(surface, 9)), above(172))), ...accent(surface, ripple)],
        small: ink(intersect(both(half), above(160)), wave(194, 20)),
      };
    },
  }),
];
