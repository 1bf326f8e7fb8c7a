import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'white-dagoba',
  zh: { word: '白塔', meaning: '白塔映湖，一声佛号', also: ['佛塔', '舍利塔', '喇嘛塔', '藏式佛塔', '北海白塔'] },
  en: {
    word: 'white dagoba',
    meaning: 'a white bell of stone above the lake',
    also: ['stupa', 'dagoba', 'tibetan stupa', 'buddhist stupa', 'chorten'],
  },
};

export const whiteDagobaMarks = [
  defineMark({
    ...words,
    name: 'bell',
    idea: {
      zh: '覆钵白塔：方座、圆身、十三天相轮、华盖',
      en: 'a stupa: stepped base, round bell, ringed spire and canopy',
    },
    draw: ({ circle, rect, polygon, above, below, cut, intersect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const belly = dice.between(76, 80);
      const spire = cut(
        polygon([
          [106, 30],
          [134, 30],
          [150, 92],
          [90, 92],
        ]),
        rect(80, 46, 80, gap),
        rect(80, 68, 80, gap),
      );
      const dome = cut(
        intersect(circle(120, 140, belly), below(92 + gap), above(190)),
        rect(104, 140, 32, 60, [16, 16, 0, 0]),
      );
      return {
        parts: [
          ...ink(spire, dome, rect(34, 190 + gap, 172, 30)),
          ...accent(rect(76, 6, 88, 15, 6), circle(120, -12, 12)),
        ],
        small: ink(
          polygon([
            [100, 4],
            [140, 4],
            [156, 84],
            [84, 84],
          ]),
          cut(intersect(circle(120, 150, 84), below(100), above(196)), rect(102, 146, 36, 60)),
          rect(20, 210, 200, 28),
        ),
        places: {
          top: { x: 120, y: -20, width: 20 },
          inside: { x: 120, y: 160, width: 40, height: 50 },
          ground: 230,
          facing: 'front',
        },
      };
    },
  }),
];
