import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'jian-tea-bowl',
  zh: {
    word: '建盏',
    meaning: '一盏入窑，万般变化',
    also: ['天目盏', '兔毫盏', '茶盏', '主人杯', '茶碗'],
  },
  en: {
    word: 'jian tea bowl',
    meaning: 'one bowl into the kiln, ten thousand changes',
    also: ['tenmoku bowl', "hare's fur bowl", 'tea bowl', 'jian ware'],
  },
};

export const jianTeaBowlMarks = [
  defineMark({
    ...words,
    name: 'hare-fur',
    idea: {
      zh: '一只敞口建盏，釉上兔毫丝丝流下',
      en: "a flared bowl with streaks of glaze running down like hare's fur",
    },
    draw: ({ rect, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const foot = dice.between(36, 40);
      const cup = path([4, 78])
        .line([236, 78])
        .through([210, 142], [156, 176])
        .line([120 + foot, 184], [120 + foot, 208], [120 - foot, 208], [120 - foot, 184], [84, 176])
        .through([30, 142], [4, 78])
        .close();
      const hair = (x: number, to: number, low: number) => stroke(path([x, 100]).line([to, low]), gap);
      return {
        parts: [
          ...ink(
            cut(
              cup,
              hair(56, 76, 132),
              hair(88, 98, 152),
              hair(120, 120, 138),
              hair(152, 142, 152),
              hair(184, 164, 132),
            ),
          ),
          ...accent(rect(0, 50, 240, 18, 9)),
        ],
        small: ink(
          cut(
            path([0, 60])
              .line([240, 60])
              .through([214, 146], [160, 184])
              .line([160, 214], [80, 214], [80, 184])
              .through([26, 146], [0, 60])
              .close(),
            rect(84, 90, 18, 50),
            rect(138, 90, 18, 50),
          ),
        ),
        places: {
          inside: { x: 120, y: 130, width: 110, height: 50 },
          top: { x: 120, y: 50, width: 220 },
          ground: 208,
          facing: 'front',
        },
      };
    },
  }),
];
