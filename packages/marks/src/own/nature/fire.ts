import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'nature',
  concept: 'fire',
  zh: { word: '火', meaning: '热情不灭，红红火火' },
  en: { word: 'fire', meaning: 'a warmth that does not go out' },
};

export const fireMarks = [
  defineMark({
    ...words,
    name: 'flame',
    idea: {
      zh: '一团火，火心里还有一团火',
      en: 'a flame with a second one in its heart',
    },
    draw: ({ path, cut, grow }, dice) => {
      const lick = dice.between(0, 12);
      const heart = dice.between(0.5, 0.56);
      const gap = dice.between(10, 12);
      const outer = path([118, 228])
        .through([36, 176], [56, 100])
        .through([68, 118], [88, 118])
        .through([84, 58], [130, 10 + lick])
        .through([138, 58], [170, 92])
        .through([206, 166], [118, 228])
        .close();
      const core = flame(122, 228 - gap - 10, 190 * heart);
      return {
        parts: [...ink(cut(outer, grow(core, gap))), ...accent(core)],
        small: ink(cut(outer, flame(120, 214, 96))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'camp',
    idea: {
      zh: '两根交叉的木柴上一堆篝火',
      en: 'a fire over two crossed logs',
    },
    draw: ({ stroke, path, cut, grow }, dice) => {
      const high = dice.between(146, 158);
      const weight = dice.between(19, 22);
      const slope = dice.between(16, 22);
      const blaze = flame(120, 168, high);
      const log = stroke(path([44, 190 - slope / 2]).line([196, 206 + slope / 2]), weight);
      const other = stroke(path([196, 190 - slope / 2]).line([44, 206 + slope / 2]), weight);
      return {
        parts: [...accent(cut(blaze, flame(122, 158, high * 0.46))), ...ink(log, cut(other, grow(log, 8)))],
        small: ink(flame(120, 164, 156), stroke(path([34, 204]).line([206, 204]), 24)),
      };
    },
  }),
];
