import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'anvil',
  zh: { word: '铁砧', also: ['打铁', '铁匠', '锻造'], meaning: '千锤百炼，方成器' },
  en: { word: 'anvil', also: ['blacksmith', 'forge', 'smith'], meaning: 'hammered until it is right' },
};

export const anvilMarks = [
  defineMark({
    ...words,
    name: 'horn',
    idea: { zh: '一只带角的铁砧，火星三点', en: 'an anvil with its horn, three sparks above' },
    draw: ({ shape, polygon, around, union }, dice) => {
      const horn = dice.between(4, 14);
      const waist = dice.between(34, 40);
      const spark = dice.between(19, 23);
      const body = shape(
        [horn, 104, -160, null],
        [78, 96],
        [224, 96],
        [224, 128],
        [190, 136, 160, 130],
        [120 + waist, 178, 90],
        [120 + 62, 204, 20],
        [120 + 66, 226],
        [120 - 54, 226],
        [120 - 50, 204, null, -20],
        [120 - waist + 10, 172, -90],
        [80, 140, -150],
      );
      const star = (x: number, y: number, size: number) =>
        union(
          ...around(
            polygon([
              [x, y - spark * size],
              [x + spark * size * 0.32, y],
              [x, y],
              [x - spark * size * 0.32, y],
            ]),
            4,
            [x, y],
          ),
        );
      return {
        parts: [...ink(body), ...accent(star(120, 44, 1.4), star(72, 62, 0.9), star(172, 58, 1))],
        small: ink(
          polygon(
            [
              [10, 100],
              [224, 96],
              [224, 132],
              [160, 150],
              [160, 190],
              [186, 222],
              [62, 222],
              [88, 190],
              [86, 150],
            ],
            6,
          ),
        ),
        places: { top: { x: 150, y: 96, width: 140 }, ground: 226, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hammer',
    idea: { zh: '锤落砧上，一锤一响', en: 'a hammer coming down on the anvil' },
    draw: ({ shape, rect, turn, union, cut, grow, polygon }, dice) => {
      const swing = dice.between(-34, -26);
      const head = dice.between(34, 38);
      const base = dice.between(56, 62);
      const body = shape(
        [20, 144, -160, null],
        [76, 136],
        [210, 136],
        [210, 160],
        [180, 166, 170, 130],
        [150, 196, 90],
        [120 + base, 212],
        [120 + base, 230],
        [120 - base + 14, 230],
        [120 - base + 14, 212],
        [94, 194, -90],
        [70, 168, -160],
      );
      const tool = turn(union(rect(52, 26, head + 10, 88, 7), rect(70, 60, 156, 20, 9)), swing + 14, [76, 70]);
      return {
        parts: [...ink(body), ...accent(cut(tool, grow(body, 9)))],
        small: ink(
          polygon(
            [
              [20, 146],
              [212, 138],
              [212, 168],
              [156, 178],
              [182, 226],
              [70, 226],
              [92, 178],
            ],
            5,
          ),
          cut(tool, grow(body, 12)),
        ),
        places: { top: { x: 140, y: 136, width: 130 }, ground: 230 },
      };
    },
  }),
];
