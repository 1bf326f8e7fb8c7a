import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'teaware',
  concept: 'wine-pot',
  zh: {
    word: '酒壶',
    meaning: '一壶浊酒喜相逢',
    also: ['白酒', '黄酒', '米酒', '温酒壶', '酒盅', '小酒馆', '烧酒'],
  },
  en: {
    word: 'wine pot',
    meaning: 'a pot of wine, and glad to meet',
    also: ['baijiu pot', 'rice wine pot', 'wine flask', 'yellow wine', 'chinese wine cup'],
  },
};

export const winePotMarks = [
  defineMark({
    ...words,
    name: 'with-cups',
    idea: { zh: '一把细颈酒壶，两只小酒盅对饮', en: 'a slender wine pot with two small cups' },
    draw: ({ circle, rect, path, cut, shrink, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const neck = dice.between(15, 18);
      const pot = path([92 - neck, 6])
        .line([92 + neck, 6])
        .line([92 + neck - 3, 70])
        .through([150, 108], [146, 168])
        .line([134, 230], [50, 230])
        .line([38, 168])
        .through([34, 108], [92 - neck + 3, 70])
        .close();
      const label = turn(rect(66, 126, 52, 52, 4), 45, [92, 152]);
      const cup = (x: number) =>
        path([x - 30, 186])
          .line([x + 30, 186])
          .through([x + 24, 218], [x + 10, 222])
          .line([x + 14, 232], [x - 14, 232], [x - 10, 222])
          .through([x - 24, 218], [x - 30, 186])
          .close();
      return {
        parts: [...ink(cut(pot, label)), ...accent(shrink(label, gap), cup(196)), ...accent(rect(70, -16, 44, 14, 6))],
        small: ink(cut(pot, circle(92, 150, 22)), path([160, 176]).line([236, 176], [216, 232], [180, 232]).close()),
        places: {
          top: { x: 92, y: 0, width: 30 },
          inside: { x: 92, y: 152, width: 60, height: 60 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ewer',
    idea: {
      zh: '一把执壶，长流弯柄，斟满一只小盅',
      en: 'a ewer with a long curved spout and handle, filling a small cup',
    },
    draw: ({ circle, ring, rect, leftOf, path, stroke, union, cut }, dice) => {
      const belly = dice.between(60, 64);
      const pot = union(circle(138, 160, belly), rect(112, 66, 52, 60), rect(100, 210, 76, 36));
      const spout = stroke(path([96, 176]).through([56, 150], [50, 96]).line([34, 78]), 18, 'butt');
      const handle = cut(ring(190, 124, 54, 16), leftOf(186));
      const cup = path([-14, 186]).line([52, 186]).through([44, 232], [19, 240]).through([-6, 232], [-14, 186]).close();
      return {
        parts: [
          ...ink(union(cut(pot, stroke(path([70, 152]).line([206, 152]), 10, 'butt')), spout, handle)),
          ...accent(union(rect(104, 34, 68, 22), circle(138, 24, 15)), cup),
        ],
        small: ink(
          union(
            circle(142, 158, 64),
            rect(114, 60, 56, 60),
            stroke(path([96, 176]).line([40, 84]), 24, 'butt'),
            rect(104, 210, 76, 36),
          ),
          rect(106, 18, 72, 24),
          rect(-14, 190, 62, 50),
        ),
        places: { ground: 246, top: { x: 138, y: 10, width: 40 }, facing: 'left' },
      };
    },
  }),
];
