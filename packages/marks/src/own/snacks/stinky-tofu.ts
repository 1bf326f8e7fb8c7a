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
  defineMark({
    ...words,
    name: 'paper-bowl',
    idea: {
      zh: '一碗臭豆腐，黑方块戳了洞，插一根竹签，臭气弯弯',
      en: 'a paper bowl of dark tofu cubes, each poked, a pick in one and the smell curling up',
    },
    draw: ({ circle, rect, polygon, below, cut, turn }, dice) => {
      const tall = dice.between(62, 72);
      const hole = dice.between(11, 13);
      const cube = (x: number, y: number, at: number) =>
        turn(cut(rect(x - 33, y - 33, 66, 66), circle(x, y, hole)), at, [x, y]);
      const tub = polygon([
        [16, 166],
        [224, 166],
        [190, 246],
        [50, 246],
      ]);
      return {
        parts: [
          ...ink(cube(46, 118, 8), cut(cube(194, 118, -8), below(157)), cut(cube(120, 104, 0), below(157))),
          ...accent(tub, steam(46, 70, tall, 14), steam(120, 58, tall, 14), steam(194, 70, tall, 14)),
        ],
        small: ink(
          rect(14, 92, 58, 58),
          rect(91, 92, 58, 58),
          rect(168, 92, 58, 58),
          polygon([
            [10, 168],
            [230, 168],
            [190, 246],
            [50, 246],
          ]),
          steam(80, 76, 72, 19),
          steam(160, 76, 72, 19),
        ),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
