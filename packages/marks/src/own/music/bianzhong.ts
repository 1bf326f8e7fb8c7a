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
      zh: '一口甬钟：长甬，钟枚成行，于口弧起',
      en: 'one bronze bell: a tall shank, rows of studs, an arched mouth',
    },
    draw: ({ rect, union, cut, circle, both, path, stroke }, dice) => {
      const half = dice.between(80, 86);
      const stud = dice.between(8.5, 9.5);
      const shank = dice.between(20, 23);
      const shape = bell(120, 74, half, 158);
      const studs = [104, 134].flatMap((y) => [78, 102].map((x) => both(circle(x - (y - 104) * 0.12, y, stud))));
      const band = path([40, 172]).through([120, 158], [200, 172]);
      return {
        parts: [
          ...ink(cut(shape, ...studs, rect(115, 86, 10, 64), stroke(band, 10))),
          ...accent(union(rect(120 - shank, 8, shank * 2, 56, [6, 6, 0, 0]))),
        ],
        small: ink(
          cut(bell(120, 84, 92, 148), circle(84, 126, 12), circle(120, 126, 12), circle(156, 126, 12)),
          rect(94, 8, 52, 58),
        ),
        places: {
          top: { x: 120, y: 8, width: 40 },
          inside: { x: 120, y: 150, width: 90, height: 70 },
          facing: 'front',
        },
      };
    },
  }),
];
