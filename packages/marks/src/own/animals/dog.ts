import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'dog',
  zh: { word: '狗', meaning: '忠诚、热情，总在门口等你' },
  en: { word: 'dog', meaning: 'loyal and glad to see you, always waiting at the door' },
};

export const dogMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '垂耳的狗，白嘴套黑鼻头，吐着舌头',
      en: 'a dog with hanging ears, a white muzzle, a black nose and its tongue out',
    },
    draw: ({ shape, circle, rect, vesica, union, cut, grow, both, soften }, dice) => {
      const broad = dice.between(54, 60);
      const hang = dice.between(140, 154);
      const tongue = dice.between(12, 14);
      const eye = dice.between(8.5, 10);
      const ear = shape([76, 40, 180], [32, 84, 100], [44, hang, 60], [72, 112, -80]);
      const head = shape(
        [120, 28, 0],
        [120 + broad, 84, 88],
        [120 + broad - 6, 140, 100],
        [120, 224, 180],
        [120 - broad + 6, 140, -100],
        [120 - broad, 84, -88],
      );
      const muzzle = shape([120, 122, 0], [158, 158, 95], [120, 206, 180], [82, 158, -95]);
      const nose = soften(vesica([97, 143], [143, 143], 28), 6);
      const tongueShape = rect(120 - tongue, 168, tongue * 2, 44, [0, 0, tongue, tongue]);
      return {
        parts: [
          ...ink(
            cut(head, muzzle, both(circle(92, 96, eye)), both(grow(ear, 9)), grow(tongueShape, 9)),
            nose,
            both(ear),
          ),
          ...accent(tongueShape),
        ],
        small: ink(
          cut(union(head, both(ear)), shape([120, 128, 0], [154, 160, 95], [120, 206, 180], [86, 160, -95])),
          circle(120, 158, 17),
        ),
        places: {
          head: { x: 120, y: 30, width: 100 },
          eyes: { x: 120, y: 96, width: 110 },
          neck: { x: 120, y: 214, width: 80 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dachshund',
    idea: {
      zh: '一只腊肠犬：长身短腿，耳垂如水滴',
      en: 'a dachshund: one long bar on short legs, the ear hanging like a drop',
    },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const long = dice.between(150, 166);
      const deep = dice.between(54, 60);
      const leg = dice.between(24, 28);
      const wag = dice.between(14, 24);
      const end = 62 + long;
      const head = path([92, 60])
        .through([60, 42], [40, 66])
        .line([8, 80])
        .through([-4, 92], [8, 104])
        .line([60, 112], [72, 150], [110, 150])
        .close();
      const body = rect(62, 102, long, deep, [0, deep / 2, 0, 20]);
      const foot = (x: number) => rect(x, 130, leg, 62, [0, 0, 8, 8]);
      const tail = stroke(path([end - 20, 116]).through([end + 8, 100], [end + wag, 62]), 13);
      const ear = union(
        circle(84, 104, 18),
        path([66, 104]).through([66, 76], [84, 54]).through([102, 76], [102, 104]).close(),
      );
      return {
        parts: [
          ...ink(cut(union(head, body, foot(70), foot(end - leg), tail), grow(ear, 8), circle(50, 78, 6))),
          ...accent(ear),
        ],
        small: ink(
          cut(
            union(
              head,
              rect(62, 102, 150, 62, [0, 28, 0, 20]),
              rect(68, 130, 32, 64),
              rect(180, 130, 32, 64),
              stroke(path([200, 116]).line([222, 72]), 20),
            ),
            stroke(path([96, 60]).line([96, 118]), 14),
          ),
        ),
        places: {
          back: { x: 152, y: 102, width: 104 },
          head: { x: 66, y: 44, width: 52 },
          ground: 192,
          facing: 'left',
        },
      };
    },
  }),
];
