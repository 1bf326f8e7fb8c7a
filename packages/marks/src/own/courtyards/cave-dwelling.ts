import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'cave-dwelling',
  zh: { word: '窑洞', meaning: '黄土里的家，冬暖夏凉', also: ['陕北窑洞', '土窑', '黄土高原', '窑洞民居'] },
  en: {
    word: 'cave dwelling',
    meaning: 'a home in the yellow earth, warm in winter',
    also: ['yaodong', 'loess cave house', 'cave house'],
  },
};

export const caveDwellingMarks = [
  defineMark({
    ...words,
    name: 'arched',
    idea: { zh: '黄土坡上两孔拱窑，花格窗，门帘', en: 'two arched caves in a hill of earth, with lattice windows' },
    draw: ({ circle, rect, above, path, stroke, union, cut, intersect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(46, 49);
      const hill = path([0, 232]).line([0, 110]).through([120, 42], [240, 110]).line([240, 232]).close();
      const arch = (x: number) => union(circle(x, 146, r), rect(x - r, 146, 2 * r, 86));
      const window1 = (x: number) =>
        cut(
          intersect(circle(x, 146, r - gap), above(146)),
          rect(x - 5, 80, 10, 80),
          stroke(path([x, 146]).line([x - 40, 106]), 9.5),
          stroke(path([x, 146]).line([x + 40, 106]), 9.5),
        );
      const door = (x: number) => rect(x - r + gap, 156, 2 * r - 2 * gap, 76);
      return {
        parts: [
          ...ink(cut(hill, arch(62), arch(178))),
          ...accent(window1(62), window1(178)),
          ...ink(cut(door(62), rect(57, 156, 10, 80)), cut(door(178), rect(173, 156, 10, 80))),
        ],
        small: ink(
          cut(
            hill,
            union(circle(66, 156, 40), rect(26, 156, 80, 90)),
            union(circle(174, 156, 40), rect(134, 156, 80, 90)),
          ),
          rect(54, 170, 24, 62),
          rect(162, 170, 24, 62),
        ),
        places: {
          top: { x: 120, y: 48, width: 120 },
          inside: { x: 62, y: 190, width: 70, height: 70 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
