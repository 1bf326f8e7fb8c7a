import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'bronze-mirror',
  zh: { word: '铜镜', meaning: '以铜为镜，照见初心', also: ['古镜', '青铜镜', '铜镜纹', '镜鉴'] },
  en: {
    word: 'bronze mirror',
    meaning: 'a mirror of bronze, and the heart it shows',
    also: ['ancient mirror', 'chinese bronze mirror', 'antique mirror'],
  },
};

export const bronzeMirrorMarks = [
  defineMark({
    ...words,
    name: 'on-a-stand',
    idea: {
      zh: '一面菱花铜镜架在镜台上，背面四鸟绕钮',
      en: 'a lobed bronze mirror on its wooden stand, petals round the knob',
    },
    draw: ({ circle, ring, rect, vesica, onCircle, path, stroke, grow, union, cut, around }, dice) => {
      const lobe = dice.between(24, 26);
      const disc = union(
        circle(120, 92, 70),
        ...Array.from({ length: 8 }, (_, i) => circle(...onCircle(120, 92, 64, i * 45), lobe)),
      );
      const cradle = stroke(path([20, 92]).through([120, 196], [220, 92]), 14);
      const foot = union(rect(111, 186, 18, 34), rect(62, 216, 116, 22, 6));
      return {
        parts: [
          ...ink(
            cut(disc, ring(120, 92, 62, 9), ...around(vesica([120, 44], [120, 76], 15), 4, [120, 92])),
            union(cut(cradle, grow(disc, 4)), foot),
          ),
        ],
        small: ink(
          cut(circle(120, 92, 88), circle(120, 92, 40)),
          circle(120, 92, 20),
          union(stroke(path([14, 108]).through([120, 206], [226, 108]), 18), rect(62, 214, 116, 26)),
        ),
        places: { ground: 238, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'handled',
    idea: {
      zh: '一面葵花形带柄铜镜，镜面一道亮光，柄下系红穗',
      en: 'a flower-rimmed hand mirror, a gleam across its face, a tassel at the handle',
    },
    draw: ({ circle, rect, polygon, onCircle, path, stroke, union, cut }, dice) => {
      const lobe = dice.between(38, 41);
      const rim = union(
        circle(120, 84, 60),
        ...Array.from({ length: 6 }, (_, i) => circle(...onCircle(120, 84, 46, 30 + i * 60), lobe)),
      );
      const gleam = stroke(path([102, 106]).line([138, 66]), 13);
      const tassel = polygon([
        [110, 220],
        [130, 220],
        [142, 254],
        [98, 254],
      ]);
      return {
        parts: [
          ...ink(cut(union(rim, rect(106, 150, 28, 60)), circle(120, 84, 58))),
          ...accent(cut(circle(120, 84, 47), gleam), tassel),
        ],
        small: ink(cut(union(circle(120, 80, 80), rect(100, 150, 40, 96)), circle(120, 80, 56)), circle(120, 80, 38)),
        places: { inside: { x: 120, y: 84, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
];
