import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'owl',
  zh: { word: '猫头鹰', meaning: '夜里也看得清，智慧与专注' },
  en: { word: 'owl', meaning: 'it sees clearly in the dark: wisdom and attention' },
};

export const owlMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: {
      zh: '正面一只猫头鹰，簇羽之下两只大圆眼',
      en: 'an owl from the front, two great round eyes under pointed tufts',
    },
    draw: ({ circle, path, polygon, rect, vesica, union, cut, both, grow }, dice) => {
      const eye = dice.between(30, 33);
      const pupil = dice.between(12, 15);
      const tuft = dice.between(16, 26);
      const chest = dice.between(15, 18);
      const body = path([44, tuft])
        .through([120, 62], [196, tuft])
        .line([196, 136])
        .through([120, 212], [44, 136])
        .close();
      const eyes = both(circle(120 - eye - 3, 96, eye));
      const beak = polygon(
        [
          [107, 116],
          [133, 116],
          [120, 144],
        ],
        2,
      );
      const feathers = union(both(vesica([100, 160], [100, 184], chest)), vesica([120, 180], [120, 204], chest));
      const feet = both(rect(84, 214, 30, 14, 7));
      return {
        parts: [
          ...ink(cut(body, eyes, grow(beak, 8), feathers), both(circle(120 - eye - 3, 96, pupil))),
          ...accent(beak, cut(feet, circle(120, 136, 84))),
        ],
        small: ink(cut(body, both(circle(86, 100, 26))), both(circle(86, 100, 10))),
        places: {
          head: { x: 120, y: 64, width: 84 },
          eyes: { x: 120, y: 95, width: 150 },
          lap: { x: 76, y: 130, width: 88, height: 72 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-moon',
    idea: {
      zh: '一只猫头鹰栖在弯月上',
      en: 'an owl perched on a crescent moon',
    },
    draw: ({ circle, path, cut, both, grow }, dice) => {
      const moon = dice.between(98, 104);
      const bite = dice.between(82, 88);
      const eye = dice.between(14, 16);
      const crescent = cut(circle(112, 120, moon), circle(112 + 40, 120 - 30, bite));
      const owl = path([116, 60])
        .through([152, 78], [188, 60])
        .line([188, 128])
        .through([182, 156], [152, 164])
        .through([122, 156], [116, 128])
        .close();
      const eyes = both(circle(135, 96, eye), 152);
      return {
        parts: [...ink(cut(owl, eyes), both(circle(135, 96, 5.5), 152)), ...accent(cut(crescent, grow(owl, 9)))],
        small: ink(cut(owl, both(circle(135, 96, 12), 152)), cut(crescent, grow(owl, 16))),
      };
    },
  }),
];
