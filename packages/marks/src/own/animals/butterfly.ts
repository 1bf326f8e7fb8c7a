import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'butterfly',
  zh: { word: '蝶', meaning: '破茧而出，轻盈的改变' },
  en: { word: 'butterfly', meaning: 'out of the cocoon: a change that weighs nothing' },
};

export const butterflyMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '一只展翅的蝶，下翅另着一色',
      en: 'a butterfly with open wings, the lower pair in a second colour',
    },
    draw: ({ circle, path, stroke, rect, union, cut, both, soften }, dice) => {
      const tip = dice.between(24, 36);
      const hem = dice.between(202, 214);
      const spot = dice.between(13, 16);
      const fore = soften(
        path([108, 122])
          .through([84, 62], [14, tip])
          .through([6, 84], [34, 122])
          .through([72, 132], [108, 122])
          .close(),
        9,
      );
      const hind = soften(
        path([108, 134])
          .through([76, 144], [36, 138])
          .through([34, 184], [66, hem])
          .through([100, 188], [108, 134])
          .close(),
        9,
      );
      const body = rect(111, 76, 18, 132, 9);
      const feeler = stroke(path([116, 82]).through([114, 50], [92, 28]), 9);
      return {
        parts: [
          ...ink(union(body, both(feeler)), both(cut(fore, circle(50, 84, spot), rect(102, 0, 36, 240)))),
          ...accent(both(cut(hind, rect(102, 0, 36, 240)))),
        ],
        small: ink(
          rect(110, 56, 20, 150, 10),
          both(cut(fore, rect(94, 0, 60, 240))),
          both(cut(hind, rect(94, 0, 60, 240), rect(0, 120, 120, 22))),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'resting',
    idea: {
      zh: '一只停歇的蝶，侧看双翅合起如帆',
      en: 'a butterfly at rest, seen from the side, its wings closed like a sail',
    },
    draw: ({ circle, path, stroke, vesica, union, cut, grow }, dice) => {
      const tall = dice.between(16, 30);
      const spot = dice.between(12, 15);
      const trail = dice.between(150, 164);
      const fore = path([74, 168])
        .through([52, 84], [92, tall])
        .through([156, 20], [178, 60])
        .through([150, 128], [74, 168])
        .close();
      const hind = path([82, 176])
        .through([150, 130], [206, 106])
        .through([234, 138], [202, trail + 20])
        .through([140, 206], [82, 176])
        .close();
      const body = union(vesica([32, 150], [150, 226], 24), circle(46, 160, 14));
      const feeler = stroke(path([44, 154]).through([34, 126], [10, 120]), 9);
      return {
        parts: [
          ...ink(union(body, feeler), cut(fore, circle(128, 62, spot), grow(body, 9))),
          ...accent(cut(hind, grow(fore, 9), grow(body, 9))),
        ],
        small: ink(union(body), cut(fore, grow(body, 14)), cut(hind, grow(fore, 15), grow(body, 14))),
      };
    },
  }),
];
