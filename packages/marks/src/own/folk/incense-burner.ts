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
    name: 'smoking-tripod',
    idea: {
      zh: '三足香炉，双耳冲天，一缕青烟袅袅',
      en: 'a three-legged censer with two upright ears, one thread of smoke curling up',
    },
    draw: ({ ring, rect, polygon, path, shape, stroke, union, cut, mirror }, dice) => {
      const pen = dice.between(11, 13);
      const pot = union(
        shape([36, 132], [204, 132, null, 100], [178, 196, 150, null], [62, 196, null, -150]),
        rect(26, 122, 188, 18, 4),
      );
      const ear = cut(rect(40, 82, 34, 42, [10, 10, 0, 0]), rect(51, 93, 12, 40));
      const leg = polygon(
        [
          [62, 190],
          [92, 190],
          [84, 240],
          [64, 240],
        ],
        3,
      );
      const smoke = stroke(path([118, 112]).through([92, 88], [120, 68]).smooth([126, 28]).smooth([106, 2]), pen);
      return {
        parts: [
          ...ink(
            cut(
              union(
                pot,
                ear,
                mirror(ear),
                leg,
                mirror(leg),
                polygon(
                  [
                    [108, 190],
                    [132, 190],
                    [128, 240],
                    [112, 240],
                  ],
                  2,
                ),
              ),
              ring(120, 164, 24, 9),
            ),
          ),
          ...accent(smoke),
        ],
        small: ink(
          union(pot, rect(40, 86, 26, 40), rect(174, 86, 26, 40), rect(56, 190, 28, 50), rect(156, 190, 28, 50)),
          stroke(path([120, 106]).through([96, 80], [120, 60]).smooth([124, 10]), 20),
        ),
        places: { ground: 240, top: { x: 120, y: 122, width: 100 }, facing: 'front' },
      };
    },
  }),
];
