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
];
