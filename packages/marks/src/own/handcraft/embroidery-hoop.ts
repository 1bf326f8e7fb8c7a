import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'handcraft',
  concept: 'embroidery-hoop',
  zh: {
    word: '刺绣',
    meaning: '一针一线，绣出锦绣',
    also: ['苏绣', '湘绣', '蜀绣', '粤绣', '绣绷', '绣花', '手工刺绣', '绣娘'],
  },
  en: {
    word: 'embroidery',
    meaning: 'a needle, a thread and a whole garden',
    also: ['embroidery hoop', 'suzhou embroidery', 'hand embroidery', 'silk embroidery'],
  },
};

export const embroideryHoopMarks = [
  defineMark({
    ...words,
    name: 'needle',
    idea: { zh: '一只绣绷绷着花，针线斜穿而出', en: 'a hoop with a flower in it, the needle just drawn through' },
    draw: ({ circle, ring, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(46, 50);
      const hoop = union(ring(108, 138, 98, 15), rect(92, 18, 32, 24, 6));
      const flower = cut(blossom(100, 142, r, 5), circle(100, 142, 13));
      const needle = stroke(path([126, 170]).line([232, 58]), 12);
      const thread = stroke(path([228, 62]).through([240, 120], [214, 160]), 10);
      return {
        parts: [
          ...ink(cut(hoop, grow(needle, gap), grow(thread, 6))),
          ...accent(cut(flower, grow(needle, gap))),
          ...ink(needle),
        ],
        small: ink(
          cut(ring(108, 138, 102, 22), stroke(path([126, 170]).line([236, 54]), 44)),
          cut(blossom(96, 142, 52, 5), circle(140, 156, 26)),
          stroke(path([130, 166]).line([230, 60]), 19),
        ),
        places: {
          inside: { x: 108, y: 138, width: 120, height: 120 },
          top: { x: 108, y: 18, width: 30 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'thread-flower',
    idea: {
      zh: '一根针拖着线，线头绣成一朵花',
      en: 'a needle and its thread, the thread running out from a stitched flower',
    },
    draw: ({ circle, rect, polygon, onCircle, path, stroke, grow, union, cut, turn }, dice) => {
      const petal = dice.between(30, 32);
      const flower = cut(
        union(...[0, 72, 144, 216, 288].map((at) => circle(...onCircle(84, 160, 40, -90 + at), petal))),
        circle(84, 160, 24),
      );
      const lay = (part: typeof flower) => turn(part, 24, [214, 14]);
      const needle = lay(
        cut(
          polygon([
            [204, 14],
            [224, 14],
            [217, 244],
            [211, 244],
          ]),
          rect(209, 28, 10, 34),
        ),
      );
      const thread = stroke(path([204, 34]).through([140, -2], [96, 44]).smooth([88, 92]), 12, 'butt');
      return {
        parts: [
          ...accent(cut(flower, grow(needle, 9))),
          ...ink(needle, cut(thread, grow(needle, 0.01), grow(flower, 8))),
        ],
        small: ink(
          cut(
            union(...[0, 72, 144, 216, 288].map((at) => circle(...onCircle(92, 148, 44, -90 + at), 34))),
            circle(92, 148, 26),
          ),
          stroke(path([226, 10]).line([186, 90]), 22),
        ),
        places: { inside: { x: 84, y: 160, width: 50, height: 50 }, facing: 'front' },
      };
    },
  }),
];
