import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'sheng',
  zh: { word: '笙', meaning: '凤鸣一般的和声，吹笙引凤', also: ['芦笙', '吹笙', '古笙', '笙箫'] },
  en: {
    word: 'sheng',
    meaning: 'reeds that sound together like a phoenix calling',
    also: ['chinese mouth organ', 'mouth organ', 'lusheng', 'reed pipes'],
  },
};

export const shengMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '高低竹管插在笙斗上，吹嘴从旁伸出',
      en: 'bamboo pipes of all heights in one bowl, its mouthpiece at the side',
    },
    draw: ({ rect, below, path, stroke, union, cut, grow }, dice) => {
      const step = dice.between(24, 28);
      const gap = dice.between(9.5, 10.5);
      const tall = [44, 14, 0, 24, 50].map((top, i) => rect(54 + i * 29, (top * step) / 26, 18, 150, [9, 9, 0, 0]));
      const band = rect(40, 92, 162, 20, 6);
      const cup = path([40, 160])
        .line([202, 160])
        .through([182, 212], [121, 232])
        .through([60, 212], [40, 160])
        .close();
      const mouth = stroke(path([64, 200]).line([26, 190], [4, 164]), 20);
      return {
        parts: [
          ...ink(...tall.map((one) => cut(one, grow(band, gap - 1), below(150)))),
          ...accent(band),
          ...ink(union(cup, mouth)),
        ],
        small: ink(
          ...[44, 84, 124, 164].map((x, i) => rect(x, i % 3 === 0 ? 40 : 4, 26, i % 3 === 0 ? 98 : 130)),
          path([36, 152]).line([198, 152]).through([178, 212], [117, 234]).through([56, 212], [36, 152]).close(),
        ),
        places: {
          hands: [
            [60, 200],
            [184, 200],
          ],
          ground: 232,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'blown',
    idea: {
      zh: '侧影乐师双手捧笙，嘴对吹嘴，竹管高低立起',
      en: 'a player in profile with both hands round the sheng, its pipes standing high and low before the face',
    },
    draw: ({ circle, rect, path, polygon, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const tall = dice.between(2, 8);
      const head = circle(62, 64, 42);
      const body = path([6, 240])
        .through([6, 130], [60, 116])
        .through([96, 124], [112, 164])
        .line([158, 172], [150, 204], [96, 198], [104, 240])
        .close();
      const bowl = path([116, 118])
        .line([236, 118])
        .through([230, 162], [196, 166])
        .line([156, 166])
        .through([136, 160], [130, 140])
        .line([116, 138])
        .close();
      const pipes = [
        [142, 44],
        [167, 14],
        [192, tall],
        [217, 28],
      ].map(([x, y]) => rect(x!, y!, 15, 108 - y!));
      return {
        parts: [...ink(cut(head, rect(108, 60, 10, 10)), cut(body, grow(bowl, gap))), ...accent(bowl, ...pipes)],
        small: ink(
          circle(54, 66, 46),
          polygon([
            [24, 132],
            [84, 132],
            [108, 240],
            [4, 240],
          ]),
          rect(124, 122, 116, 56),
          rect(134, 40, 24, 66),
          rect(176, 4, 24, 102),
          rect(216, 30, 24, 76),
        ),
        places: { head: { x: 62, y: 22, width: 60 }, hands: [[154, 188]], ground: 240, facing: 'right' },
      };
    },
  }),
];
