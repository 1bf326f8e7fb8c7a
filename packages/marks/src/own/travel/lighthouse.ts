import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'lighthouse',
  zh: { word: '灯塔', also: ['航标灯'], meaning: '夜里总有一束光，为你指路' },
  en: { word: 'lighthouse', also: ['beacon'], meaning: 'one light in the night that shows the way' },
};

export const lighthouseMarks = [
  defineMark({
    ...words,
    name: 'beams',
    idea: { zh: '条纹灯塔，左右各射一道光', en: 'a striped lighthouse, a beam to each side' },
    draw: ({ polygon, rect, path, stroke, circle, cut, union, intersect, above, both, grow }, dice) => {
      const foot = dice.between(40, 46);
      const beam = dice.between(24, 30);
      const band = dice.between(15, 18);
      const tower = polygon(
        [
          [120 - 24, 92],
          [120 + 24, 92],
          [120 + foot, 222],
          [120 - foot, 222],
        ],
        [0, 0, 4, 4],
      );
      const bands = union(
        stroke(path([60, 150]).line([180, 118]), band, 'butt'),
        stroke(path([60, 206]).line([180, 174]), band, 'butt'),
      );
      const gallery = rect(120 - 36, 78, 72, 13, 5);
      const lamp = rect(120 - 20, 42, 40, 27);
      const dome = intersect(circle(120, 34, 24), above(34));
      const light = polygon([
        [88, 55],
        [4, 55 - beam],
        [4, 55 + beam],
      ]);
      return {
        parts: [...ink(cut(tower, bands), gallery, dome), ...accent(lamp, both(cut(light, grow(lamp, 9))))],
        small: ink(
          cut(tower, stroke(path([60, 176]).line([180, 144]), 18, 'butt')),
          union(rect(88, 46, 64, 34, 4), dome),
        ),
        places: {
          top: { x: 120, y: 10, width: 30 },
          ground: 222,
          behind: { x: 10, y: 20, width: 220, height: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-rock',
    idea: { zh: '礁石上的灯塔，脚下两道浪', en: 'a lighthouse on its rock, two waves at its foot' },
    draw: ({ polygon, rect, circle, curve, stroke, cut, union, intersect, above, grow, sector }, dice) => {
      const lean = dice.between(24, 28);
      const wave = dice.between(8, 11);
      const spread = dice.between(16, 20);
      const tower = polygon([
        [96 - 20, 74],
        [96 + 20, 74],
        [96 + lean + 4, 176],
        [96 - lean - 4, 176],
      ]);
      const head = union(rect(96 - 30, 60, 60, 12, 4), intersect(circle(96, 28, 20), above(28)));
      const rock = polygon(
        [
          [30, 186],
          [62, 158],
          [132, 158],
          [166, 186],
        ],
        [4, 14, 14, 4],
      );
      const body = cut(union(tower, rock), rect(88, 104, 16, 24, [8, 8, 0, 0]));
      const light = sector(96, 44, 132, -spread, spread);
      const water = (y: number) =>
        stroke(
          curve(
            [18, y, 0],
            [52, y - wave, 0],
            [86, y, 0],
            [120, y - wave, 0],
            [154, y, 0],
            [188, y - wave, 0],
            [222, y, 0],
          ),
          11,
        );
      return {
        parts: [
          ...ink(body, head, water(208), water(230)),
          ...accent(cut(light, grow(union(head, rect(80, 36, 32, 20)), 9)), rect(84, 37, 24, 14)),
        ],
        small: ink(union(tower, rock, rect(66, 34, 60, 44, 6)), rect(20, 204, 200, 20, 8)),
        places: { top: { x: 96, y: 8, width: 30 }, ground: 186, behind: { x: 120, y: 0, width: 110, height: 100 } },
      };
    },
  }),
];
