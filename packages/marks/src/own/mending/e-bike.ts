import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'mending',
  concept: 'e-bike',
  zh: { word: '电动车', meaning: '轻轻一拧，去得更远', also: ['电瓶车', '电动自行车', '电单车'] },
  en: {
    word: 'e-bike',
    meaning: 'a light push and you are there',
    also: ['electric bike', 'electric bicycle', 'electric scooter'],
  },
};

export const eBikeMarks = [
  defineMark({
    ...words,
    name: 'step-through',
    idea: { zh: '一辆电动车，车身一道闪电', en: 'an electric scooter with a bolt on its side' },
    draw: ({ circle, cut, path, polygon, rect, ring, shape, stroke, union }, dice) => {
      const r = dice.between(36, 39);
      const wheels = union(ring(52, 190, r, 13), ring(192, 190, r, 13));
      const seat = rect(20, 88, 86, 21, 10);
      const box = shape(
        [28, 118],
        [98, 118],
        [104, 150, 80],
        [124, 176, 0],
        [96, 190, null, null],
        [92, 186, null, -90],
        [52, 142, 180],
        [26, 150, 150, null],
      );
      const deck = stroke(path([106, 180]).line([144, 180], [172, 92], [160, 52]), 17);
      const bar = stroke(path([132, 52]).line([176, 48]), 14);
      const fork = stroke(path([172, 92]).line([190, 188]), 14);
      const bolt = polygon(
        [
          [76, 2],
          [38, 48],
          [58, 48],
          [48, 78],
          [90, 32],
          [68, 32],
          [86, 2],
        ],
        2,
      );
      const body = union(box, deck, bar, cut(fork, circle(192, 190, 20)));
      return {
        parts: [...ink(cut(body, circle(52, 190, r + 9), circle(192, 190, r + 9)), seat), ...accent(wheels, bolt)],
        small: [
          ...ink(
            cut(
              union(box, stroke(path([106, 178]).line([144, 178], [172, 92], [160, 52]), 22), bar),
              circle(52, 190, 50),
              circle(192, 190, 48),
            ),
            seat,
          ),
          ...accent(ring(52, 190, 38, 20), ring(192, 190, 38, 20)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'plug-bicycle',
    idea: { zh: '一辆自行车，车架上一块电池带闪电', en: 'a bicycle whose frame holds a battery with a bolt' },
    draw: ({ cut, grow, path, polygon, ring, stroke, union }, dice) => {
      const r = dice.between(47, 50);
      const wheels = union(ring(54, 172, r, 12), ring(186, 172, r, 12));
      const frame = union(
        stroke(path([54, 172]).line([92, 100], [166, 100], [118, 172], [54, 172]), 12),
        stroke(path([118, 172]).line([84, 78]), 12),
        stroke(path([186, 172]).line([158, 68], [182, 62]), 12),
        stroke(path([68, 76]).line([102, 76]), 14),
      );
      const bolt = polygon(
        [
          [134, 8],
          [96, 62],
          [120, 62],
          [112, 96],
          [152, 44],
          [128, 44],
          [144, 8],
        ],
        2,
      );
      return {
        parts: [...ink(cut(union(frame, wheels), grow(bolt, 10))), ...accent(bolt)],
        small: [
          ...ink(ring(52, 170, 50, 20), ring(188, 170, 50, 20), stroke(path([96, 126]).line([146, 126]), 20)),
          ...accent(bolt),
        ],
      };
    },
  }),
];
