import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'coin',
  zh: { word: '铜钱', meaning: '外圆内方，和气生财' },
  en: { word: 'copper coin', meaning: 'round without, square within: kindness brings wealth' },
};

export const coinMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '两枚铜钱，一枚压着一枚',
      en: 'two copper coins, one lying over the other',
    },
    draw: ({ circle, rect, cut, turn }, dice) => {
      const size = dice.between(64, 68);
      const hole = dice.between(18, 21);
      const lean = dice.between(8, 22);
      const gap = dice.between(10, 12);
      const square = (x: number, y: number, half: number) => rect(x - half, y - half, half * 2, half * 2);
      const front = cut(circle(84, 148, size), square(84, 148, hole));
      const back = cut(
        circle(158, 88, size),
        circle(84, 148, size + gap),
        turn(square(158, 88, hole), lean, [158, 88]),
      );
      return {
        parts: [...ink(front), ...accent(back)],
        small: ink(cut(circle(120, 120, 104), square(120, 120, 34))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-pile',
    idea: {
      zh: '一枚铜钱，靠在叠起的钱上',
      en: 'a coin leaning on a pile of coins seen from the side',
    },
    draw: ({ circle, rect, cut, turn }, dice) => {
      const size = dice.between(58, 63);
      const hole = dice.between(17, 20);
      const lean = dice.between(12, 24);
      const shift = dice.between(-8, 8);
      const high = 24;
      const y = 222 - high * 3 - 20 - size - 10;
      const coin = cut(circle(120, y, size), turn(rect(120 - hole, y - hole, hole * 2, hole * 2), lean, [120, y]));
      const layer = (i: number, across: number) =>
        rect(40 + across, 222 - high * i - 10 * (i - 1), 160, high, high / 2);
      return {
        parts: [...ink(layer(1, 0), layer(3, 0)), ...accent(layer(2, shift), coin)],
        small: ink(cut(circle(120, 84, 68), rect(98, 62, 44, 44)), rect(40, 170, 160, 24), rect(40, 212, 160, 24)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'single',
    idea: {
      zh: '一枚古钱：外圆内方，四字留位',
      en: 'one old coin: round without, square within, four characters’ worth of space between',
    },
    draw: ({ circle, rect, cut, around, ring }, dice) => {
      const hole = dice.between(50, 58);
      const rim = dice.between(15, 18);
      const stroke = dice.between(15, 18);
      const lip = dice.between(12, 14);
      const square = (side: number) => rect(120 - side / 2, 120 - side / 2, side, side, 3);
      const frame = cut(square(hole + lip * 2), square(hole));
      // One bar for each of the four characters that stood round the hole.
      const bars = around(rect(120 - hole * 0.42, 120 - hole / 2 - lip - 11 - stroke, hole * 0.84, stroke, 4), 4);
      return {
        parts: [...ink(ring(120, 120, 104, rim), frame), ...accent(...bars)],
        small: ink(cut(circle(120, 120, 104), square(72))),
      };
    },
  }),
];
