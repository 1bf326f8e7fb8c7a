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
      zh: '博山炉：山形炉盖层层叠起，高足托盘，烟从山间升起',
      en: 'a hill censer: a lid of layered peaks on a tall foot, smoke rising between them',
    },
    draw: ({ rect, polygon, path, stroke, union, cut }, dice) => {
      const swing = dice.between(6, 9);
      const hills = cut(
        polygon(
          [
            [40, 122],
            [66, 78],
            [84, 96],
            [120, 36],
            [156, 96],
            [174, 78],
            [200, 122],
          ],
          5,
        ),
        stroke(path([92, 122]).line([120, 84]).line([148, 122]), 10),
      );
      const cup = path([34, 132])
        .line([206, 132])
        .through([184, 178], [120, 180])
        .through([56, 178], [34, 132])
        .close();
      const foot = union(rect(108, 176, 24, 34), rect(62, 208, 116, 18, 8));
      return {
        parts: [
          ...accent(hills, steam(64, 60, 50, 10, swing), steam(176, 60, 50, 10, swing)),
          ...ink(union(cup, foot)),
        ],
        small: ink(
          polygon(
            [
              [34, 120],
              [66, 70],
              [84, 88],
              [120, 20],
              [156, 88],
              [174, 70],
              [206, 120],
            ],
            5,
          ),
          union(
            path([30, 138]).line([210, 138]).through([184, 186], [120, 188]).through([56, 186], [30, 138]).close(),
            rect(104, 180, 32, 54),
          ),
        ),
        places: { ground: 226, top: { x: 120, y: 36, width: 30 }, facing: 'front' },
      };
    },
  }),
];
