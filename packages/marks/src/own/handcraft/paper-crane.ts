import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'paper-crane',
  zh: { word: '千纸鹤', meaning: '一折一愿，愿望成双飞', also: ['纸鹤', '折纸鹤', '许愿鹤'] },
  en: {
    word: 'paper crane',
    meaning: 'a wish in every fold',
    also: ['origami crane', 'origami bird', 'folded paper crane', 'folded crane'],
  },
};

export const paperCraneMarks = [
  defineMark({
    ...words,
    name: 'side',
    idea: { zh: '侧面的千纸鹤，双翅高举，头尾翘起', en: 'a paper crane from the side, wings up, neck and tail lifted' },
    draw: ({ cut, grow, polygon, union }, dice) => {
      const tip = dice.between(118, 130);
      const near = polygon([
        [tip + 14, 4],
        [178, 142],
        [92, 142],
      ]);
      const far = polygon([
        [72, 26],
        [tip - 6, 34],
        [84, 126],
      ]);
      const neck = polygon([
        [24, 56],
        [84, 146],
        [108, 200],
        [60, 166],
        [34, 110],
        [-4, 108],
      ]);
      const tail = polygon([
        [236, 60],
        [188, 172],
        [132, 200],
        [174, 146],
      ]);
      const body = polygon([
        [88, 153],
        [170, 153],
        [122, 186],
      ]);
      const low = polygon([
        [24, 50],
        [92, 158],
        [156, 158],
        [234, 54],
        [178, 182],
        [120, 220],
        [66, 182],
        [34, 110],
        [-4, 108],
      ]);
      return {
        parts: [
          ...ink(near, neck, cut(tail, grow(near, 9))),
          ...accent(cut(body, grow(union(neck, tail), 9)), cut(far, grow(near, 9))),
        ],
        small: ink(cut(near, grow(low, 15)), low),
        places: { back: { x: 130, y: 146, width: 70 }, ground: 214, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'gliding',
    idea: { zh: '展翅的千纸鹤迎面飞来', en: 'a paper crane gliding with its wings spread' },
    draw: ({ both, polygon }, dice) => {
      const lift = dice.between(44, 60);
      const wing = both(
        polygon([
          [132, 104],
          [238, lift],
          [196, 138],
          [144, 156],
        ]),
      );
      const body = polygon([
        [120, 112],
        [136, 164],
        [120, 230],
        [104, 164],
      ]);
      const neck = polygon([
        [106, 34],
        [132, 16],
        [126, 40],
        [120, 96],
        [110, 52],
        [92, 58],
      ]);
      return {
        parts: [...ink(wing, neck), ...accent(body)],
        small: [...ink(wing), ...accent(body)],
        places: { facing: 'front' },
      };
    },
  }),
];
