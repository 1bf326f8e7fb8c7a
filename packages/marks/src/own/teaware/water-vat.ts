import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'teaware',
  concept: 'water-vat',
  zh: {
    word: '水缸',
    meaning: '一缸清水，养一朵荷',
    also: ['大水缸', '酒缸', '酱缸', '大缸', '陶缸', '荷花缸', '司马光砸缸'],
  },
  en: {
    word: 'water vat',
    meaning: 'a vat of clear water and one lotus',
    also: ['large water jar', 'clay vat', 'sauce vat', 'courtyard vat'],
  },
};

export const waterVatMarks = [
  defineMark({
    ...words,
    name: 'lotus',
    idea: {
      zh: '一口大水缸，缸口浮着荷叶，一朵荷花立起来',
      en: 'a great water vat, lotus leaves at its mouth and one flower standing up',
    },
    draw: ({ rect, polygon, vesica, below, path, shape, stroke, union, cut }, dice) => {
      const lift = dice.between(0, 6);
      const vat = cut(
        shape([22, 112], [218, 112], [208, 170, 100], [168, 232], [72, 232], [32, 170, -80]),
        rect(0, 140, 240, 10),
      );
      const rim = rect(10, 98, 220, 16, 7);
      const flower = union(
        vesica([150, 76], [150, 6 - lift], 34),
        vesica([150, 78], [112, 28], 26),
        vesica([150, 78], [188, 28], 26),
      );
      const stem = stroke(path([150, 70]).line([150, 94]), 10);
      const pad = cut(
        oval(66, 74, 48, 18),
        polygon(
          [
            [66, 74],
            [100, 50],
            [112, 66],
          ],
          1,
        ),
      );
      return {
        parts: [...ink(union(vat, rim)), ...accent(union(flower, cut(stem, below(88))), pad)],
        small: ink(
          union(
            shape([22, 112], [218, 112], [208, 170, 100], [168, 234], [72, 234], [32, 170, -80]),
            rect(10, 100, 220, 20, 7),
          ),
          union(vesica([140, 86], [140, 10], 36), vesica([140, 86], [96, 34], 28), vesica([140, 86], [184, 34], 28)),
        ),
        places: { ground: 232, inside: { x: 120, y: 186, width: 130, height: 70 }, facing: 'front' },
      };
    },
  }),
];
