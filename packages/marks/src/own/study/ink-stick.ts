import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'ink-stick',
  zh: { word: '墨锭', meaning: '磨墨如病夫，慢出好墨', also: ['墨条', '徽墨', '墨块', '磨墨', '研墨'] },
  en: {
    word: 'ink stick',
    meaning: 'ground slowly, it gives good black',
    also: ['ink block', 'hui ink', 'chinese ink', 'ink cake'],
  },
};

export const inkStickMarks = [
  defineMark({
    ...words,
    name: 'ground',
    idea: { zh: '一锭老墨斜立磨痕上，锭面描金', en: 'a stick of ink standing in its own black, gilding on its face' },
    draw: ({ rect, path, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lean = dice.between(16, 22);
      const stick = turn(cut(rect(84, 4, 72, 176, [14, 14, 2, 2]), rect(104, 30, 32, 84, 8)), lean, [120, 170]);
      const seal = turn(rect(114, 40, 12, 64, 4), lean, [120, 170]);
      const pool = path([6, 214])
        .through([60, 176], [120, 192])
        .through([190, 180], [234, 214])
        .through([120, 250], [6, 214])
        .close();
      return {
        parts: [
          ...ink(stick),
          ...accent(seal),
          ...ink(cut(pool, grow(turn(rect(84, 4, 72, 176), lean, [120, 170]), gap))),
        ],
        small: ink(
          turn(cut(rect(80, 4, 80, 168, 10), rect(108, 34, 24, 70)), 18, [120, 170]),
          rect(6, 206, 228, 32, 16),
        ),
        places: { ground: 232, hands: [[170, 40]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-hand',
    idea: {
      zh: '一只手捏着墨锭，在砚台上慢慢研磨',
      en: 'a hand rubbing the stick of ink on the inkstone',
    },
    draw: ({ rect, path, polygon, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(-10, -6);
      const stick = turn(rect(76, 4, 52, 182), lean, [102, 186]);
      const stone = polygon([
        [2, 176],
        [34, 176],
        [44, 198],
        [206, 198],
        [206, 240],
        [14, 240],
      ]);
      const hand = union(
        path([176, 56]).line([240, 40], [240, 140], [196, 132]).through([164, 128], [156, 96]).close(),
        stroke(path([182, 70]).line([66, 66]), 24),
        stroke(path([182, 98]).line([74, 96]), 24),
        stroke(path([190, 122]).line([100, 126]), 22),
      );
      return {
        parts: [...ink(cut(stick, grow(hand, gap), grow(stone, gap)), stone), ...accent(hand)],
        small: ink(
          cut(stick, rect(0, 176, 240, 40)),
          rect(4, 192, 200, 46),
          polygon([
            [142, 50],
            [240, 40],
            [240, 130],
            [142, 120],
          ]),
        ),
        places: { hands: [[120, 96]], ground: 238, facing: 'front' },
      };
    },
  }),
];
