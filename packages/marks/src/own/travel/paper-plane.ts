import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'paper-plane',
  zh: { word: '纸飞机', meaning: '把心愿折好，让它飞远', also: ['折纸飞机', '纸折飞机'] },
  en: {
    word: 'paper plane',
    meaning: 'a wish, folded and sent a long way',
    also: ['paper airplane', 'paper aeroplane', 'folded paper plane', 'paper dart'],
  },
};

export const paperPlaneMarks = [
  defineMark({
    ...words,
    name: 'climbing',
    idea: { zh: '三片折面的纸飞机向右上飞', en: 'a paper plane of three folds climbing to the right' },
    draw: ({ polygon }, dice) => {
      const fold = dice.between(-4, 4);
      return {
        parts: [
          ...ink(
            polygon([
              [228, 22],
              [4, 108],
              [76, 136],
            ]),
            polygon([
              [234, 34],
              [116, 154 + fold],
              [186, 214],
            ]),
          ),
          ...accent(
            polygon([
              [216, 38],
              [84, 146],
              [84, 222],
              [106, 148 + fold],
            ]),
          ),
        ],
        small: [
          ...ink(
            polygon([
              [226, 18],
              [2, 104],
              [70, 132],
            ]),
            polygon([
              [236, 40],
              [112, 152],
              [186, 218],
            ]),
          ),
        ],
        places: { back: { x: 110, y: 92, width: 80 }, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看的纸飞机，机翼对称，中缝一道亮色',
      en: 'a paper plane from above, two wings and a bright keel between them',
    },
    draw: ({ both, polygon, turn }, dice) => {
      const lean = dice.between(26, 34);
      const wing = both(
        polygon([
          [129, 4],
          [222, 208],
          [153, 186],
        ]),
      );
      const keel = polygon([
        [120, 34],
        [143, 188],
        [120, 236],
        [97, 188],
      ]);
      const broad = both(
        polygon([
          [130, 4],
          [230, 210],
          [146, 186],
        ]),
      );
      return {
        parts: [...ink(turn(wing, lean)), ...accent(turn(keel, lean))],
        small: ink(turn(broad, lean)),
        places: { facing: 'right' },
      };
    },
  }),
];
