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
  defineMark({
    ...words,
    name: 'lunging',
    idea: {
      zh: '侠客弓步出剑，剑尖直指前方，衣带在身后飘',
      en: 'a swordsman in a deep lunge, his blade straight ahead, a sash flying behind',
    },
    draw: ({ path, polygon, stroke, union, cut, grow }, dice) => {
      const point = dice.between(60, 70);
      const hat = polygon([
        [92, 8],
        [144, 46],
        [40, 46],
      ]);
      const head = path([64, 56]).line([120, 56]).through([112, 86], [92, 88]).through([72, 86], [64, 56]).close();
      const body = union(
        polygon([
          [68, 98],
          [118, 94],
          [122, 166],
          [76, 170],
        ]),
        stroke(path([98, 158]).line([168, 166], [172, 228]), 30),
        stroke(path([96, 160]).line([30, 228]), 30),
        stroke(path([100, 112]).line([152, 102]), 24),
      );
      const sword = polygon([
        [156, 84],
        [170, 80],
        [172, 94],
        [246, point + 22],
        [174, 108],
        [176, 122],
        [164, 124],
      ]);
      const sash = path([66, 112]).through([36, 104], [6, 124]).line([4, 146]).through([36, 126], [68, 134]).close();
      return {
        parts: [...ink(hat, head, cut(body, grow(sword, 9), grow(sash, 9))), ...accent(sword, sash)],
        small: ink(
          polygon([
            [84, 0],
            [140, 46],
            [28, 46],
          ]),
          union(
            polygon([
              [66, 64],
              [112, 64],
              [116, 160],
              [76, 160],
            ]),
            stroke(path([92, 150]).line([160, 160], [164, 228]), 32),
            stroke(path([92, 150]).line([30, 226]), 32),
          ),
          stroke(path([134, 100]).line([228, 76]), 24),
        ),
        places: { head: { x: 92, y: 8, width: 20 }, hands: [[158, 102]], ground: 243, facing: 'right' },
      };
    },
  }),
];
