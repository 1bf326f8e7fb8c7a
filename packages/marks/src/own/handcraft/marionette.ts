import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'marionette',
  zh: { word: '提线木偶', meaning: '十指牵出人间百态', also: ['木偶', '木偶戏', '傀儡戏', '布袋戏', '泉州木偶'] },
  en: {
    word: 'marionette',
    meaning: 'ten fingers, a hundred lives',
    also: ['string puppet', 'puppet', 'puppet show', 'puppetry', 'glove puppet'],
  },
};

export const marionetteMarks = [
  defineMark({
    ...words,
    name: 'strings',
    idea: {
      zh: '木架垂下几根线，提着一个抬手的小人',
      en: 'a crossbar and its strings, lifting the hands of a little figure',
    },
    draw: ({ circle, rect, path, stroke, union, both }, dice) => {
      const lift = dice.between(96, 106);
      const bar = union(rect(30, 0, 180, 16, 7), rect(112, -14, 16, 44, 6));
      const strings = [rect(40, 16, 10, lift - 36), rect(190, 16, 10, lift - 36), rect(115, 30, 10, 34)];
      const head = circle(120, 92, 26);
      const body = path([98, 126]).line([142, 126], [164, 196], [76, 196]).close();
      const arm = stroke(path([134, 138]).line([172, 144], [192, lift - 4]), 15);
      const legs = both(rect(126, 206, 18, 36, 6));
      return {
        parts: [...ink(bar, head, union(body, both(arm)), legs), ...accent(...strings)],
        small: ink(
          rect(20, 0, 200, 22),
          circle(120, 90, 32),
          path([92, 130]).line([148, 130], [180, 236], [60, 236]).close(),
          rect(30, 36, 22, 110),
          rect(188, 36, 22, 110),
        ),
        places: {
          head: { x: 120, y: 66, width: 40 },
          hands: [
            [46, lift],
            [194, lift],
          ],
          ground: 242,
          facing: 'front',
        },
      };
    },
  }),
];
