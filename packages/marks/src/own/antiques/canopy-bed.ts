import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'canopy-bed',
  zh: {
    word: '架子床',
    meaning: '一张床，一辈子的家',
    also: ['拔步床', '罗汉床', '千工床', '雕花床', '婚床', '古床', '蚊帐'],
  },
  en: {
    word: 'canopy bed',
    meaning: 'a whole small house to sleep in',
    also: ['alcove bed', 'luohan bed', 'four-poster bed', 'chinese wedding bed', 'carved bed'],
  },
};

export const canopyBedMarks = [
  defineMark({
    ...words,
    name: 'curtained',
    idea: { zh: '一张架子床，花格围栏，帐幔挽起', en: 'a bed within its carved frame, the curtains tied back' },
    draw: ({ rect, path, union, cut, mirror }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const swag = dice.between(132, 140);
      const frame = union(rect(4, 10, 232, 22, 4), rect(12, 20, 16, 216), rect(212, 20, 16, 216));
      const curtain = path([38, 42])
        .line([112, 42])
        .through([96, 110], [46, swag])
        .line([38, swag + 14])
        .close();
      const bed = rect(38, 176, 164, 42, 4);
      const pillow = rect(50, 148, 48, 20, 9);
      return {
        parts: [...ink(frame, cut(bed, rect(38, 192, 164, gap))), ...accent(curtain, mirror(curtain)), ...ink(pillow)],
        small: ink(
          union(rect(0, 4, 240, 28), rect(4, 4, 26, 234), rect(210, 4, 26, 234)),
          path([48, 48]).line([110, 48]).through([100, 110], [48, 140]).close(),
          path([192, 48]).line([130, 48]).through([140, 110], [192, 140]).close(),
          rect(48, 170, 144, 50),
        ),
        places: {
          top: { x: 120, y: 10, width: 220 },
          back: { x: 120, y: 176, width: 120 },
          inside: { x: 120, y: 120, width: 100, height: 80 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'moon-gate',
    idea: {
      zh: '月洞门架子床：方框里开一个圆门，四角透花，帐幔半垂，枕褥在内',
      en: 'a bed behind a round moon gate, pierced corners, curtains half drawn, a pillow within',
    },
    draw: ({ circle, rect, above, leftOf, union, cut, intersect, mirror, both }, dice) => {
      const r = dice.between(88, 91);
      const moon = intersect(circle(120, 116, r), above(186));
      const frame = cut(
        union(rect(12, 20, 216, 190), rect(2, 8, 236, 22), rect(12, 200, 34, 38), rect(194, 200, 34, 38)),
        moon,
        both(circle(205, 52, 12)),
      );
      const sweep = dice.between(150, 156);
      const drape = cut(intersect(circle(120, 116, r - 11), leftOf(110), above(sweep)), circle(124, sweep, 66));
      const bedding = union(rect(70, 158, 100, 17), rect(70, 138, 44, 26));
      return {
        parts: [...ink(frame), ...accent(drape, mirror(drape)), ...ink(bedding)],
        small: ink(
          cut(
            union(rect(8, 4, 224, 206), rect(8, 200, 44, 38), rect(188, 200, 44, 38)),
            intersect(circle(120, 112, 84), above(180)),
          ),
          rect(64, 138, 112, 24, 8),
        ),
        places: {
          top: { x: 120, y: 8, width: 220 },
          back: { x: 120, y: 158, width: 90 },
          inside: { x: 120, y: 112, width: 110, height: 80 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
];
