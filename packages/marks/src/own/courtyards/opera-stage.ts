import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'courtyards',
  concept: 'opera-stage',
  zh: { word: '戏台', meaning: '锣鼓一响，好戏开场', also: ['古戏台', '戏楼', '戏园', '大戏院', '茶园戏台', '梨园'] },
  en: {
    word: 'opera stage',
    meaning: 'the gong sounds and the play begins',
    also: ['chinese theatre', 'traditional stage', 'opera house', 'old stage'],
  },
};

export const operaStageMarks = [
  defineMark({
    ...words,
    name: 'curtain',
    idea: { zh: '翘角戏台，幕布两边挽起', en: 'a stage under upturned eaves, its curtain tied back at each side' },
    draw: ({ rect, path, union, mirror }, dice) => {
      const swag = dice.between(40, 46);
      const roof = eaves(120, 2, 118, 74, 50);
      const posts = [rect(26, 84, 18, 112), rect(196, 84, 18, 112)];
      const drape = path([54, 84])
        .line([116, 84])
        .through([104, 136], [64, 152])
        .line([60 + swag * 0.1, 196], [54, 196])
        .close();
      const floor = union(rect(4, 206, 232, 16, 3), rect(20, 222, 200, 18));
      return {
        parts: [...ink(roof, ...posts, floor), ...accent(drape, mirror(drape))],
        small: ink(
          eaves(120, 2, 118, 80, 50),
          ...[path([24, 92]).line([106, 92]).through([96, 150], [56, 196]).line([24, 196]).close()].flatMap((one) => [
            one,
            mirror(one),
          ]),
          rect(0, 212, 240, 28),
        ),
        places: {
          inside: { x: 120, y: 160, width: 90, height: 70 },
          top: { x: 120, y: 2, width: 90 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'performer',
    idea: {
      zh: '飞檐戏台下，一人甩开长长的水袖',
      en: 'a player under the lifted eaves of the stage, long sleeves thrown wide',
    },
    draw: ({ circle, rect, polygon, path, stroke, grow, union, cut, mirror, both }, dice) => {
      const fling = dice.between(0, 8);
      const roof = eaves(120, 0, 118, 72, 44);
      const frame = union(
        both(rect(208, 72, 16, 140)),
        polygon([
          [14, 208],
          [226, 208],
          [238, 238],
          [2, 238],
        ]),
      );
      const robe = polygon([
        [106, 124],
        [134, 124],
        [148, 197],
        [92, 197],
      ]);
      const sleeve = stroke(
        path([126, 138])
          .through([150, 122], [164, 142])
          .smooth([190, 166 + fling]),
        14,
        'butt',
      );
      return {
        parts: [
          ...ink(roof, cut(frame, grow(roof, 9))),
          ...accent(union(robe, sleeve, mirror(sleeve)), circle(120, 97, 17)),
        ],
        small: ink(
          eaves(120, 0, 118, 76, 44),
          both(rect(196, 90, 24, 110)),
          rect(4, 206, 232, 32),
          union(
            circle(120, 116, 24),
            polygon([
              [104, 130],
              [136, 130],
              [154, 190],
              [86, 190],
            ]),
          ),
        ),
        places: {
          top: { x: 120, y: 0, width: 80 },
          inside: { x: 120, y: 140, width: 130, height: 100 },
          ground: 208,
          facing: 'front',
        },
      };
    },
  }),
];
