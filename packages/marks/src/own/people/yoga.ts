import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'yoga',
  zh: { word: '瑜伽', meaning: '一呼一吸，身心归位' },
  en: { word: 'yoga', meaning: 'breath in, breath out, and all is in its place' },
};

export const yogaMarks = [
  defineMark({
    ...words,
    name: 'lotus-seat',
    idea: {
      zh: '一人盘坐，手置膝上，头如太阳',
      en: 'someone sitting cross-legged, hands on knees, a sun for a head',
    },
    draw: ({ circle, path, stroke, union, polygon, cut }, dice) => {
      const head = dice.between(25, 28);
      const arm = dice.between(15, 17);
      const knee = dice.between(92, 100);
      const hand = dice.between(62, 70);
      const seated = union(
        polygon(
          [
            [94, 88],
            [146, 88],
            [138, 190],
            [102, 190],
          ],
          [20, 20, 0, 0],
        ),
        polygon(
          [
            [104, 162],
            [136, 162],
            [120 + knee + 4, 206],
            [120 + knee, 228],
            [120 - knee, 228],
            [120 - knee - 4, 206],
          ],
          [0, 0, 10, 10, 10, 10],
        ),
      );
      const shins = stroke(path([120 - hand * 0.9, 228]).through([120, 190], [120 + hand * 0.9, 228]), 10, 'butt');
      const arms = (thickness: number) =>
        union(
          stroke(path([104, 98]).through([70, 120], [120 - hand, 178]), thickness),
          stroke(path([136, 98]).through([170, 120], [120 + hand, 178]), thickness),
        );
      return {
        parts: [...ink(cut(union(seated, arms(arm)), shins)), ...accent(circle(120, 48, head))],
        small: ink(circle(120, 42, 30), union(seated, arms(22))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'warrior',
    idea: {
      zh: '战士式：双臂平展，一膝弯曲，目光平视',
      en: 'the warrior: arms wide, one knee bent, the gaze level',
    },
    draw: ({ circle, path, stroke, union, polygon }, dice) => {
      const limb = dice.between(19, 21);
      const head = dice.between(20, 23);
      const stance = dice.between(206, 214);
      const bend = dice.between(58, 66);
      const figure = (thickness: number) =>
        union(
          stroke(path([18, 90]).line([222, 90]), thickness - 2),
          polygon([
            [94, 90],
            [146, 90],
            [136, 158],
            [104, 158],
          ]),
          stroke(path([114, 152]).line([bend, 158], [bend, 222]), thickness),
          stroke(path([126, 152]).line([stance, 222]), thickness),
        );
      return {
        parts: [...ink(figure(limb)), ...accent(circle(120, 68 - head, head))],
        small: ink(figure(26), circle(120, 38, 26)),
      };
    },
  }),
];
