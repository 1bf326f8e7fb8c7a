import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'tableware',
  concept: 'clay-pot',
  zh: { word: '砂锅', meaning: '小火慢炖，一锅暖到心里', also: ['瓦罐', '煲仔', '煲', '瓦煲', '瓦罐汤', '煲仔饭'] },
  en: {
    word: 'clay pot',
    meaning: 'a slow fire and a pot that warms to the heart',
    also: ['casserole', 'claypot', 'earthen pot', 'sand pot'],
  },
};

export const clayPotMarks = [
  defineMark({
    ...words,
    name: 'simmering',
    idea: { zh: '一只带柄砂锅，盖孔冒着热气', en: 'a lidded clay pot with its stub handle, steam from the lid' },
    draw: ({ rect, path, union, circle, intersect, below, above, cut, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(84, 88);
      const dome = dice.between(84, 90);
      const belly = intersect(circle(112, 140, r), below(140), above(214));
      const handle = stroke(path([184, 164]).line([226, 150]), 24, 'butt');
      const foot = rect(70, 208, 84, 18, [0, 0, 4, 4]);
      const lid = union(
        path([112 - r - 8, 140 - gap])
          .line([112 - r - 8, 126])
          .through([112, dome], [112 + r + 8, 126])
          .line([112 + r + 8, 140 - gap])
          .close(),
        rect(96, dome - 16, 32, 26, 6),
      );
      return {
        parts: [
          ...ink(union(belly, handle, foot), cut(lid, circle(154, 116, 7))),
          ...accent(steam(80, 66, 58, 12), steam(146, 66, 58, 12)),
        ],
        small: ink(
          union(intersect(circle(112, 140, 92), below(140), above(222)), rect(190, 152, 48, 26)),
          union(path([16, 122]).through([112, 56], [208, 122]).close(), rect(94, 56, 36, 30)),
        ),
        places: {
          top: { x: 112, y: dome - 16, width: 32 },
          inside: { x: 112, y: 176, width: 110, height: 50 },
          hands: [[226, 150]],
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'soup-jar',
    idea: {
      zh: '一只收口的大肚汤罐，盖子有钮，两耳，正冒热气',
      en: 'a big-bellied soup jar with a knobbed lid and two ears, steaming',
    },
    draw: ({ circle, ring, rect, above, rightOf, shape, union, cut, intersect, both }, dice) => {
      const swing = dice.between(7, 9);
      const belly = cut(
        shape([66, 104], [174, 104], [206, 160, 90], [158, 226], [82, 226], [34, 160, -90]),
        rect(20, 158, 200, 10),
      );
      const lid = union(rect(52, 82, 136, 14, 6), intersect(circle(120, 110, 54), above(84)), circle(120, 50, 12));
      return {
        parts: [
          ...ink(union(belly, both(cut(ring(30, 126, 22, 11), rightOf(44)))), lid),
          ...accent(steam(76, 46, 40, 10, swing), steam(164, 46, 40, 10, swing)),
        ],
        small: ink(
          shape([60, 104], [180, 104], [212, 160, 90], [162, 230], [78, 230], [28, 160, -90]),
          rect(48, 66, 144, 22, 8),
          circle(120, 44, 18),
        ),
        places: {
          ground: 226,
          top: { x: 120, y: 40, width: 30 },
          inside: { x: 120, y: 166, width: 120, height: 90 },
          facing: 'front',
        },
      };
    },
  }),
];
