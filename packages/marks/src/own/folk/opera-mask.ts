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
    name: 'pompons',
    idea: {
      zh: '花脸脸谱：盔头缀满绒球，吊眼蝶眉',
      en: 'an opera face under a crown of pompons, its eyes swept up to the temples',
    },
    draw: ({ circle, onCircle, above, shape, cut, intersect, mirror }, dice) => {
      const pom = dice.between(15, 17);
      const face = shape([36, 96, null, 90], [56, 176, 70], [120, 236, 0], [184, 176, -70], [204, 96, -90, null]);
      const eye = shape([110, 152, null, 190], [50, 104, 250, null], [66, 140, 60, 40], [110, 152, 0, null]);
      const brow = shape([108, 128, null, 240], [74, 102, 200, null], [112, 104, null, null]);
      const nose = shape(
        [120, 136],
        [132, 178, 80],
        [144, 190, 90],
        [120, 194, 180],
        [96, 190, -90],
        [108, 178, -80],
        [120, 136, null, null],
      );
      const mouth = shape([92, 206, null, 20], [148, 206, -20, null], [120, 224, 180], [92, 206, null, null]);
      const poms = [-165, -135, -105, -75, -45, -15].map((a) => circle(...onCircle(120, 96, 84, a), pom));
      const crown = intersect(circle(120, 96, 58), above(86));
      return {
        parts: [
          ...ink(cut(face, eye, mirror(eye), brow, mirror(brow), nose, mouth, above(96))),
          ...accent(cut(crown, circle(120, 66, 11)), ...poms),
        ],
        small: ink(cut(face, eye, mirror(eye), above(96)), intersect(circle(120, 96, 76), above(80))),
        places: { head: { x: 120, y: 12, width: 120 }, eyes: { x: 120, y: 136, width: 120 }, facing: 'front' },
      };
    },
  }),
];
