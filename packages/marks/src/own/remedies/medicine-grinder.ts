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
    idea: { zh: '船形药槽里滚着一只铁碾轮', en: 'an iron wheel rolling in a boat-shaped trough' },
    draw: ({ circle, ring, rect, path, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(60, 63);
      const wheel = cut(circle(120, 86, r), ring(120, 86, 32, 11));
      const axle = rect(4, 78, 232, 16, 7);
      const trough = path([2, 128])
        .through([120, 196], [238, 128])
        .through([226, 194], [172, 218])
        .line([172, 240], [68, 240], [68, 218])
        .through([14, 194], [2, 128])
        .close();
      return {
        parts: [...ink(cut(trough, circle(120, 86, r + gap)), cut(axle, circle(120, 86, r + gap))), ...accent(wheel)],
        small: ink(
          cut(circle(120, 84, 66), circle(120, 84, 22)),
          cut(
            path([0, 124])
              .line([240, 124])
              .through([214, 210], [164, 238])
              .line([76, 238])
              .through([26, 210], [0, 124])
              .close(),
            circle(120, 84, 82),
          ),
        ),
        places: {
          inside: { x: 120, y: 150, width: 140, height: 40 },
          hands: [
            [6, 86],
            [234, 86],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
