import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'pixiu',
  zh: { word: '貔貅', meaning: '招财进宝，只进不出', also: ['辟邪', '天禄', '招财貔貅', '瑞兽'] },
  en: {
    word: 'pixiu',
    meaning: 'it takes in wealth and never lets it go',
    also: ['pi yao', 'winged lion', 'chinese guardian beast'],
  },
};

export const pixiuMarks = [
  defineMark({
    ...words,
    name: 'coin-in-mouth',
    idea: {
      zh: '貔貅正面，独角鬃卷，口衔一枚铜钱',
      en: 'its face from the front, one horn, curled mane, a coin between the teeth',
    },
    draw: ({ circle, path, rect, union, cut, grow, both, drop }, dice) => {
      const gap = dice.between(9, 10);
      const curl = dice.between(19, 21);
      const coin = dice.between(33, 36);
      const skull = union(circle(120, 104, 62), circle(120, 150, 54), drop(120, 44, 17, [120, -4]));
      const mane = both(
        union(circle(44, 62, curl), circle(26, 100, curl), circle(34, 140, curl), circle(54, 174, curl)),
      );
      const brow = both(path([112, 92]).through([92, 62], [62, 76]).through([86, 84], [100, 102]).close());
      const eyes = both(circle(88, 108, 10));
      const nose = path([98, 126])
        .line([142, 126])
        .through([136, 146], [120, 148])
        .through([104, 146], [98, 126])
        .close();
      const money = circle(120, 192, coin);
      return {
        parts: [
          ...ink(cut(skull, brow, eyes, nose, grow(money, gap)), cut(mane, grow(skull, gap))),
          ...accent(cut(money, rect(109, 181, 22, 22))),
        ],
        small: ink(
          cut(
            union(circle(120, 106, 84), drop(120, 40, 22, [120, -10])),
            both(circle(88, 100, 16)),
            circle(120, 196, 54),
          ),
          circle(120, 196, 38),
        ),
        places: {
          head: { x: 120, y: 30, width: 90 },
          eyes: { x: 120, y: 108, width: 70 },
          inside: { x: 120, y: 192, width: 60, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'seated',
    idea: {
      zh: '貔貅蹲坐回首，肩生短翼，爪下一枚铜钱',
      en: 'seated with head high, a wing at its shoulder, a coin under its paw',
    },
    draw: ({ circle, path, rect, union, cut, grow, polygon, stroke, vesica }, dice) => {
      const gap = dice.between(9, 10);
      const wing = dice.between(28, 31);
      const coin = dice.between(21, 23);
      const head = union(
        circle(84, 66, 38),
        polygon(
          [
            [56, 50],
            [22, 66],
            [22, 84],
            [56, 82],
            [40, 100],
            [72, 100],
          ],
          4,
        ),
        polygon(
          [
            [84, 36],
            [126, 2],
            [108, 48],
          ],
          2,
        ),
        circle(112, 84, 15),
        circle(120, 58, 14),
      );
      const body = path([70, 96])
        .through([58, 160], [74, 226])
        .line([208, 226])
        .through([226, 168], [176, 138])
        .through([136, 120], [118, 92])
        .close();
      const tail = stroke(path([206, 206]).through([236, 176], [214, 146]), 17);
      const feathers = union(vesica([118, 130], [198, 84], wing), vesica([122, 146], [210, 116], wing - 4));
      const haunch = stroke(path([148, 216]).through([140, 176], [178, 164]), gap);
      const money = circle(48, 226 - coin, coin);
      const beast = union(head, body, tail);
      return {
        parts: [
          ...ink(cut(beast, circle(76, 60, 7), grow(feathers, gap), haunch, grow(money, gap))),
          ...accent(feathers, cut(money, rect(48 - 6.5, 226 - coin - 6.5, 13, 13))),
        ],
        small: ink(
          union(
            circle(84, 70, 46),
            polygon([
              [56, 46],
              [14, 66],
              [14, 96],
              [72, 106],
            ]),
            polygon([
              [84, 36],
              [132, 0],
              [112, 54],
            ]),
            path([70, 96]).line([70, 228], [214, 228]).through([220, 150], [120, 92]).close(),
          ),
        ),
        places: {
          head: { x: 84, y: 30, width: 60 },
          back: { x: 170, y: 130, width: 60 },
          eyes: { x: 76, y: 60, width: 16 },
          hands: [[60, 220]],
          ground: 226,
          facing: 'left',
        },
      };
    },
  }),
];
