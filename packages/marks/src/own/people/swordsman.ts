import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'swordsman',
  zh: {
    word: '侠客',
    meaning: '十步杀一人，千里不留行',
    also: ['大侠', '剑客', '武侠', '游侠', '江湖客栈', '刀客', '剑侠'],
  },
  en: {
    word: 'wandering swordsman',
    meaning: 'a hat, a sword and the long road',
    also: ['swordsman', 'wuxia hero', 'knight-errant', 'martial hero'],
  },
};

export const swordsmanMarks = [
  defineMark({
    ...words,
    name: 'hat-and-cape',
    idea: {
      zh: '斗笠压眉的剑客，披风掠起，背后长剑',
      en: 'a swordsman under a low hat, his cape blown aside, a sword across his back',
    },
    draw: ({ rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const blow = dice.between(14, 22);
      const hat = path([112, 6]).line([206, 72]).through([112, 94], [18, 72]).close();
      const face = path([76, 92])
        .through([112, 102], [148, 92])
        .line([140, 124])
        .through([112, 146], [84, 124])
        .close();
      const cape = path([78, 136])
        .line([146, 136])
        .through([190, 170], [232, 200 + blow])
        .line([190, 214], [196, 240], [40, 240])
        .through([50, 180], [78, 136])
        .close();
      const sword = stroke(path([176, 118]).line([66, 230]), 13);
      const hilt = union(stroke(path([186, 108]).line([212, 82]), 15), stroke(path([168, 96]).line([200, 126]), 12));
      return {
        parts: [
          ...ink(hat),
          ...ink(cut(face, rect(96, 104, 32, 10))),
          ...ink(cut(cape, grow(sword, gap), grow(hilt, gap), grow(face, gap))),
          ...accent(cut(sword, grow(hilt, 4)), cut(hilt, grow(hat, gap))),
        ],
        small: ink(
          path([112, 0]).line([216, 78], [8, 78]).close(),
          cut(
            path([74, 96]).line([150, 96], [232, 220], [200, 238], [30, 238]).close(),
            stroke(path([190, 110]).line([66, 236]), 18),
          ),
        ),
        places: {
          head: { x: 112, y: 6, width: 30 },
          eyes: { x: 112, y: 108, width: 40 },
          hands: [[190, 104]],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
