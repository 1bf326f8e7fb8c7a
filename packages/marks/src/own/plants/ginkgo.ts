import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'ginkgo',
  zh: { word: '银杏', meaning: '千年古树的一把小扇，岁月静好' },
  en: { word: 'ginkgo', meaning: 'a small fan from a tree as old as time: quiet years' },
};

export const ginkgoMarks = [
  defineMark({
    ...words,
    name: 'fan',
    idea: {
      zh: '一片银杏叶：扇形一缺口，叶脉归于柄',
      en: 'one ginkgo leaf: a fan with a notch, its veins running to the stem',
    },
    draw: ({ path, stroke, both, cut, union, turn }, dice) => {
      const lobe = dice.between(28, 36);
      const notch = dice.between(70, 84);
      const edge = dice.between(124, 134);
      const lean = dice.between(14, 26);
      const half = path([120, 190])
        .through([92, 140], [8, edge])
        .through([36, 46], [114, lobe])
        .line([120, notch])
        .close();
      const veins = union(stroke(path([110, 146]).line([82, 84]), 9), stroke(path([96, 142]).line([52, 112]), 9));
      const stem = stroke(path([120, 186]).through([121, 208], [132, 228]), 16);
      return {
        parts: [...ink(turn(cut(both(half), both(veins)), lean)), ...accent(turn(cut(stem, both(half)), lean))],
        small: ink(turn(union(both(half), stroke(path([120, 180]).line([132, 236]), 20)), lean)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '两片银杏叶翻飞而落',
      en: 'two ginkgo leaves turning as they fall',
    },
    draw: ({ path, stroke, both, union, scale, move, turn }, dice) => {
      const by = dice.between(0.59, 0.63);
      const first = dice.between(-40, -28);
      const second = dice.between(144, 160);
      const half = path([120, 178]).through([94, 136], [10, 124]).through([36, 46], [113, 32]).line([120, 78]).close();
      const leaf = union(both(half), stroke(path([120, 160]).through([121, 194], [128, 212]), 18));
      const placed = (degrees: number, x: number, y: number) => move(scale(turn(leaf, degrees), by), x, y);
      return {
        parts: [...ink(placed(first, -40, -44)), ...accent(placed(second, 50, 50))],
        small: ink(
          move(scale(turn(both(half), -35), 0.68), -44, -32),
          move(scale(turn(both(half), 150), 0.68), 46, 26),
        ),
      };
    },
  }),
];
