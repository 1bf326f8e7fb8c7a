import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'red-envelope',
  zh: { word: '红包', meaning: '一封红包，一份心意', also: ['压岁钱', '利是', '利市', '礼金', '抢红包'] },
  en: {
    word: 'red envelope',
    meaning: 'a small red envelope with a large wish inside',
    also: ['hongbao', 'lucky money', 'red packet', 'ang pow'],
  },
};

export const redEnvelopeMarks = [
  defineMark({
    ...words,
    name: 'sealed',
    idea: { zh: '一封红包，弧形封口，一枚铜钱作扣', en: 'an envelope with a curved flap, a coin for its clasp' },
    draw: ({ rect, circle, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const dip = dice.between(108, 118);
      const coin = dice.between(30, 33);
      const sheet = rect(48, 8, 144, 224, 12);
      const seam = stroke(path([30, 52]).through([120, dip], [210, 52]), gap, 'butt');
      const clasp = circle(120, dip, coin);
      return {
        parts: [
          ...ink(cut(sheet, seam, grow(clasp, gap), rect(40, 196, 160, gap))),
          ...accent(cut(clasp, rect(111, dip - 9, 18, 18))),
        ],
        small: ink(
          cut(
            rect(44, 8, 152, 224),
            stroke(path([30, 52]).through([120, 116], [210, 52]), 17, 'butt'),
            circle(120, 112, 40),
          ),
          circle(120, 112, 24),
        ),
        places: {
          inside: { x: 120, y: 176, width: 100, height: 80 },
          top: { x: 120, y: 8, width: 130 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'coins-out',
    idea: { zh: '红包打开，铜钱跳出来', en: 'an opened envelope with coins jumping out' },
    draw: ({ rect, circle, path, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const coin = dice.between(25, 27);
      const lift = dice.between(22, 30);
      const pocket = cut(
        rect(44, 104, 152, 130, [0, 0, 12, 12]),
        path([30, 90]).line([210, 90], [196, 104]).through([120, 152], [44, 104]).close(),
      );
      const money = (x: number, y: number) => cut(circle(x, y, coin), rect(x - 8, y - 8, 16, 16));
      const coins = [
        money(120, lift + 6),
        cut(money(72, 84), grow(pocket, gap)),
        cut(money(168, 84), grow(pocket, gap)),
      ];
      return {
        parts: [...ink(pocket), ...accent(...coins)],
        small: ink(
          cut(rect(40, 110, 160, 124), path([40, 108]).through([120, 160], [200, 108]).close()),
          circle(120, 40, 34),
          circle(64, 92, 22),
          circle(176, 92, 22),
        ),
        places: {
          inside: { x: 120, y: 190, width: 110, height: 60 },
          top: { x: 120, y: 104, width: 140 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
