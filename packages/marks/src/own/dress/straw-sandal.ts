import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'straw-sandal',
  zh: { word: '草鞋', meaning: '一双草鞋，走遍千山', also: ['稻草鞋', '编草鞋', '芒鞋'] },
  en: {
    word: 'straw sandal',
    meaning: 'on straw, over a thousand hills',
    also: ['straw shoes', 'woven sandals', 'rice straw sandals'],
  },
};

export const strawSandalMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: { zh: '一双编织的草鞋，草绳交叉系带', en: 'a pair of woven straw soles with crossed cords' },
    draw: ({ rect, path, stroke, union, cut, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(43, 46);
      const sole = path([62 - wide, 70])
        .through([62, 2], [62 + wide, 70])
        .line([62 + wide * 0.78, 200])
        .through([62, 244], [62 - wide * 0.78, 200])
        .close();
      const weave = [112, 136, 160, 184, 208].map((y) => rect(0, y, 124, gap));
      const cord = union(
        stroke(path([4, 96]).line([62, 52], [120, 96]), 13, 'butt'),
        stroke(path([62, 20]).line([62, 58]), 13, 'butt'),
      );
      const one = cut(sole, ...weave, cord);
      return {
        parts: [...ink(one, mirror(one))],
        small: ink(
          ...[cut(sole, rect(0, 150, 124, 18), stroke(path([4, 96]).line([62, 56], [120, 96]), 18, 'butt'))].flatMap(
            (half) => [half, mirror(half)],
          ),
        ),
        places: { top: { x: 120, y: 20, width: 200 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-foot',
    idea: {
      zh: '一只脚穿着草鞋，草绳从鞋底绑过脚背系到脚踝',
      en: 'a bare foot in a straw sandal, cords tied from the sole over the instep to the ankle',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const foot = path([40, 0])
        .line([112, 0], [110, 90])
        .through([126, 136], [192, 150])
        .through([222, 158], [222, 182])
        .line([26, 182])
        .through([10, 158], [34, 116])
        .close();
      const sole = path([6, 192])
        .line([220, 192])
        .through([234, 186], [240, 172])
        .through([248, 216], [214, 224])
        .line([24, 224])
        .through([4, 216], [6, 192])
        .close();
      const cords = union(
        stroke(path([30, 196]).line([118, 84], [20, 84]), 13),
        stroke(path([36, 84]).line([150, 196]), 13),
        stroke(path([196, 196]).line([164, 140]), 13),
      );
      return {
        parts: [...ink(cut(foot, grow(cords, gap), grow(sole, gap))), ...accent(union(cords, sole))],
        small: ink(
          cut(
            foot,
            stroke(path([20, 80]).line([150, 190]), 17, 'butt'),
            stroke(path([130, 74]).line([16, 190]), 17, 'butt'),
          ),
          rect(4, 200, 232, 34, 12),
        ),
        places: { ground: 224, facing: 'right' },
      };
    },
  }),
];
