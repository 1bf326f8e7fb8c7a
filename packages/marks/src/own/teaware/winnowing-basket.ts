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
  defineMark({
    ...words,
    name: 'farmer',
    idea: { zh: '戴斗笠的农人端着簸箕一扬，谷粒飞起', en: 'a farmer in a conical hat tossing grain from the scoop' },
    draw: ({ circle, polygon, vesica, above, path, stroke, grow, union, cut, turn }, dice) => {
      const rise = dice.between(0, 8);
      const hat = polygon([
        [64, -2],
        [132, 46],
        [-4, 46],
      ]);
      const body = path([34, 90]).line([92, 90], [106, 246], [18, 246]).close();
      const arm = stroke(path([70, 112]).line([132, 154]), 22, 'butt');
      const scoop = path([112, 164])
        .line([236, 130])
        .through([222, 190], [160, 196])
        .through([124, 192], [112, 164])
        .close();
      const grain = (x: number, y: number, at: number) => turn(vesica([x - 17, y], [x + 17, y], 19), at, [x, y]);
      return {
        parts: [
          ...ink(hat, cut(circle(64, 60, 24), above(55)), cut(union(body, arm), grow(scoop, 9))),
          ...accent(
            scoop,
            grain(156, 104 - rise, 50),
            grain(196, 78, -40),
            grain(164, 50 - rise, 20),
            grain(220, 34, 60),
          ),
        ],
        small: ink(
          polygon([
            [64, -2],
            [140, 52],
            [-12, 52],
          ]),
          polygon([
            [34, 76],
            [94, 76],
            [110, 246],
            [16, 246],
          ]),
          path([124, 160]).line([240, 126]).through([220, 200], [160, 204]).close(),
          circle(166, 80, 19),
          circle(212, 56, 19),
        ),
        places: { ground: 246, head: { x: 64, y: 46, width: 60 }, hands: [[132, 154]], facing: 'right' },
      };
    },
  }),
];
