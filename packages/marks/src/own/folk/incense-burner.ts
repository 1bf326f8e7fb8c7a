import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'folk',
  concept: 'incense-burner',
  zh: { word: '香炉', meaning: '一炉沉香，心慢慢静下来', also: ['博山炉', '熏香', '香道', '沉香', '焚香'] },
  en: {
    word: 'incense burner',
    meaning: 'agarwood in the burner, and the mind grows still',
    also: ['censer', 'thurible', 'boshan censer', 'incense pot'],
  },
};

export const incenseBurnerMarks = [
  defineMark({
    ...words,
    name: 'three-sticks',
    idea: {
      zh: '双耳三足小炉，插三炷香，青烟袅袅',
      en: 'a small tripod with two ears, three sticks of incense smoking',
    },
    draw: ({ rect, circle, path, union, cut, both, intersect, below, above }, dice) => {
      const r = dice.between(72, 76);
      const stick = dice.between(9.5, 11);
      const curl = dice.between(46, 54);
      const belly = intersect(circle(120, 156, r), below(146), above(214));
      const rim = rect(36, 132, 168, 18, 4);
      const ears = both(cut(circle(36, 172, 22), circle(36, 172, 10)));
      const legs = both(path([70, 206]).line([96, 212], [84, 236], [70, 236]).close());
      const sticks = [92, 120, 148].map((x) =>
        rect(x - stick / 2, x === 120 ? 74 : 88, stick, 49 + (x === 120 ? 0 : -14)),
      );
      return {
        parts: [...ink(union(belly, rim, ears, legs)), ...accent(...sticks), ...ink(steam(120, 62, curl, 12))],
        small: ink(
          union(intersect(circle(120, 156, 82), below(140), above(222)), rect(26, 128, 188, 24)),
          rect(78, 40, 20, 74),
          rect(142, 40, 20, 74),
        ),
        places: {
          top: { x: 120, y: 132, width: 120 },
          inside: { x: 120, y: 178, width: 90, height: 44 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'mountain-censer',
    idea: {
      zh: '一座博山炉，盖如仙山，烟从峰间出',
      en: 'a mountain censer, its lid a range of peaks with smoke between',
    },
    draw: ({ path, cut, circle, polygon, both }, dice) => {
      const gap = dice.between(9, 10);
      const peak = dice.between(40, 50);
      const weight = dice.between(11, 12);
      const lid = cut(
        polygon(
          [
            [40, 128],
            [40, 104],
            [62, 84],
            [78, 98],
            [120, peak],
            [162, 98],
            [178, 84],
            [200, 104],
            [200, 128],
          ],
          [0, 6, 5, 0, 8, 0, 5, 6, 0],
        ),
        circle(120, 100, 9),
        both(circle(72, 112, 6.5)),
      );
      const cup = path([32, 128 + gap])
        .line([208, 128 + gap])
        .through([186, 186], [134, 190])
        .line([134, 212])
        .through([168, 216], [176, 236])
        .line([64, 236])
        .through([72, 216], [106, 212])
        .line([106, 190])
        .through([54, 186], [32, 128 + gap])
        .close();
      const smoke = [steam(72, 70, 54, weight), steam(172, 70, 54, weight)];
      return {
        parts: [...ink(lid, cup), ...accent(...smoke)],
        small: ink(
          polygon([
            [36, 128],
            [120, 40],
            [204, 128],
          ]),
          path([30, 146])
            .line([210, 146])
            .through([186, 196], [136, 200])
            .line([168, 236], [72, 236], [104, 200])
            .through([54, 196], [30, 146])
            .close(),
        ),
        places: {
          top: { x: 120, y: peak + 4, width: 30 },
          ground: 236,
          inside: { x: 120, y: 158, width: 110, height: 36 },
          facing: 'front',
        },
      };
    },
  }),
];
