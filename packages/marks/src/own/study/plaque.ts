import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'study',
  concept: 'plaque',
  zh: { word: '匾额', meaning: '一块匾，百年老字号', also: ['牌匾', '老字号', '木匾', '金字招牌', '店招'] },
  en: {
    word: 'plaque',
    meaning: 'one board above the door, a hundred years of trade',
    also: ['shop sign', 'wooden plaque', 'signboard', 'time-honoured brand', 'tablet over the door'],
  },
};

export const plaqueMarks = [
  defineMark({
    ...words,
    name: 'hung',
    idea: {
      zh: '一块横匾挂在檐下，匾上两个大字，四边有框',
      en: 'a name board hung under the eaves, two big characters in its frame',
    },
    draw: ({ rect, above, union, cut, both }, dice) => {
      const rise = dice.between(56, 62);
      const roof = eaves(120, 12, 116, rise, 64);
      const board = cut(rect(18, 98, 204, 116, 6), rect(32, 112, 176, 88, 2));
      const left = union(rect(52, 130, 52, 11), rect(72, 118, 11, 74), rect(56, 164, 44, 11));
      const right = union(
        rect(136, 122, 52, 11),
        rect(136, 150, 52, 11),
        rect(136, 178, 52, 11),
        rect(156, 122, 11, 66),
      );
      const hooks = both(rect(56, 82, 11, 20));
      return {
        parts: [...ink(roof, union(board, cut(hooks, above(80)))), ...accent(left, right)],
        small: ink(
          eaves(120, 12, 118, 64, 64),
          cut(
            rect(14, 96, 212, 124, 6),
            rect(46, 124, 60, 20),
            rect(134, 124, 60, 20),
            rect(46, 168, 60, 20),
            rect(134, 168, 60, 20),
          ),
        ),
        places: { inside: { x: 120, y: 156, width: 160, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-door',
    idea: {
      zh: '老店门脸：门楣上一块大匾，下面两扇门，一对门环',
      en: 'the front of an old shop: a great board over the lintel, two door leaves and their rings',
    },
    draw: ({ circle, rect, union, cut, mirror }, dice) => {
      const pen = dice.between(12, 13.5);
      const board = cut(rect(36, 2, 168, 92), character('山', 66, 24, 44, pen), character('川', 134, 22, 44, pen));
      const gate = union(rect(0, 106, 240, 22), rect(8, 120, 24, 120), rect(208, 120, 24, 120));
      const leaf = cut(rect(43, 139, 71, 101), circle(96, 190, 9));
      return {
        parts: [...accent(board), ...ink(gate, leaf, mirror(leaf))],
        small: ink(cut(rect(0, 4, 240, 90), rect(54, 40, 132, 18)), rect(34, 114, 76, 126), rect(130, 114, 76, 126)),
        places: {
          top: { x: 120, y: 4, width: 220 },
          inside: { x: 120, y: 180, width: 150, height: 110 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
