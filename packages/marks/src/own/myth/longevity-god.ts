import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'longevity-god',
  zh: { word: '寿星', meaning: '寿比南山，福如东海', also: ['南极仙翁', '老寿星', '寿星公', '祝寿', '寿宴'] },
  en: {
    word: 'god of longevity',
    meaning: 'years like the southern hill, luck like the eastern sea',
    also: ['shouxing', 'longevity star', 'old man of the south pole', 'birthday elder'],
  },
};

export const longevityGodMarks = [
  defineMark({
    ...words,
    name: 'peach',
    idea: {
      zh: '高额长须的寿星，一手拄杖，一手托桃',
      en: 'a high-browed old man with a long beard, a staff and a peach',
    },
    draw: ({ circle, rect, drop, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const dome = dice.between(4, 10);
      const head = path([76, 92])
        .line([76, 60])
        .through([116, dome - 6], [156, 60])
        .line([156, 92])
        .close();
      const beard = path([76, 102])
        .line([104, 112])
        .through([116, 104], [128, 112])
        .line([156, 102])
        .through([154, 160], [116, 196])
        .through([78, 160], [76, 102])
        .close();
      const robe = path([60, 150]).line([172, 150], [196, 240], [36, 240]).close();
      const staff = union(rect(206, 60, 13, 180, 6), stroke(path([212, 66]).through([196, 40], [218, 24]), 14));
      const peach = union(circle(30, 150, 24), drop(30, 146, 20, [30, 110]));
      return {
        parts: [
          ...ink(cut(head, circle(98, 76, 6.5), circle(134, 76, 6.5))),
          ...ink(beard),
          ...accent(cut(robe, grow(beard, gap), grow(staff, gap), grow(peach, gap)), peach),
          ...ink(staff),
        ],
        small: ink(
          path([70, 90]).line([70, 60]).through([116, -10], [162, 60]).line([162, 90]).close(),
          path([74, 106]).line([158, 106], [116, 196]).close(),
          rect(200, 40, 24, 200),
          circle(30, 160, 28),
        ),
        places: {
          head: { x: 116, y: 10, width: 60 },
          eyes: { x: 116, y: 76, width: 50 },
          hands: [
            [36, 170],
            [212, 150],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '寿星笑脸：高高的额头像寿桃，眯着眼，长须飘胸',
      en: 'the smiling face of the god: a brow as high as a peach, eyes narrowed in a smile, a flowing beard',
    },
    draw: ({ circle, path, stroke, union, cut, grow, both, vesica }, dice) => {
      const gap = dice.between(10, 11);
      const tip = dice.between(240, 250);
      const head = union(circle(120, 60, 66), circle(120, 124, 54));
      const beard = path([70, 140])
        .through([94, 166], [120, 152])
        .through([146, 166], [170, 140])
        .through([162, 202], [120, tip])
        .through([78, 202], [70, 140])
        .close();
      const eyes = both(stroke(path([86, 128]).through([98, 114], [110, 128]), 10));
      return {
        parts: [...ink(cut(head, grow(beard, gap), eyes)), ...accent(cut(beard, vesica([104, 178], [136, 178], 14)))],
        small: ink(
          cut(union(circle(120, 60, 60), circle(120, 120, 56)), grow(beard, 15), both(circle(98, 112, 12))),
          beard,
        ),
        places: { head: { x: 120, y: 2, width: 80 }, eyes: { x: 120, y: 120, width: 60 }, facing: 'front' },
      };
    },
  }),
];
