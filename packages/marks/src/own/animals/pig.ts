import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'pig',
  zh: { word: '猪', meaning: '圆满富足，福气到家' },
  en: { word: 'pig', meaning: 'round and plentiful: good luck comes home' },
};

export const pigMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '一只猪：一个圆，两只折耳，一枚纽扣鼻',
      en: 'a pig: one circle, two folded ears, a button of a nose',
    },
    draw: ({ circle, polygon, rect, union, cut, both }, dice) => {
      const head = dice.between(84, 90);
      const snout = dice.between(36, 40);
      const ear = dice.between(24, 34);
      const skull = union(
        circle(120, 128, head),
        both(
          polygon(
            [
              [38, ear],
              [106, 50],
              [44, 104],
            ],
            [8, 4, 4],
          ),
        ),
      );
      const nose = rect(120 - snout, 130, snout * 2, 50, 25);
      return {
        parts: [
          ...ink(cut(skull, both(circle(82, 104, 8.5)), rect(111 - snout, 121, snout * 2 + 18, 68, 34))),
          ...accent(cut(nose, both(circle(105, 155, 8)))),
        ],
        small: ink(cut(skull, rect(78, 118, 84, 60, 30)), both(circle(102, 148, 11))),
        places: {
          head: { x: 120, y: 48, width: 96 },
          eyes: { x: 120, y: 104, width: 112 },
          neck: { x: 120, y: 210, width: 110 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'side',
    idea: {
      zh: '侧看一只肥猪，肚圆如钱，尾巴卷卷',
      en: 'a fat pig from the side with a coin-round belly and a curly tail',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, grow }, dice) => {
      const fat = dice.between(62, 68);
      const leg = dice.between(24, 28);
      const curl = dice.between(10, 12);
      const snout = rect(8, 104, 40, 40, 8);
      const body = union(
        rect(36, 120 - fat, 168, fat * 2, fat),
        snout,
        rect(70, 160, leg, 52, [0, 0, 5, 5]),
        rect(150, 160, leg, 52, [0, 0, 5, 5]),
      );
      const ear = polygon(
        [
          [56, 50],
          [110, 62],
          [78, 104],
        ],
        [5, 5, 8],
      );
      const tail = stroke(
        path([200, 106])
          .through([200 + curl * 2, 100], [206 + curl, 82])
          .through([196 + curl / 2, 92], [226, 96]),
        9,
      );
      return {
        parts: [...ink(cut(union(body, tail), grow(ear, 8), circle(58, 112, 6.5))), ...accent(ear)],
        small: ink(cut(union(body, stroke(path([196, 110]).line([228, 88]), 18)), grow(ear, 3))),
        places: { back: { x: 136, y: 57, width: 92 }, ground: 212, facing: 'left' },
      };
    },
  }),
];
