import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'panpipe',
  zh: { word: '排箫', meaning: '参差竹管，凤翼之声', also: ['云箫', '凤翼箫', '排笛'] },
  en: {
    word: 'panpipe',
    meaning: 'bamboo cut long and short, the shape of a wing',
    also: ['pan flute', 'paixiao', 'pan pipes', 'chinese panpipe'],
  },
};

export const panpipeMarks = [
  defineMark({
    ...words,
    name: 'stepped',
    idea: { zh: '竹管由长到短排成一面凤翼', en: 'pipes from long to short, bound like a wing' },
    draw: ({ rect, cut, grow }, dice) => {
      const step = dice.between(24, 27);
      const gap = dice.between(9.5, 10.5);
      const band = rect(0, 74, 240, 24, 5);
      const pipes = [0, 1, 2, 3, 4].map((i) => rect(12 + i * 45, 20, 34, 206 - i * step, [3, 3, 16, 16]));
      return {
        parts: [...ink(...pipes.map((one) => cut(one, grow(band, gap)))), ...accent(band)],
        small: ink(...[0, 1, 2, 3].map((i) => rect(8 + i * 58, 20, 42, 206 - i * 36, [3, 3, 20, 20]))),
        places: {
          hands: [
            [14, 90],
            [226, 90],
          ],
          top: { x: 120, y: 20, width: 210 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-wings',
    idea: {
      zh: '五根竹管两边长、中间短，像凤凰张开双翼',
      en: 'five pipes, long at both sides and short in the middle, like two open wings',
    },
    draw: ({ rect, cut }, dice) => {
      const rise = dice.between(84, 94);
      const lengths = [236, 176, rise + 40, 176, 236];
      const pipes = lengths.map((low, i) => rect(i * 50, 4, 36, low - 4));
      const band = rect(-10, 42, 256, 30);
      return {
        parts: [...ink(...pipes.map((one) => cut(one, rect(-20, 32, 280, 50)))), ...accent(band)],
        small: ink(
          rect(0, 4, 34, 232),
          rect(51, 4, 34, 170),
          rect(102, 4, 34, 120),
          rect(153, 4, 34, 170),
          rect(204, 4, 34, 232),
        ),
        places: { top: { x: 118, y: 4, width: 230 }, facing: 'front' },
      };
    },
  }),
];
