import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'mother-child',
  zh: { word: '母婴', meaning: '抱在怀里，看着长大' },
  en: { word: 'mother and child', meaning: 'held close, and watched as they grow' },
};

export const motherChildMarks = [
  defineMark({
    ...words,
    name: 'embrace',
    idea: {
      zh: '母亲弯成一道弧，环住孩子',
      en: 'a mother bends in one curve round her child',
    },
    draw: ({ circle, path, drop, cut, grow }, dice) => {
      const head = dice.between(31, 34);
      const child = dice.between(23, 26);
      const wrap = dice.between(74, 80);
      const body = path([92, 84])
        .through([34, 140], [92, 214])
        .through([160, 236], [206, 170])
        .arc([188, 160], 10.3, 'right')
        .through([150, 186], [114, 164])
        .through([96, 130], [120, 100])
        .close();
      const baby = circle(154, 112, child);
      const bundle = drop(140, 158 + wrap * 0.02, 20, [176, 138]);
      return {
        parts: [
          ...ink(circle(118, 44, head), cut(body, grow(baby, 9))),
          ...accent(baby, cut(bundle, grow(body, 9), grow(baby, 9))),
        ],
        small: ink(circle(112, 46, 38), body, circle(164, 116, 29)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hand-in-hand',
    idea: {
      zh: '一高一矮两个人，手牵着手',
      en: 'a tall and a small figure, hand in hand',
    },
    draw: ({ circle, path, stroke, union, cut, grow }, dice) => {
      const head = dice.between(27, 30);
      const little = dice.between(22, 25);
      const skirt = dice.between(50, 56);
      const weight = dice.between(15, 17);
      const figure = (x: number, top: number, half: number) =>
        path([x - 20, top + 20])
          .arc([x + 20, top + 20], 20, 'left')
          .line([x + half, 224], [x - half, 224])
          .close();
      const mother = figure(88, 86, skirt);
      const child = figure(186, 150, skirt * 0.66);
      const arms = stroke(path([102, 108]).line([152, 176]), weight);
      const joined = union(mother, cut(arms, grow(child, 9)));
      return {
        parts: [
          ...ink(circle(88, 86 - head - 11, head), joined),
          ...accent(circle(186, 150 - little - 10, little), cut(child, grow(joined, 9))),
        ],
        small: ink(
          circle(80, 42, 34),
          figure(80, 92, 54),
          circle(186, 116, 29),
          cut(figure(186, 160, 40), grow(figure(80, 92, 54), 16)),
        ),
      };
    },
  }),
];
