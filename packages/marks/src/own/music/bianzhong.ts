import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'music',
  concept: 'bianzhong',
  zh: { word: '编钟', meaning: '钟鸣于堂，金声玉振', also: ['青铜编钟', '曾侯乙编钟', '甬钟', '礼乐'] },
  en: {
    word: 'bianzhong',
    meaning: 'bronze bells in the hall, the first note of rites and music',
    also: ['chime bells', 'bronze bells', 'chinese bell set'],
  },
};

/** One bronze bell hanging from (x, y): narrow shoulder, flaring walls, a mouth arched upwards. */
const bell = (x: number, y: number, half: number, height: number): Region =>
  kit
    .path([x - half * 0.66, y])
    .line([x + half * 0.66, y], [x + half, y + height])
    .through([x, y + height * 0.92], [x - half, y + height])
    .close();

export const bianzhongMarks = [
  defineMark({
    ...words,
    name: 'in-a-row',
    idea: { zh: '一架编钟，三口由大到小依次悬挂', en: 'a frame of chime bells, three hung from large to small' },
    draw: ({ rect, union, cut, both }, dice) => {
      const beam = dice.between(18, 22);
      const fall = dice.between(17, 21);
      const post = dice.between(15, 17);
      const at = (i: number) => [66, 130, 186][i]!;
      const bells = [0, 1, 2].map((i) => bell(at(i), 34 + beam + 14, [30, 27, 23][i]!, 118 - i * fall));
      const frame = union(
        rect(4, 30, 232, beam, 4),
        both(rect(10, 30, post, 196)),
        both(rect(0, 214, post + 22, 16, 4)),
      );
      return {
        parts: [
          ...ink(frame),
          ...accent(
            ...bells.map((one, i) =>
              union(cut(one, rect(at(i) - 40, 30 + beam + 66 - i * 8, 80, 9)), rect(at(i) - 6, 30 + beam + 9, 12, 20)),
            ),
          ),
        ],
        small: ink(
          union(rect(2, 24, 236, 26), rect(4, 24, 22, 206), rect(214, 24, 22, 206)),
          bell(76, 66, 32, 120),
          bell(160, 66, 28, 90),
        ),
        places: { ground: 230, top: { x: 120, y: 30, width: 220 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'single-bell',
    idea: {
      zh: '一口编钟悬在梁上，合瓦形钟身，成排钟乳，底口弯起',
      en: 'a bronze chime bell hung from its beam, rows of bosses, the mouth arched',
    },
    draw: ({ circle, rect, path, union, cut }, dice) => {
      const arch = dice.between(18, 22);
      const beam = rect(16, 8, 208, 18, 6);
      const hang = union(rect(111, 26, 18, 22), rect(98, 44, 44, 12, 3));
      const body = path([72, 64])
        .line([168, 64])
        .line([188, 226])
        .through([120, 226 - arch * 1.4], [52, 226])
        .close();
      return {
        parts: [
          ...accent(beam, hang),
          ...ink(
            cut(
              body,
              ...[88, 116].flatMap((y, i) => [circle(98 - i * 2, y, 7), circle(142 + i * 2, y, 7)]),
              circle(74, 116, 7),
              circle(166, 116, 7),
              rect(40, 142, 160, 10),
              circle(120, 176, 13),
            ),
          ),
        ],
        small: ink(
          rect(16, 8, 208, 22, 6),
          cut(
            path([74, 56]).line([166, 56]).line([204, 230]).through([120, 190], [36, 230]).close(),
            rect(60, 116, 120, 18),
          ),
        ),
        places: { ground: 226, facing: 'front' },
      };
    },
  }),
];
