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
  defineMark({
    ...words,
    name: 'eyes',
    idea: {
      zh: '大佛塔：覆钵之上方龛四面画着慧眼，十三天相轮直上',
      en: 'a great stupa: the watching eyes on the square above its dome, a ringed spire over them',
    },
    draw: ({ circle, rect, polygon, vesica, above, path, cut, intersect, both }, dice) => {
      const swell = dice.between(84, 88);
      const spire = cut(
        polygon([
          [108, -30],
          [132, -30],
          [160, 54],
          [80, 54],
        ]),
        rect(60, -8, 120, 11),
        rect(60, 22, 120, 11),
      );
      const square = cut(rect(62, 65, 116, 54), both(vesica([126, 93], [168, 93], 26)));
      const dome = intersect(circle(120, 130 + swell, swell), above(204));
      return {
        parts: [...ink(spire), ...accent(square), ...ink(dome, rect(20, 214, 200, 20))],
        small: ink(
          polygon([
            [106, 0],
            [134, 0],
            [154, 56],
            [86, 56],
          ]),
          rect(74, 70, 92, 34),
          path([26, 200]).through([120, 120], [214, 200]).close(),
          rect(4, 214, 232, 26),
        ),
        places: {
          top: { x: 120, y: -30, width: 20 },
          eyes: { x: 120, y: 93, width: 70 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
