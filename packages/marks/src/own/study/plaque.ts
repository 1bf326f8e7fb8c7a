import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';
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
    name: 'silk-flower',
    idea: {
      zh: '新匾披红：横匾上两个大字，匾顶一朵大红绸花，绸带垂在两边',
      en: 'a new board on its opening day: two big characters, a silk flower on top, the ribbon hanging down both sides',
    },
    draw: ({ circle, rect, path, cut, grow, both }, dice) => {
      const pen = dice.between(13, 14.5);
      const flower = blossom(120, 44, 40, 6);
      const ribbon = path([110, 34])
        .through([40, 50], [-40, 34])
        .line([-40, 190], [-28, 176], [-16, 190], [-16, 62])
        .through([50, 72], [110, 60])
        .close();
      const board = cut(
        rect(-4, 82, 248, 132),
        character('山', 30, 116, 64, pen),
        character('川', 142, 114, 66, pen),
        grow(flower, 10),
      );
      return {
        parts: [...ink(board), ...accent(cut(flower, circle(120, 44, 11)), cut(both(ribbon), grow(flower, 10)))],
        small: ink(cut(rect(-10, 70, 260, 130), rect(40, 110, 60, 44), rect(140, 110, 60, 44)), circle(120, 28, 30)),
        places: { facing: 'front' },
      };
    },
  }),
];
