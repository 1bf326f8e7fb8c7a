import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'huabiao',
  zh: { word: '华表', meaning: '云板横空，蟠龙绕柱', also: ['盘龙柱', '石柱', '龙柱', '雕龙柱', '望柱'] },
  en: {
    word: 'huabiao',
    meaning: 'a column of cloud and dragon before the palace',
    also: ['ornamental column', 'dragon column', 'ceremonial column', 'stone pillar'],
  },
};

export const huabiaoMarks = [
  defineMark({
    ...words,
    name: 'column',
    idea: {
      zh: '一根华表：云板横出，顶承露盘，柱绕盘龙',
      en: 'a ceremonial column with its cloud board, a beast on top, a dragon wound round it',
    },
    draw: ({ circle, rect, path, stroke, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sway = dice.between(8, 12);
      const shaft = rect(98, 46, 44, 162);
      const coil = [74, 120, 166].map((y) =>
        stroke(path([88, y + 14]).through([120, y + sway + 8], [152, y - 8]), gap),
      );
      const board = path([152, 84])
        .through([176, 84], [192, 62])
        .through([222, 48], [226, 80])
        .through([220, 110], [190, 106])
        .through([172, 112], [152, 106])
        .close();
      const plate = rect(78, 18, 84, 18, 6);
      const beast = union(circle(116, -10, 15), rect(104, -6, 32, 16, 4));
      return {
        parts: [
          ...ink(cut(shaft, ...coil), plate, rect(70, 208 + gap, 100, 14), rect(54, 232 + gap - 9, 132, 18)),
          ...accent(board, beast),
        ],
        small: ink(rect(92, 50, 56, 160), rect(66, 14, 108, 26), rect(166, 70, 66, 32), rect(50, 218, 140, 22)),
        places: { top: { x: 120, y: -20, width: 30 }, ground: 250, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: {
      zh: '一对华表相望，云板向外，柱头各蹲一兽，中间一轮日',
      en: 'two columns facing each other, cloud boards outward, a beast on each top, the sun between',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, mirror, both }, dice) => {
      const sun = dice.between(22, 26);
      const column = union(rect(160, 48, 34, 162), rect(140, 208, 74, 30));
      const beast = polygon([
        [160, 38],
        [156, 4],
        [174, 12],
        [184, 2],
        [196, 38],
      ]);
      const board = path([190, 84])
        .through([214, 74], [226, 92])
        .through([246, 100], [232, 118])
        .line([190, 118])
        .close();
      const one = cut(union(column, board), stroke(path([150, 184]).line([204, 140]), 14, 'butt'));
      return {
        parts: [...ink(one, mirror(one)), ...accent(beast, mirror(beast), circle(120, 120, sun))],
        small: ink(
          both(union(rect(154, 50, 36, 160), rect(190, 76, 44, 30), rect(140, 204, 66, 34))),
          both(circle(172, 22, 20)),
        ),
        places: { ground: 238, inside: { x: 120, y: 120, width: 50, height: 80 }, facing: 'front' },
      };
    },
  }),
];
