import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'winnowing-basket',
  zh: { word: '簸箕', meaning: '簸去糠秕，留下饱满', also: ['簸箩', '筛子', '竹匾', '晒秋', '筛箩', '粮食'] },
  en: {
    word: 'winnowing basket',
    meaning: 'toss away the chaff, keep the grain',
    also: ['winnow', 'bamboo sieve', 'grain basket', 'drying tray'],
  },
};

export const winnowingBasketMarks = [
  defineMark({
    ...words,
    name: 'tossing',
    idea: { zh: '一只竹簸箕扬起谷粒', en: 'a woven scoop tossing grain into the air' },
    draw: ({ circle, rect, vesica, path, union, cut, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const rise = dice.between(0, 8);
      const pan = path([6, 104])
        .line([40, 104], [40, 150])
        .through([50, 196], [120, 200])
        .through([190, 196], [200, 150])
        .line([200, 104], [234, 104], [234, 152])
        .through([216, 230], [120, 238])
        .through([24, 230], [6, 152])
        .close();
      const inner = path([52, 104])
        .line([188, 104], [188, 150])
        .through([178, 186], [120, 188])
        .through([62, 186], [52, 150])
        .close();
      const weave = union(...[84, 120, 156].map((x) => rect(x - 5, 90, gap, 120)), rect(40, 138, 160, gap));
      const grain = (x: number, y: number, at: number) => turn(vesica([x - 19, y], [x + 19, y], 20), at, [x, y]);
      return {
        parts: [
          ...ink(pan, cut(inner, weave)),
          ...accent(
            grain(48, 66, 40),
            grain(98, 40 - rise, -60),
            grain(148, 66, 20),
            grain(186, 24 - rise, 70),
            grain(140, 6, -30),
          ),
        ],
        small: ink(
          cut(
            path([0, 96])
              .line([240, 96], [240, 150])
              .through([216, 236], [120, 238])
              .through([24, 236], [0, 150])
              .close(),
            rect(60, 80, 120, 60),
          ),
          ...[
            [60, 50],
            [120, 24],
            [180, 50],
          ].map(([x, y]) => circle(x!, y!, 19)),
        ),
        places: {
          inside: { x: 120, y: 150, width: 130, height: 60 },
          hands: [
            [10, 140],
            [230, 140],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
