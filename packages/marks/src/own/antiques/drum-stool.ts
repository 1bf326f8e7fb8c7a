import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'antiques',
  concept: 'drum-stool',
  zh: { word: '绣墩', meaning: '一只鼓凳，随坐随喜', also: ['鼓凳', '圆凳', '瓷墩', '坐墩', '鼓墩'] },
  en: {
    word: 'drum stool',
    meaning: 'sit anywhere, gladly',
    also: ['garden stool', 'porcelain stool', 'embroidered stool', 'ceramic drum stool'],
  },
};

export const drumStoolMarks = [
  defineMark({
    ...words,
    name: 'porcelain',
    idea: {
      zh: '一只鼓形坐墩，鼓钉两圈，开光透花',
      en: 'a drum-shaped stool with two rows of studs and a pierced opening',
    },
    draw: ({ circle, rect, path, cut }, dice) => {
      const swell = dice.between(16, 20);
      const body = path([52, 28])
        .line([188, 28])
        .through([188 + swell * 1.6, 120], [188, 212])
        .line([52, 212])
        .through([52 - swell * 1.6, 120], [52, 28])
        .close();
      const studs = [70, 103, 137, 170].flatMap((x) => [circle(x, 46, 8), circle(x, 194, 8)]);
      const opening = blossom(120, 120, 42, 4, 0.4);
      return {
        parts: [...ink(cut(body, ...studs, opening)), ...accent(rect(44, 4, 152, 14, 6), rect(44, 222, 152, 16, 6))],
        small: ink(cut(body, blossom(120, 120, 40, 4, 0.4)), rect(40, 0, 160, 18), rect(40, 222, 160, 18)),
        places: {
          back: { x: 120, y: 4, width: 120 },
          top: { x: 120, y: 4, width: 140 },
          inside: { x: 120, y: 120, width: 70, height: 70 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'openwork',
    idea: {
      zh: '五开光的木绣墩：圆面朝上，弧形立柱之间透空，底下一圈托泥',
      en: 'an openwork stool of wood: the round seat tipped to the eye, curved staves with light between them',
    },
    draw: ({ rect, path, union, cut, both }, dice) => {
      const swell = dice.between(18, 22);
      const body = path([46, 66])
        .through([46 - swell, 132], [46, 196])
        .through([120, 216], [194, 196])
        .through([194 + swell, 132], [194, 66])
        .through([120, 92], [46, 66])
        .close();
      const holes = union(
        path([100, 106]).through([120, 108], [140, 106]).line([140, 180]).through([120, 183], [100, 180]).close(),
        both(path([158, 103]).line([184, 96]).through([194, 132], [186, 170]).line([158, 177]).close()),
      );
      const foot = path([42, 207])
        .through([120, 229], [198, 207])
        .line([198, 222])
        .through([120, 246], [42, 222])
        .close();
      const seat = dice.between(25, 28);
      return {
        parts: [...ink(cut(body, holes)), ...accent(oval(120, 46, 94, seat), foot)],
        small: ink(
          cut(
            path([36, 84])
              .through([20, 150], [40, 210])
              .through([120, 240], [200, 210])
              .through([220, 150], [204, 84])
              .through([120, 110], [36, 84])
              .close(),
            rect(62, 128, 44, 66),
            rect(134, 128, 44, 66),
          ),
          oval(120, 46, 98, 30),
        ),
        places: {
          top: { x: 120, y: 30, width: 130 },
          back: { x: 120, y: 40, width: 130 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
