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
  defineMark({
    ...words,
    name: 'front-door',
    idea: {
      zh: '一孔窑洞的门脸：拱顶花窗，门上挂帘，两边垂着玉米和辣椒',
      en: 'the face of one cave: a fan window under the arch, a door, maize and peppers hung at its sides',
    },
    draw: ({ circle, rect, drop, above, path, stroke, union, cut, intersect }, dice) => {
      const r = dice.between(64, 67);
      const bank = path([2, 236]).line([14, 40], [70, 14], [150, 6], [226, 36], [238, 236]).close();
      const arch = union(circle(120, 118, r), rect(120 - r, 118, 2 * r, 130));
      const fan = cut(
        intersect(circle(120, 118, r - 11), above(116)),
        rect(114, 30, 12, 90),
        stroke(path([60, 78]).line([120, 130], [180, 78]), 11),
      );
      const door = rect(120 - r + 11, 127, 2 * r - 22, 109);
      const string = (x: number) => drop(x, 182, 13, [x, 116]);
      return {
        parts: [
          ...ink(cut(bank, arch, string(30), string(210))),
          ...accent(fan),
          ...ink(cut(door, rect(115, 127, 11, 120))),
        ],
        small: ink(cut(bank, union(circle(120, 120, 62), rect(58, 120, 124, 120))), rect(80, 140, 80, 96)),
        places: {
          top: { x: 140, y: 8, width: 100 },
          inside: { x: 120, y: 180, width: 80, height: 90 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
