import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';
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
    idea: { zh: '一只双耳瓦罐坐在火上', en: 'a two-eared soup jar sitting over the fire' },
    draw: ({ rect, path, union, circle, both, cut }, dice) => {
      const gap = dice.between(9, 10);
      const bulge = dice.between(80, 86);
      const fire = dice.between(44, 50);
      const jar = path([72, 74])
        .through([120 - bulge, 112], [80, 178])
        .line([160, 178])
        .through([120 + bulge, 112], [168, 74])
        .close();
      const ears = both(cut(circle(42, 96, 22), circle(42, 96, 10)));
      const lid = union(rect(60, 48, 120, 26 - gap, 6), rect(104, 26, 32, 26, 6));
      const flames = [flame(72, 236, fire), flame(120, 236, fire), flame(168, 236, fire)];
      return {
        parts: [...ink(union(jar, ears), lid), ...accent(...flames)],
        small: ink(
          path([60, 78]).through([20, 122], [76, 182]).line([164, 182]).through([220, 122], [180, 78]).close(),
          rect(56, 32, 128, 28),
          flame(86, 240, 44),
          flame(154, 240, 44),
        ),
        places: {
          top: { x: 120, y: 26, width: 32 },
          inside: { x: 120, y: 124, width: 110, height: 70 },
          ground: 178,
          facing: 'front',
        },
      };
    },
  }),
];
