import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'dishes',
  concept: 'yuanyang-hot-pot',
  zh: { word: '鸳鸯锅', meaning: '一锅两味，各得其乐', also: ['鸳鸯火锅', '九宫格火锅', '红白汤锅'] },
  en: {
    word: 'yuanyang hot pot',
    meaning: 'two broths, one table, everyone content',
    also: ['two-flavour hot pot', 'divided hot pot', 'split hot pot', 'twin broth pot'],
  },
};

export const yuanyangHotPotMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: { zh: '俯看一口鸳鸯锅：曲线隔开红白两汤', en: 'a pot from above, a curved wall between two broths' },
    draw: ({ circle, rect, path, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const r = dice.between(68, 71);
      const ear = union(rect(-8, 98, 40, 44, 12), rect(208, 98, 40, 44, 12));
      const pot = union(circle(120, 120, 98), cut(ear, rect(4, 112, 14, 16), rect(222, 112, 14, 16)));
      const half = path([120, 120 - r])
        .through([120 + r * 0.5, 120 - r * 0.5], [120, 120])
        .through([120 - r * 0.5, 120 + r * 0.5], [120, 120 + r])
        .through([120 + r, 120], [120, 120 - r])
        .close();
      const other = cut(circle(120, 120, r), grow(half, gap));
      return {
        parts: [
          ...ink(cut(pot, circle(120, 120, r + gap))),
          ...accent(cut(half, circle(150, 128, 10), circle(160, 96, 8))),
          ...ink(cut(other, circle(84, 122, 10))),
        ],
        small: ink(
          cut(union(circle(120, 120, 104), rect(0, 98, 240, 44, 10)), circle(120, 120, 76)),
          path([120, 60])
            .through([150, 90], [120, 120])
            .through([90, 150], [120, 180])
            .through([180, 120], [120, 60])
            .close(),
        ),
        places: { inside: { x: 120, y: 120, width: 110, height: 110 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-broths',
    idea: {
      zh: '鸳鸯锅从旁边看：一半清汤煮菌菇，一半红汤煮辣椒，下面生火',
      en: 'the split pot from the side, mushroom in the clear half, chilli in the red, fire below',
    },
    draw: ({ rect, path, stroke, union, cut, intersect }, dice) => {
      const blaze = dice.between(40, 46);
      const gap = dice.between(10, 11);
      const pot = union(rect(14, 96, 212, 98, [0, 0, 48, 48]), rect(-16, 106, 272, 24));
      const wall = stroke(path([120, 80]).through([138, 138], [120, 214]), gap, 'butt');
      const half = path([120, 50])
        .line([120, 80])
        .through([138, 138], [120, 214])
        .line([120, 260], [-80, 260], [-80, 50])
        .close();
      const mushroom = union(path([32, 56]).through([70, -10], [108, 56]).close(), rect(55, 50, 30, 36));
      const chili = path([150, 86]).through([178, 52], [214, 4]).through([228, 60], [186, 86]).close();
      return {
        parts: [
          ...ink(cut(intersect(pot, half), wall), mushroom),
          ...accent(cut(pot, half, wall), chili, flame(84, 246, blaze), flame(156, 246, blaze, -1)),
        ],
        small: ink(
          cut(union(rect(14, 90, 212, 100, [0, 0, 44, 44]), rect(-16, 98, 272, 26)), rect(111, 80, 18, 120)),
          flame(70, 246, 46),
          flame(170, 246, 46),
          path([24, 74]).through([66, 0], [108, 74]).close(),
        ),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
