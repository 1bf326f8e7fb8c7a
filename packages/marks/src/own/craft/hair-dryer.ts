import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'hair-dryer',
  zh: { word: '吹风机', meaning: '一阵暖风，吹出好造型' },
  en: { word: 'hair dryer', meaning: 'a warm breeze, and the style sits right' },
};

export const hairDryerMarks = [
  defineMark({
    ...words,
    name: 'breeze',
    idea: {
      zh: '一只吹风机的侧影，三道暖风',
      en: 'a hair dryer in profile, three lines of warm air leaving it',
    },
    draw: ({ circle, polygon, rect, union, cut, turn }, dice) => {
      const drum = dice.between(50, 56);
      const vent = dice.between(17, 20);
      const grip = dice.between(34, 38);
      const lean = dice.between(-14, -8);
      const [x, y] = [164, 84];
      const body = union(
        circle(x, y, drum),
        polygon(
          [
            [x, y - drum],
            [72, y - 34],
            [72, y + 34],
            [x, y + drum],
          ],
          [0, 5, 5, 0],
        ),
      );
      const handle = turn(rect(x - grip / 2 - 4, y + 30, grip, 122, [0, 0, 10, 10]), -lean, [x, y]);
      const air = [-26, 0, 26].map((dy, i) => rect(i === 1 ? 8 : 22, y + dy - 6.5, i === 1 ? 54 : 40, 13, 6.5));
      return {
        parts: [...ink(cut(union(body, handle), circle(x, y, vent))), ...accent(...air)],
        small: ink(union(body, handle), rect(8, y - 32, 46, 22, 11), rect(8, y + 10, 46, 22, 11)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-hair',
    idea: {
      zh: '吹风机在上，一缕长发在下起伏',
      en: 'a dryer held from above, a long lock of hair waving below it',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, turn, cut }, dice) => {
      const drum = dice.between(40, 44);
      const tilt = dice.between(30, 40);
      const weight = dice.between(15, 17);
      const wave = dice.between(26, 32);
      const [x, y] = [160, 70];
      const dryer = turn(
        union(
          circle(x, y, drum),
          polygon([
            [x, y - drum],
            [x, y + drum],
            [x - 84, y + 26],
            [x - 84, y - 26],
          ]),
          rect(x - 16, y - 2, 32, 116, [0, 0, 10, 10]),
        ),
        -tilt,
        [x, y],
      );
      const lock = (at: number) =>
        stroke(
          path([at, 150 - (at - 20) * 0.1])
            .through([at + wave * 0.5, 170], [at, 192])
            .smooth([at, 232]),
          weight,
        );
      return {
        parts: [...ink(cut(dryer, circle(x, y, 15))), ...accent(lock(24), lock(54), lock(84))],
        small: ink(dryer, lock(30), lock(66)),
      };
    },
  }),
];
