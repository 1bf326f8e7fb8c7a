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
    name: 'played',
    idea: {
      zh: '乐人双手捧起排箫，管口贴着嘴唇吹奏',
      en: 'a player holding the pipes to the lips with both hands',
    },
    draw: ({ circle, path, rect, union, cut, grow, both }, dice) => {
      const step = dice.between(18, 20);
      const head = circle(120, 42, 48);
      const pipes = [0, 1, 2, 3, 4].map((i) => rect(38 + i * 34, 72, 24, 146 - i * step));
      const row = union(rect(38, 72, 160, 60), ...pipes);
      const hands = both(circle(12, 124, 20), 118);
      const body = path([-22, 244])
        .through([-16, 128], [60, 110])
        .line([176, 110])
        .through([252, 128], [258, 244])
        .close();
      return {
        parts: [
          ...ink(cut(head, grow(row, 10), both(circle(100, 38, 7))), cut(body, grow(row, 10), grow(hands, 10))),
          ...accent(...pipes, hands),
        ],
        small: ink(
          cut(circle(118, 50, 52), rect(0, 72, 240, 200)),
          ...[0, 1, 2, 3].map((i) => rect(18 + i * 54, 90, 36, 150 - i * 30)),
        ),
        places: {
          head: { x: 120, y: -6, width: 70 },
          hands: [
            [12, 124],
            [224, 124],
          ],
          ground: 244,
          facing: 'front',
        },
      };
    },
  }),
];
