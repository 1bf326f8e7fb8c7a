import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'dragon',
  zh: { word: '龙', meaning: '龙腾四海，吉祥与气魄' },
  en: { word: 'dragon', meaning: 'the rising dragon: good fortune and a large spirit' },
};

export const dragonMarks = [
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '龙首侧面，角与鬃向后飞扬，一缕长须',
      en: 'a dragon head in profile, horns and mane streaming back, one long whisker',
    },
    draw: ({ path, vesica, polygon, stroke, union, cut }, dice) => {
      const flame = dice.between(26, 30);
      const curl = dice.between(22, 34);
      const slant = dice.between(4, 8);
      const head = path([14, 122])
        .through([10, 88], [44, 84])
        .line([74, 92])
        .through([104, 62], [146, 78])
        .through([204, 132], [172, 224])
        .line([98, 224])
        .through([120, 204], [124, 176])
        .line([70, 188])
        .through([48, 184], [52, 162])
        .line([112, 140], [106, 126])
        .close();
      const horns = union(
        stroke(path([124, 80]).through([152, 46], [212, 40]), 15),
        stroke(path([160, 50]).line([184, 12]), 13),
      );
      const mane = union(
        path([150, 84]).through([196, 72], [236, 92]).through([196, 100], [174, 124]).close(),
        path([174, 114]).through([210, 122], [232, 156]).through([200, 146], [176, 160]).close(),
        path([176, 150]).through([206, 172], [216, 212]).through([192, 188], [168, 190]).close(),
        vesica([84, 178], [60, 226], flame - 8),
      );
      const fangs = polygon([
        [34, 118],
        [56, 118],
        [42, 142],
      ]);
      const eye = vesica([88, 92 - slant], [126, 98 + slant], 16);
      const whisker = stroke(
        path([30, 66])
          .through([curl - 8, 42], [curl + 18, 26])
          .smooth([curl + 60, 20]),
        10,
      );
      return {
        parts: [...ink(cut(union(head, horns, mane, fangs), eye)), ...accent(whisker)],
        small: ink(
          cut(
            union(head, stroke(path([124, 80]).through([152, 46], [212, 40]), 20), mane),
            vesica([84, 90], [128, 104], 20),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rising',
    idea: {
      zh: '一条龙盘成S形上升，背鳍分明，追逐宝珠',
      en: 'a dragon rising in one S, fins along its back, chasing the pearl',
    },
    draw: ({ circle, path, polygon, stroke, vesica, union, cut }, dice) => {
      const weight = dice.between(28, 32);
      const pearl = dice.between(17, 20);
      const horn = dice.between(30, 40);
      const body = stroke(
        path([72, 212])
          .through([140, 222], [164, 176])
          .smooth([120, 134])
          .through([62, 112], [72, 66])
          .smooth([128, 48]),
        weight,
      );
      const tail = vesica([84, 216], [8, 190], 30);
      const head = path([110, 30])
        .line([150, 26], [206, 40])
        .through([214, 56], [196, 60])
        .line([160, 62], [196, 78])
        .through([190, 92], [172, 90])
        .line([112, 72])
        .close();
      const horns = vesica([136, 38], [84, 8], horn * 0.6);
      const fin = (x: number, y: number, dx: number, dy: number) =>
        polygon([
          [x - dy, y + dx],
          [x + dx * 1.6, y + dy * 1.6],
          [x + dy, y - dx],
        ]);
      const fins = union(fin(60, 78, -18, 0), fin(72, 122, -14, 14), fin(176, 166, 18, -6), fin(158, 204, 14, 14));
      return {
        parts: [
          ...ink(cut(union(body, tail, head, horns, fins), circle(150, 46, 6.5))),
          ...accent(circle(206, 118, pearl)),
        ],
        small: ink(union(body, tail, head, horns)),
      };
    },
  }),
];
