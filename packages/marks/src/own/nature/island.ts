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
    idea: {
      zh: '圆圆的岛上一株棕榈，背后是太阳',
      en: 'a palm on a round island before the sun',
    },
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
    name: 'two-palms',
    idea: {
      zh: '小岛上两株棕榈向两边倾，海水在下成线',
      en: 'two palms leaning apart on an islet, the sea running in lines below',
    },
    draw: ({ vesica, path, stroke, union, turn, circle, intersect, above, rect, mirror }, dice) => {
      const lean = dice.between(34, 42);
      const tall = dice.between(70, 80);
      const weight = dice.between(13, 15);
      const shore = dice.between(100, 120);
      const leaf = (crown: readonly [number, number], degrees: number, length: number) =>
        turn(vesica([crown[0], crown[1]], [crown[0] + length, crown[1]], 23), degrees, [crown[0], crown[1]]);
      const palm = (top: number) => {
        const crown = [120 + lean, top] as const;
        return union(
          stroke(path([124, 176]).through([126 + lean * 0.3, 130], [crown[0], crown[1]]), weight, 'butt'),
          ...[-78, -28, 22, 158, 208].map((degrees) => leaf(crown, degrees, 56)),
        );
      };
      const mound = intersect(circle(120, 250, 92), above(188));
      return {
        parts: [
          ...ink(union(palm(tall), mirror(palm(tall + 34), 118), mound)),
          ...accent(rect(120 - shore, 198, shore * 2, 14, 7), rect(70, 222, shore, 14, 7)),
        ],
        small: ink(
          union(
            stroke(path([120, 180]).through([126, 130], [130, 80]), 20, 'butt'),
            ...[-78, -24, 26, 154, 206].map((degrees) => leaf([130, 80], degrees, 78)),
          ),
          rect(30, 190, 180, 26, 13),
        ),
      };
    },
  }),
];
