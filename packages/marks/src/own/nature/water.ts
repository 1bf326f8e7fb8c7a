import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'water',
  zh: { word: '水', meaning: '上善若水，清澈纯净' },
  en: { word: 'water', meaning: 'clear, pure and yielding' },
};

export const waterMarks = [
  defineMark({
    ...words,
    name: 'drop-and-wave',
    idea: {
      zh: '一滴水，水波从中穿过',
      en: 'a drop with a wave running through it',
    },
    draw: ({ drop, path, stroke, cut }, dice) => {
      const swell = dice.between(12, 17);
      const level = dice.between(142, 152);
      const gap = dice.between(11, 13);
      const size = dice.between(72, 78);
      const shape = drop(120, 228 - size, size, [120, 4]);
      const wave = (thickness: number) =>
        stroke(
          path([40, level])
            .through([80, level - swell], [120, level])
            .smooth([200, level]),
          thickness,
          'butt',
        );
      const foot = path([40, level])
        .through([80, level - swell], [120, level])
        .smooth([200, level])
        .line([200, 240], [40, 240])
        .close();
      return {
        parts: [
          ...ink(cut(shape, foot, wave(gap))),
          ...accent(cut(shape, cut(path([0, -40]).line([240, -40], [240, 240], [0, 240]).close(), foot), wave(gap))),
        ],
        small: ink(cut(shape, stroke(path([20, level + 6]).through([120, level - 18], [220, level + 6]), 20, 'butt'))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'spring',
    idea: {
      zh: '一眼泉跃起两弧与一滴',
      en: 'a spring leaping up in two arcs and a drop',
    },
    draw: ({ path, stroke, both, drop, rect, union, cut, leftOf }, dice) => {
      const weight = dice.between(13, 15);
      const rise = dice.between(62, 72);
      const size = dice.between(19, 23);
      const jet = stroke(
        path([112 - weight / 2, 190])
          .line([112 - weight / 2, rise + 46])
          .through([80, rise + 18], [48, rise + 50])
          .line([48, rise + 66]),
        weight,
      );
      const basin = rect(26, 200, 188, weight + 2, (weight + 2) / 2);
      return {
        parts: [
          ...ink(both(cut(jet, rect(0, 0, 0.001, 1))), basin),
          ...accent(drop(120, 66, size, [120, 66 - size * 2.6])),
        ],
        small: ink(
          union(both(stroke(path([106, 190]).line([106, 116]).through([74, 84], [42, 118]), 20))),
          rect(20, 206, 200, 20, 8),
          cut(drop(120, 56, 26, [120, -6]), leftOf(0)),
        ),
      };
    },
  }),
];
