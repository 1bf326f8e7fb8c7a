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
  defineMark({
    ...words,
    name: 'hand-above',
    idea: {
      zh: '上面一只手，指间的线牵着一个迈步的小木偶',
      en: 'a hand above, threads from its fingers to a small puppet in mid-step',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, both }, dice) => {
      const kick = dice.between(0, 8);
      const hand = union(
        path([66, 6]).through([84, -32], [120, -34]).through([156, -32], [176, 6]).line([150, 16], [92, 16]).close(),
        stroke(path([78, 0]).line([66, 40]), 18),
        stroke(path([120, 0]).line([120, 44]), 18),
        stroke(path([164, 0]).line([174, 40]), 18),
      );
      const thread = (x1: number, x2: number, from: number, to: number) =>
        stroke(path([x1, from]).line([x2, to]), 11, 'butt');
      const puppet = union(
        polygon([
          [102, 148],
          [138, 148],
          [156, 196],
          [84, 196],
        ]),
        stroke(path([112, 160]).line([56, 138]), 16, 'butt'),
        stroke(path([128, 160]).line([184, 138]), 16, 'butt'),
        stroke(path([106, 190]).line([88, 240]), 18, 'butt'),
        stroke(path([134, 190]).line([172 + kick, 228]), 18, 'butt'),
      );
      return {
        parts: [
          ...ink(hand, puppet, circle(120, 120, 23)),
          ...accent(thread(65, 60, 58, 122), thread(175, 180, 58, 122), thread(120, 120, 62, 88)),
        ],
        small: ink(
          rect(56, 0, 128, 40),
          circle(120, 104, 28),
          polygon([
            [96, 144],
            [144, 144],
            [168, 240],
            [72, 240],
          ]),
          both(rect(170, 56, 18, 70)),
        ),
        places: {
          head: { x: 120, y: 97, width: 40 },
          hands: [
            [58, 138],
            [182, 138],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
