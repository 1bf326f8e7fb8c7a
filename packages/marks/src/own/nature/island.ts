import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'island',
  zh: { word: '海岛', meaning: '远方与假期，海风正好' },
  en: { word: 'island', meaning: 'far away, on holiday, in the sea wind' },
};

export const islandMarks = [
  defineMark({
    ...words,
    name: 'palm',
    idea: 'a palm on a round island before the sun',
    draw: ({ circle, vesica, path, stroke, intersect, above, union, cut, grow, turn, rect }, dice) => {
      const sunRadius = dice.between(40, 46);
      const bend = dice.between(8, 18);
      const spread = dice.between(0, 10);
      const trunk = stroke(path([108, 190]).through([112 + bend * 0.4, 130], [96, 76]), 13, 'butt');
      const crown: [number, number] = [96, 74];
      const leaf = (degrees: number, length: number) =>
        turn(vesica(crown, [crown[0] + length, crown[1]], 24), degrees, crown);
      const palm = union(
        trunk,
        leaf(-8 - spread, 78),
        leaf(34 + spread, 70),
        leaf(188 + spread, 72),
        leaf(146 - spread, 62),
        leaf(-62, 60),
        leaf(-118, 58),
      );
      const mound = intersect(circle(112, 262, 96), above(196));
      const sun = circle(164, 132, sunRadius);
      return {
        parts: [
          ...ink(union(palm, mound), rect(20, 206, 200, 14, 7)),
          ...accent(cut(sun, grow(palm, 8), grow(mound, 8), rect(0, 196, 240, 40))),
        ].map((part, i) => (i === 0 ? { ...part, region: cut(part.region, rect(0, 197, 240, 60)) } : part)),
        small: ink(
          union(
            stroke(path([112, 200]).through([116, 140], [100, 84]), 20, 'butt'),
            leaf(-8, 88),
            leaf(44, 76),
            leaf(188, 84),
            leaf(136, 72),
          ),
          intersect(circle(112, 262, 92), above(220)),
        ).slice(0, 1),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'reflection',
    idea: 'an island peak and its reflection in still water',
    draw: ({ polygon, circle, rect }, dice) => {
      const half = dice.between(76, 86);
      const weight = dice.between(13, 15);
      const lean = dice.between(-16, 16);
      const sunRadius = dice.between(19, 23);
      const peak = polygon(
        [
          [120 + lean, 44],
          [120 + half, 150],
          [120 - half, 150],
        ],
        [10, 0, 0],
      );
      const bar = (y: number, width: number) => rect(120 - width / 2, y, width, weight, weight / 2);
      const sunX = lean > 0 ? 54 : 186;
      return {
        parts: [
          ...ink(peak, bar(162, half * 2 + 20), bar(162 + weight + 11, half * 1.3)),
          ...accent(circle(sunX, 66, sunRadius), bar(162 + 2 * (weight + 11), half * 0.64)),
        ],
        small: ink(
          polygon(
            [
              [120 + lean, 36],
              [212, 146],
              [28, 146],
            ],
            [10, 0, 0],
          ),
          bar(166, 200),
          rect(66, 198, 108, 18, 9),
        ),
      };
    },
  }),
];
