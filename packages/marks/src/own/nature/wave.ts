import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'wave',
  zh: { word: '浪', meaning: '乘势而起，生生不息' },
  en: { word: 'wave', meaning: 'rising with the tide, never still' },
};

export const waveMarks = [
  defineMark({
    ...words,
    name: 'crest',
    idea: {
      zh: '一道浪卷过自己的空怀，海水在下奔流',
      en: 'a breaking wave rolled over its own hollow, the sea running on under it',
    },
    draw: ({ path, stroke, cut, circle, soften }, dice) => {
      const lip = dice.between(128, 138);
      const stripe = dice.between(10, 12);
      const spray = dice.between(10, 12);
      const trough = dice.between(168, 174);
      const wave = path([8, 206])
        .through([40, 176], [50, 122])
        .through([92, 44], [178, 62])
        .through([206, 90], [206, lip])
        .through([176, 96], [132, 112])
        .through([124, trough - 14], [176, trough])
        .smooth([232, 156])
        .line([232, 206])
        .close();
      const seam = stroke(path([74, 196]).through([82, 110], [156, 82]), stripe);
      return {
        parts: [...ink(cut(soften(wave, 2), seam)), ...accent(circle(206, 44, spray), circle(174, 142, spray))],
        small: ink(wave),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scales',
    idea: { zh: '海水江崖：浪花卷起两层，一轮日头落在浪上', en: 'two rows of curling waves under a rising disc' },
    draw: ({ circle, rect, path, stroke, union }, dice) => {
      const rise = dice.between(0, 6);
      const curl = (x: number, y: number) =>
        path([x - 44, y + 44])
          .through([x - 34, y - 8], [x + 18, y - 14])
          .through([x + 44, y + 4], [x + 30, y + 28])
          .through([x + 18, y + 34], [x + 12, y + 22])
          .through([x + 14, y + 12], [x + 4, y + 10])
          .through([x - 14, y + 20], [x + 2, y + 44])
          .close();
      return {
        parts: [
          ...ink(
            union(curl(54, 134), curl(130, 134), curl(196, 134), rect(12, 174, 216, 16, 6)),
            stroke(path([14, 212]).through([48, 202], [84, 212]).smooth([156, 212]).smooth([226, 212]), 12),
          ),
          ...accent(circle(120, 66 - rise, 36)),
        ],
        small: ink(
          circle(120, 62, 40),
          stroke(path([10, 140]).through([64, 116], [120, 140]).smooth([230, 140]), 20),
          stroke(path([10, 200]).through([64, 176], [120, 200]).smooth([230, 200]), 20),
        ),
        places: { ground: 220, facing: 'front' },
      };
    },
  }),
];
