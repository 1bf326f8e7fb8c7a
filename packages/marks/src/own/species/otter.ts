import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'otter',
  zh: { word: '水獭', also: ['海獭', '獭'], meaning: '手里总握着心爱之物' },
  en: { word: 'otter', also: ['sea otter'], meaning: 'always holding on to what it loves' },
};

export const otterMarks = [
  defineMark({
    ...words,
    name: 'floating',
    idea: { zh: '仰漂的水獭，肚上抱一枚贝壳', en: 'an otter floating on its back, a shell on its belly' },
    draw: ({ shape, circle, stroke, curve, union, cut, grow, sector, path }, dice) => {
      const wave = dice.between(7, 10);
      const shell = dice.between(30, 34);
      const lift = dice.between(62, 70);
      const body = shape(
        [18, 112, -90],
        [50, 84, 0],
        [92, 112, 30],
        [168, 128, 0],
        [222, lift + 26, -40],
        [234, lift + 40, 90],
        [196, 164, 160],
        [110, 180, 180],
        [34, 150, -130],
      );
      const ears = union(circle(30, 88, 11), circle(70, 84, 11));
      const clam = sector(128, 126, shell, -160, -20);
      const paw = union(stroke(path([84, 118]).line([106, 104]), 16), stroke(path([172, 122]).line([152, 106]), 16));
      const water = (y: number, from: number) =>
        stroke(
          curve(
            [from, y, 0],
            [from + 30, y - wave, 0],
            [from + 60, y, 0],
            [from + 90, y - wave, 0],
            [from + 120, y, 0],
            [from + 150, y - wave, 0],
            [from + 180, y, 0],
          ),
          11,
        );
      const face = union(circle(38, 112, 6), circle(64, 112, 6), circle(50, 128, 8));
      return {
        parts: [
          ...ink(cut(union(body, ears), face, grow(clam, 8)), cut(paw, grow(clam, 8), body)),
          ...accent(clam, water(212, 30)),
        ],
        small: ink(cut(union(body, ears), grow(clam, 12)), clam, stroke(path([24, 208]).line([216, 208]), 20)),
        places: {
          lap: { x: 96, y: 84, width: 66, height: 46 },
          eyes: { x: 50, y: 112, width: 34 },
          head: { x: 50, y: 80, width: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: { zh: '直立的水獭，两手合在胸前，长尾支地', en: 'an otter standing up, paws together, its long tail behind' },
    draw: ({ shape, circle, stroke, curve, union, cut, both, grow, path }, dice) => {
      const belly = dice.between(46, 50);
      const tail = dice.between(198, 210);
      const ear = dice.between(11, 13);
      const head = union(circle(112, 56, 44), both(circle(74, 24, ear), 112));
      const body = shape([78, 84], [146, 84], [112 + belly, 160, 90], [148, 220], [76, 220], [112 - belly, 160, -90]);
      const long = stroke(curve([140, 208, 0], [tail - 20, 200, -30], [tail, 150, -90]), 24);
      const white = shape([112, 106, 0], [138, 160, 90], [112, 206, 180], [86, 160, -90]);
      const hands = both(stroke(path([70, 116]).line([104, 138]), 17), 112);
      const muzzle = cut(union(circle(104, 72, 13), circle(120, 72, 13)), circle(112, 64, 7));
      return {
        parts: [
          ...ink(cut(union(head, body), both(circle(94, 46, 6.5), 112), muzzle, cut(white, grow(hands, 8)))),

          ...accent(cut(long, grow(body, 9))),
        ],
        small: ink(
          cut(union(head, body), both(circle(94, 48, 9), 112)),
          cut(stroke(curve([140, 208, 0], [180, 200, -30], [204, 150, -90]), 24), grow(body, 14)),
        ),
        places: {
          lap: { x: 84, y: 118, width: 56, height: 60 },
          hands: [
            [104, 138],
            [120, 138],
          ],
          head: { x: 112, y: 14, width: 80 },
          eyes: { x: 112, y: 46, width: 52 },
          neck: { x: 112, y: 92, width: 72 },
          ground: 220,
          facing: 'front',
        },
      };
    },
  }),
];
