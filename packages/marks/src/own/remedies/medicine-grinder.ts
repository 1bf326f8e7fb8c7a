import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'remedies',
  concept: 'medicine-grinder',
  zh: { word: '药碾', meaning: '碾的是药，也是功夫', also: ['药碾子', '碾药', '惠夷槽', '铁船'] },
  en: {
    word: 'medicine grinder',
    meaning: 'herbs and patience, rolled into powder',
    also: ['herb grinder', 'boat-shaped mortar', 'apothecary grinder', 'chinese medicine grinder'],
  },
};

export const medicineGrinderMarks = [
  defineMark({
    ...words,
    name: 'boat',
    idea: {
      zh: '药碾：船形的槽里立着铁轮，一根横轴穿过，两端是手柄',
      en: 'a medicine mill: an iron wheel standing in its boat-shaped trough, a handle through its hub on both sides',
    },
    draw: ({ circle, ring, rect, path, union, cut }, dice) => {
      const r = dice.between(66, 70);
      const axle = union(rect(10, 86, 36, 17, 7), rect(194, 86, 36, 17, 7));
      const trough = path([4, 150])
        .line([44, 150])
        .through([120, 204], [196, 150])
        .line([236, 150])
        .through([196, 232], [120, 236])
        .through([44, 232], [4, 150])
        .close();
      return {
        parts: [
          ...accent(cut(circle(120, 94, r), ring(120, 94, r - 18, 10))),
          ...ink(cut(trough, circle(120, 94, r + 10)), cut(axle, circle(120, 94, r + 9))),
        ],
        small: ink(
          cut(circle(120, 88, 66), circle(120, 88, 22)),
          cut(
            path([4, 146])
              .line([44, 146])
              .through([120, 200], [196, 146])
              .line([236, 146])
              .through([196, 232], [120, 236])
              .through([44, 232], [4, 146])
              .close(),
            circle(120, 88, 82),
          ),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
