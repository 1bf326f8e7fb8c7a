import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'sinan',
  zh: { word: '司南', meaning: '勺柄指南，天下有方向', also: ['指南勺', '古代指南针', '指南车', '四大发明'] },
  en: {
    word: 'sinan',
    meaning: 'the handle points south, and the world has a direction',
    also: ['south-pointing spoon', 'ancient compass', 'lodestone spoon', 'four great inventions'],
  },
};

export const sinanMarks = [
  defineMark({
    ...words,
    name: 'spoon',
    idea: { zh: '磁勺卧在方盘上，勺柄指南', en: 'a lodestone spoon on its square plate, handle to the south' },
    draw: ({ rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const lift = dice.between(20, 28);
      const spoon = union(
        path([22, 84]).line([166, 84]).through([148, 150], [94, 160]).through([40, 150], [22, 84]).close(),
        stroke(path([150, 96]).line([236, lift + 20]), 20),
      );
      const plate = polygon(
        [
          [40, 150],
          [200, 150],
          [240, 206],
          [0, 206],
        ],
        3,
      );
      const dial = stroke(path([38, 186]).line([202, 186]), gap);
      return {
        parts: [...accent(spoon), ...ink(cut(plate, grow(spoon, gap), dial), rect(0, 206 + gap, 240, 20, 3))],
        small: ink(
          union(
            path([22, 60]).line([166, 60]).through([94, 150], [22, 60]).close(),
            stroke(path([150, 74]).line([232, 20]), 26),
          ),
          rect(0, 176, 240, 50),
        ),
        places: { top: { x: 94, y: 84, width: 120 }, ground: 236, facing: 'right' },
      };
    },
  }),
];
