import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'snacks',
  concept: 'stinky-tofu',
  zh: { word: '臭豆腐', meaning: '闻着臭，吃着香，老街的招牌', also: ['长沙臭豆腐', '油炸臭豆腐', '黑豆腐'] },
  en: {
    word: 'stinky tofu',
    meaning: 'it smells from afar and is finished at once',
    also: ['fried stinky tofu', 'smelly tofu'],
  },
};

export const stinkyTofuMarks = [
  defineMark({
    ...words,
    name: 'skewered',
    idea: {
      zh: '竹签上三块黑豆腐，戳孔灌汁，臭气弯弯升起',
      en: 'three dark cubes on a stick, each poked for its sauce, the smell curling up',
    },
    draw: ({ circle, rect, cut }, dice) => {
      const tall = dice.between(66, 76);
      const hole = dice.between(12, 14);
      const cube = (x: number) => cut(rect(x, 120, 62, 62, 10), circle(x + 31, 151, hole));
      return {
        parts: [
          ...ink(cube(0), cube(71), cube(142)),
          ...ink(rect(213, 145, 30, 12, 6)),
          ...accent(steam(31, 108, tall, 13), steam(102, 108, tall, 13), steam(173, 108, tall, 13)),
        ],
        small: ink(
          ...[0, 78, 156].map((x) => cut(rect(x, 120, 62, 70, 8), circle(x + 31, 155, 14))),
          steam(31, 104, 70, 19),
          steam(109, 104, 70, 19),
          steam(187, 104, 70, 19),
        ),
        places: { ground: 182, top: { x: 102, y: 120, width: 180 }, facing: 'front' },
      };
    },
  }),
];
