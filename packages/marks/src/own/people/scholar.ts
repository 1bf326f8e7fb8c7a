import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'scholar',
  zh: {
    word: '书生',
    meaning: '寒窗十年，一朝题名',
    also: ['秀才', '状元', '古代书生', '读书人', '私塾'],
  },
  en: {
    word: 'scholar',
    meaning: 'ten years at a cold window, one day on the list',
    also: ['student of old china', 'literatus', 'confucian scholar'],
  },
};

export const scholarMarks = [
  defineMark({
    ...words,
    name: 'book-case',
    idea: { zh: '头戴儒巾的书生，手捧书卷', en: 'a young scholar in his cap, a book open in his hands' },
    draw: ({ circle, rect, polygon, path, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wing = dice.between(16, 20);
      const cap = union(
        rect(76, 8, 88, 50, [18, 18, 2, 2]),
        both(
          polygon([
            [158, 36],
            [178, 40],
            [192, 110 + wing],
            [174, 112 + wing],
          ]),
        ),
      );
      const face = cut(
        path([80, 68]).line([160, 68], [160, 92]).through([150, 126], [120, 130]).through([90, 126], [80, 92]).close(),
        circle(104, 88, 6.5),
        circle(136, 88, 6.5),
      );
      const robe = path([84, 140])
        .line([156, 140])
        .through([204, 154], [218, 240])
        .line([22, 240])
        .through([36, 154], [84, 140])
        .close();
      const book = union(
        polygon([
          [116, 178],
          [62, 166],
          [62, 214],
          [116, 226],
        ]),
        polygon([
          [124, 178],
          [178, 166],
          [178, 214],
          [124, 226],
        ]),
      );
      return {
        parts: [
          ...ink(cap, cut(face, grow(cap, gap))),
          ...ink(
            cut(
              robe,
              grow(
                polygon([
                  [120, 178],
                  [62, 166],
                  [62, 214],
                  [120, 226],
                  [178, 214],
                  [178, 166],
                ]),
                gap,
              ),
              polygon([
                [106, 130],
                [134, 130],
                [120, 160],
              ]),
            ),
          ),
          ...accent(book),
        ],
        small: ink(
          rect(70, 4, 100, 44),
          path([74, 64]).line([166, 64]).through([120, 130], [74, 64]).close(),
          path([70, 150]).line([170, 150], [224, 238], [16, 238]).close(),
        ),
        places: {
          head: { x: 120, y: 12, width: 80 },
          eyes: { x: 120, y: 88, width: 44 },
          hands: [
            [62, 200],
            [178, 200],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-road',
    idea: {
      zh: '赶考的书生背着书箱上路，箱顶伸出一片遮篷',
      en: 'a scholar walking to the examination, a book frame with its awning on his back',
    },
    draw: ({ circle, rect, path, polygon, union, cut }, dice) => {
      const awning = dice.between(166, 176);
      const head = union(circle(136, 66, 26), rect(112, 36, 40, 26));
      const pack = rect(30, 84, 66, 90);
      const shade = union(
        rect(50, 26, 14, 66),
        polygon([
          [14, 22],
          [awning, -10],
          [awning, 12],
          [14, 44],
        ]),
      );
      const robe = path([112, 102])
        .line([152, 102], [184, 150], [168, 164], [154, 144], [166, 212], [84, 212], [106, 160])
        .close();
      const legs = [
        polygon([
          [92, 222],
          [118, 222],
          [108, 244],
          [78, 244],
        ]),
        polygon([
          [136, 222],
          [162, 222],
          [182, 244],
          [150, 244],
        ]),
      ];
      return {
        parts: [...ink(head, robe, ...legs), ...accent(cut(union(pack, shade), rect(30, 122, 80, 10)))],
        small: ink(
          circle(144, 60, 32),
          polygon([
            [124, 108],
            [164, 108],
            [190, 240],
            [104, 240],
          ]),
          union(rect(34, 60, 62, 120), rect(34, 0, 160, 22), rect(34, 0, 22, 100)),
        ),
        places: {
          head: { x: 134, y: 34, width: 42 },
          back: { x: 68, y: 84, width: 56 },
          hands: [[176, 156]],
          ground: 244,
          facing: 'right',
        },
      };
    },
  }),
];
