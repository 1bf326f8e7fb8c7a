import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'opera-mask',
  zh: { word: '京剧脸谱', meaning: '红忠白奸，一张脸唱尽人间', also: ['脸谱', '京剧', '戏曲', '国粹', '变脸', '花脸'] },
  en: {
    word: 'opera mask',
    meaning: 'red for the loyal, white for the sly: a whole story on one face',
    also: ['peking opera mask', 'beijing opera', 'chinese opera face', 'painted face'],
  },
};

export const operaMaskMarks = [
  defineMark({
    ...words,
    name: 'painted-face',
    idea: {
      zh: '一张花脸：额心一焰，卧眉立目，两颊翻纹',
      en: 'a painted face: a flame on the brow, winged eyes, curling cheeks',
    },
    draw: ({ path, circle, vesica, cut, both, drop, stroke, grow }, dice) => {
      const jaw = dice.between(92, 98);
      const flame = dice.between(17, 20);
      const wing = dice.between(16, 24);
      const face = path([26, 70])
        .through([120, -2], [214, 70])
        .through([120 + jaw, 160], [120, 238])
        .through([120 - jaw, 160], [26, 70])
        .close();
      const eye = path([108, 122])
        .through([76, 134], [40, 126 - wing])
        .through([56, 88], [92, 92])
        .through([106, 104], [108, 122])
        .close();
      const pupil = circle(82, 110, 10);
      const spark = drop(120, 62, flame, [120, 18]);
      const nose = path([112, 110]).line([128, 110], [142, 164]).through([120, 178], [98, 164]).close();
      const mouth = vesica([86, 202], [154, 202], 26);
      const cheek = both(stroke(path([54, 152]).through([80, 152], [84, 176]).smooth([66, 186]), 10));
      return {
        parts: [...ink(cut(face, both(eye), grow(spark, 9), nose, mouth, cheek)), ...accent(both(pupil), spark)],
        small: ink(
          cut(
            face,
            both(vesica([36, 92], [108, 124], 34)),
            drop(120, 54, 17, [120, 8]),
            vesica([80, 196], [160, 196], 30),
          ),
        ),
        places: { head: { x: 120, y: 20, width: 160 }, eyes: { x: 120, y: 110, width: 90 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'monkey-king',
    idea: {
      zh: '美猴王脸谱：桃形红脸，火眼金睛，额上紧箍',
      en: 'the Monkey King: a peach-shaped face, fiery eyes, the band on his brow',
    },
    draw: ({ circle, path, union, cut, both, vesica, stroke, drop }, dice) => {
      const gap = dice.between(9, 10);
      const ear = dice.between(26, 29);
      const eye = dice.between(24, 27);
      const head = union(circle(120, 126, 96), both(circle(26, 130, ear)));
      const face = union(both(circle(86, 134, 40)), circle(120, 178, 40));
      const band = stroke(path([20, 90]).through([120, 56], [220, 90]), gap, 'butt');
      const eyes = both(cut(vesica([62, 128], [108, 140], eye), circle(86, 134, 6.5)));
      const nose = drop(120, 160, 9, [120, 134]);
      const mouth = stroke(path([98, 184]).through([120, 194], [142, 184]), 10);
      return {
        parts: [...ink(cut(head, face, band), mouth), ...accent(eyes, nose)],
        small: ink(
          cut(union(circle(120, 122, 100), both(circle(24, 126, 30))), both(circle(84, 120, 36)), circle(120, 178, 34)),
          both(circle(88, 122, 14)),
        ),
        places: { head: { x: 120, y: 30, width: 150 }, eyes: { x: 120, y: 134, width: 90 }, facing: 'front' },
      };
    },
  }),
];
