import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'snacks',
  concept: 'sanzi',
  zh: { word: '馓子', meaning: '细细盘绕的酥脆，节日的油香', also: ['油馓子', '撒子', '麻馓'] },
  en: {
    word: 'sanzi',
    meaning: 'fine strands wound and fried for the feast',
    also: ['fried dough twist strands', 'crispy fried noodles', 'fried dough bundle'],
  },
};

export const sanziMarks = [
  defineMark({
    ...words,
    name: 'bundle',
    idea: {
      zh: '一把馓子，细条一圈圈盘成扇形，腰间一束',
      en: 'strands fried in loops, gathered at the waist like a fan',
    },
    draw: ({ rect, path, stroke, union, cut, grow, both }, dice) => {
      const pen = dice.between(12, 13);
      const r = dice.between(46, 50);
      const loop = (w: number) =>
        stroke(
          path([120 - w * 0.3, 150])
            .line([120 - w, 66])
            .through([120, 66 - w], [120 + w, 66])
            .line([120 + w * 0.3, 150]),
          pen,
        );
      const tie = rect(76, 138, 88, 26, 10);
      const fringe = union(
        both(stroke(path([108, 160]).through([84, 190], [76, 232]), pen)),
        stroke(path([120, 170]).line([120, 236]), pen),
      );
      return {
        parts: [
          ...ink(cut(union(loop(r + 50), loop(r + 16), loop(r - 18)), grow(tie, 9)), cut(fringe, grow(tie, 9))),
          ...accent(tie),
        ],
        small: ink(
          union(
            ...[92, 50].map((w) =>
              stroke(
                path([120 - w * 0.3, 130])
                  .line([120 - w, 70])
                  .through([120, 70 - w], [120 + w, 70])
                  .line([120 + w * 0.3, 130]),
                20,
              ),
            ),
          ),
          rect(80, 160, 80, 26),
        ),
        places: { hands: [[120, 200]], facing: 'front' },
      };
    },
  }),
];
