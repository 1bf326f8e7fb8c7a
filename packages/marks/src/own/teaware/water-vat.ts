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
  defineMark({
    ...words,
    name: 'ladle',
    idea: {
      zh: '一口大水缸盖着半边木盖，盖上搁一只葫芦瓢',
      en: 'a great vat half covered with a wooden lid, a gourd ladle lying on it',
    },
    draw: ({ circle, rect, above, below, path, stroke, union, cut }, dice) => {
      const belly = dice.between(112, 118);
      const vat = path([30, 108])
        .line([210, 108])
        .through([120 + belly, 150], [172, 246])
        .line([68, 246])
        .through([120 - belly, 150], [30, 108])
        .close();
      const ladle = union(
        cut(circle(84, 42, 46), above(38)),
        stroke(path([120, 42]).through([160, 26], [220, 42]), 17, 'butt'),
      );
      return {
        parts: [...ink(cut(vat, rect(0, 132, 240, 11)), rect(8, 82, 224, 17)), ...accent(cut(ladle, below(73)))],
        small: ink(vat, rect(8, 70, 224, 22), cut(circle(90, 30, 48), above(26), below(60))),
        places: {
          ground: 246,
          top: { x: 120, y: 82, width: 220 },
          inside: { x: 120, y: 190, width: 130, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
