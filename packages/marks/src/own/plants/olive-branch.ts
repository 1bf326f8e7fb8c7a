import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'olive-branch',
  zh: { word: '橄榄枝', meaning: '一枝常青，平和而长久', also: ['橄榄枝叶', '橄榄叶', '和平橄榄枝'] },
  en: {
    word: 'olive branch',
    meaning: 'evergreen, a sign of peace',
    also: ['olive twig', 'olive sprig', 'olive leaves', 'olive leaf', 'branch of olive'],
  },
};

export const oliveBranchMarks = [
  defineMark({
    ...words,
    name: 'arching',
    idea: { zh: '弯弯一枝，叶片成对，挂两颗橄榄', en: 'an arching branch, leaves in pairs and two olives' },
    draw: ({ circle, cut, grow, path, stroke, vesica }, dice) => {
      const olive = dice.between(17, 19);
      const branch = stroke(path([24, 226]).through([92, 128], [196, 52]), 10);
      const leaves = [
        vesica([204, 46], [236, 2], 30),
        vesica([164, 66], [178, 2], 32),
        vesica([176, 76], [238, 88], 32),
        vesica([112, 102], [102, 34], 34),
        vesica([128, 116], [196, 138], 34),
        vesica([66, 152], [30, 92], 34),
      ].map((leaf) => cut(leaf, grow(branch, 4)));
      const olives = [circle(104, 168, olive), circle(148, 172, olive)];
      return {
        parts: [...ink(branch, ...leaves), ...accent(...olives)],
        small: [
          ...ink(
            stroke(path([24, 226]).through([92, 128], [196, 52]), 18),
            vesica([140, 62], [156, -6], 44),
            vesica([160, 92], [238, 96], 44),
            vesica([64, 140], [42, 60], 44),
          ),
          ...accent(circle(126, 178, 30)),
        ],
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'wreath',
    idea: {
      zh: '两枝橄榄左右合抱成环，底端各一颗果',
      en: 'two olive branches bent into an open wreath, a fruit on each',
    },
    draw: ({ both, circle, cut, onCircle, ring, sector, union, vesica }, dice) => {
      const wide = dice.between(28, 32);
      const arc = cut(ring(120, 124, 86, 9), sector(120, 124, 300, -112, -68), sector(120, 124, 300, 76, 104));
      const leaf = (degrees: number, outward: boolean) =>
        vesica(onCircle(120, 124, 82, degrees), onCircle(120, 124, outward ? 118 : 38, degrees - 26), wide);
      const leaves = both(
        union(
          ...[52, 16, -20].map((at) => leaf(at, true)),
          ...[40, 0, -36].map((at) => leaf(at, false)),
          vesica(onCircle(120, 124, 82, -62), onCircle(120, 124, 100, -84), wide * 0.8),
        ),
      );
      const fruit = both(circle(...onCircle(120, 124, 108, 76), 13));
      return {
        parts: [...ink(union(leaves, arc)), ...accent(fruit)],
        small: ink(
          ...[54, 10, -34].map((at) =>
            both(vesica(onCircle(120, 124, 84, at + 16), onCircle(120, 124, 108, at - 26), 44)),
          ),
        ),
        places: { inside: { x: 120, y: 124, width: 80, height: 80 }, facing: 'front' },
      };
    },
  }),
];
