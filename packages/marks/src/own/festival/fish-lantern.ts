import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'fish-lantern',
  zh: { word: '鱼灯', meaning: '鱼灯游街，年年有余', also: ['鱼灯舞', '汪满田鱼灯', '鲤鱼灯', '动物花灯'] },
  en: {
    word: 'fish lantern',
    meaning: 'a fish swims through the street and brings plenty',
    also: ['carp lantern', 'fish-shaped lantern', 'fish lantern parade'],
  },
};

export const fishLanternMarks = [
  defineMark({
    ...words,
    name: 'carried',
    idea: {
      zh: '一盏篾扎的鱼灯，挑在杆头，身上透着光',
      en: 'a fish of paper and bamboo carried on a pole, lit from inside',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const fat = dice.between(92, 100);
      const body = vesica([4, 84], [182, 84], fat);
      const tail = polygon(
        [
          [176, 84],
          [238, 34],
          [222, 84],
          [238, 134],
        ],
        3,
      );
      const scale1 = (x: number) => stroke(path([x, 52]).through([x + 16, 84], [x, 116]), gap);
      const pole = rect(88, 150, 13, 92, 6);
      const fin = path([76, 30]).through([110, 2], [146, 20]).line([128, 40]).close();
      return {
        parts: [
          ...accent(cut(body, scale1(76), scale1(108), scale1(140), circle(42, 78, 9))),
          ...ink(cut(tail, grow(body, gap)), cut(fin, grow(body, gap)), cut(pole, grow(body, gap))),
        ],
        small: ink(
          cut(vesica([0, 90], [180, 90], 110), circle(50, 84, 13), rect(100, 50, 18, 80)),
          polygon([
            [186, 90],
            [240, 40],
            [240, 140],
          ]),
          rect(80, 160, 22, 80),
        ),
        places: { eyes: { x: 42, y: 78, width: 18 }, hands: [[94, 220]], ground: 242, facing: 'left' },
      };
    },
  }),
];
