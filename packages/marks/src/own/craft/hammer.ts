import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'hammer',
  zh: { word: '锤子', meaning: '一锤定音，手艺靠得住' },
  en: { word: 'hammer', meaning: 'one sure blow, work you can lean on' },
};

export const hammerMarks = [
  defineMark({
    ...words,
    name: 'claw',
    idea: {
      zh: '一把羊角锤，举到最高处',
      en: 'a claw hammer at the top of its swing',
    },
    draw: ({ path, rect, union, turn }, dice) => {
      const tilt = dice.between(34, 46);
      const face = dice.between(44, 52);
      const grip = dice.between(30, 34);
      const droop = dice.between(84, 92);
      const head = union(
        rect(28, 30, 34, face, 6),
        path([62, 38])
          .line([128, 38])
          .through([176, 46], [208, droop])
          .through([178, 72], [140, 72])
          .line([62, 72])
          .close(),
      );
      const neck = rect(120 - grip / 2 - 4, 44, grip, 46);
      const handle = (from: number) => rect(120 - grip / 2 - 4, from, grip, 226 - from, [0, 0, 10, 10]);
      return {
        parts: [...ink(turn(union(head, neck), tilt)), ...accent(turn(handle(100), tilt))],
        small: ink(turn(union(head, handle(50)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-nail',
    idea: {
      zh: '一把木槌，将一颗钉敲进木板',
      en: 'a mallet driving a single nail into a plank',
    },
    draw: ({ rect, union, turn }, dice) => {
      const tilt = dice.between(-18, -12);
      const head = dice.between(70, 78);
      const grip = dice.between(26, 30);
      const cap = dice.between(48, 56);
      const mallet = turn(
        union(rect(76 - head / 2, 30, head, 100, 12), rect(76, 80 - grip / 2, 142, grip, grip / 2)),
        tilt,
        [76, 80],
      );
      const nailX = 72;
      const nail = (width: number) =>
        union(rect(nailX - cap / 2, 148, cap, 17, 4), rect(nailX - width / 2, 156, width, 44));
      const plank = rect(16, 209, 200, 24);
      return {
        parts: [...ink(mallet, plank), ...accent(nail(17))],
        small: ink(mallet, union(nail(24), rect(nailX - 12, 190, 24, 30), plank)),
      };
    },
  }),
];
