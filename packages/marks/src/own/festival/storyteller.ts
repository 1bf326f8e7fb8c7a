import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'storyteller',
  zh: {
    word: '评书',
    meaning: '醒木一拍，且听下回分解',
    also: ['说书', '说书人', '相声', '醒木', '评弹', '曲艺', '单口相声'],
  },
  en: {
    word: 'storytelling',
    meaning: 'one knock on the table, and the tale begins',
    also: ['storyteller', 'crosstalk', "storyteller's gavel", 'pingshu', 'chinese comedy'],
  },
};

export const storytellerMarks = [
  defineMark({
    ...words,
    name: 'gavel-and-fan',
    idea: {
      zh: '书桌上一块醒木、一把折扇、一盏茶',
      en: 'a table with the wooden block, a folding fan and a cup of tea',
    },
    draw: ({ circle, rect, sector, path, cut, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const open = dice.between(34, 40);
      const fan = cut(
        sector(120, 138, 112, -90 - open, -90 + open),
        circle(120, 138, 34),
        turn(rect(115, 10, 10, 80), -open / 2.2, [120, 138]),
        turn(rect(115, 10, 10, 80), open / 2.2, [120, 138]),
      );
      const block = rect(18, 104, 56, 34, 4);
      const cup = path([174, 104])
        .line([226, 104])
        .through([218, 134], [200, 138])
        .through([182, 134], [174, 104])
        .close();
      const cloth = cut(path([0, 148]).line([240, 148], [228, 238], [12, 238]).close(), rect(0, 170, 240, gap));
      return {
        parts: [...accent(fan), ...ink(block, cup, cloth)],
        small: ink(sector(120, 124, 120, -126, -54), rect(14, 96, 54, 40), rect(0, 154, 240, 82)),
        places: { top: { x: 120, y: 148, width: 220 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
