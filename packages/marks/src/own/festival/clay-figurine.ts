import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'clay-figurine',
  zh: {
    word: '泥人',
    meaning: '大阿福，笑眯眯，福到家',
    also: ['惠山泥人', '大阿福', '泥娃娃', '泥塑', '捏泥人', '面人', '面塑', '泥人张'],
  },
  en: {
    word: 'clay figurine',
    meaning: 'a round laughing child brings luck home',
    also: ['clay doll', 'wuxi clay figurine', 'dough figurine', 'mud doll', 'da a fu'],
  },
};

export const clayFigurineMarks = [
  defineMark({
    ...words,
    name: 'afu',
    idea: {
      zh: '一个圆滚滚的泥娃娃，抓髻笑脸，怀里抱福',
      en: 'a round clay child with two buns of hair and a smile, hugging its luck',
    },
    draw: ({ circle, above, path, stroke, union, cut, intersect, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bun = dice.between(18, 20);
      const head = circle(120, 74, 60);
      const hair = union(intersect(circle(120, 74, 60), above(52)), both(circle(172, 22, bun)));
      const body = path([40, 232])
        .through([34, 160], [82, 138])
        .line([158, 138])
        .through([206, 160], [200, 232])
        .close();
      const arms = stroke(path([62, 176]).through([120, 220], [178, 176]), gap);
      const face = cut(
        head,
        above(52 + gap),
        circle(94, 84, 7),
        circle(146, 84, 7),
        stroke(path([96, 104]).through([120, 120], [144, 104]), 10),
      );
      return {
        parts: [...ink(hair), ...accent(face), ...ink(cut(body, grow(head, gap), arms, circle(120, 176, 11)))],
        small: ink(
          union(circle(120, 76, 60), both(circle(174, 22, 24))),
          cut(
            path([36, 236]).through([40, 160], [120, 152]).through([200, 160], [204, 236]).close(),
            circle(120, 194, 16),
          ),
        ),
        places: {
          head: { x: 120, y: 14, width: 90 },
          eyes: { x: 120, y: 84, width: 66 },
          lap: { x: 120, y: 190, width: 80, height: 50 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'being-shaped',
    idea: {
      zh: '一双手捧着刚捏好的小泥人，圆脸圆身，笑着',
      en: 'two hands round a little figure just pressed from clay, round face, round body, smiling',
    },
    draw: ({ circle, path, stroke, grow, cut, mirror, both }, dice) => {
      const round = dice.between(46, 50);
      const head = cut(
        circle(120, 74, 42),
        circle(104, 68, 7),
        circle(136, 68, 7),
        stroke(path([102, 88]).through([120, 100], [138, 88]), 10, 'butt'),
      );
      const knot = circle(120, 7, 15);
      const body = path([120 - round, 190])
        .through([84, 128], [120, 126])
        .through([156, 128], [120 + round, 190])
        .close();
      const hand = path([8, 128])
        .through([22, 118], [34, 132])
        .through([46, 180], [74, 201])
        .line([110, 201], [110, 240], [72, 240])
        .through([12, 210], [8, 128])
        .close();
      return {
        parts: [...accent(head, knot, cut(body, grow(hand, 9), mirror(grow(hand, 9)))), ...ink(hand, mirror(hand))],
        small: ink(
          circle(120, 56, 46),
          path([82, 186]).through([120, 106], [158, 186]).close(),
          both(
            path([2, 120])
              .line([34, 120])
              .through([50, 190], [110, 206])
              .line([110, 240])
              .through([20, 220], [2, 120])
              .close(),
          ),
        ),
        places: {
          head: { x: 120, y: 32, width: 60 },
          eyes: { x: 120, y: 68, width: 40 },
          hands: [
            [40, 190],
            [200, 190],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
