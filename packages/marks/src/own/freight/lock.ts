import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'freight',
  concept: 'lock',
  zh: { word: '锁', meaning: '锁得住，开得快', also: ['锁具'] },
  en: {
    word: 'lock',
    meaning: 'holds when shut, opens when asked',
    also: ['padlock'],
  },
};

export const lockMarks = [
  defineMark({
    ...words,
    name: 'padlock-and-key',
    idea: { zh: '一把挂锁，锁孔里是一把钥匙', en: 'a padlock whose keyhole is a key' },
    draw: ({ circle, cut, intersect, above, rect, ring, union }, dice) => {
      const r = dice.between(54, 58);
      const shackle = union(
        intersect(ring(120, 74, r, 20), above(74)),
        rect(120 - r, 72, 20, 40),
        rect(120 + r - 20, 72, 20, 40),
      );
      const body = rect(36, 106, 168, 126, 22);
      const key = union(ring(120, 144, 23, 12), rect(114, 160, 12, 54), rect(122, 190, 20, 11), rect(122, 206, 14, 10));
      return {
        parts: [...ink(cut(union(shackle, body), rect(86, 116, 68, 108, 30))), ...accent(key)],
        small: [
          ...ink(cut(union(shackle, body), circle(120, 152, 22), rect(109, 156, 22, 46))),
          ...accent(circle(120, 150, 9)),
        ],
      };
    },
  }),
  defineMark({
    ...words,
    name: 'house-lock',
    idea: { zh: '一把锁，锁身是一座房子', en: 'a lock whose body is a house' },
    draw: ({ circle, cut, intersect, above, polygon, rect, ring, union }, dice) => {
      const r = dice.between(48, 52);
      const shackle = union(
        intersect(ring(120, 66, r, 17), above(66)),
        rect(120 - r, 64, 17, 40),
        rect(120 + r - 17, 64, 17, 40),
      );
      const home = union(
        rect(44, 140, 152, 94, [0, 0, 8, 8]),
        polygon(
          [
            [18, 150],
            [120, 78],
            [222, 150],
          ],
          [5, 7, 5],
        ),
      );
      const hole = union(
        circle(120, 168, 17),
        polygon(
          [
            [113, 172],
            [127, 172],
            [134, 212],
            [106, 212],
          ],
          2,
        ),
      );
      return {
        parts: [
          ...ink(cut(home, hole)),
          ...accent(
            cut(
              shackle,
              polygon([
                [0, 150],
                [120, 66],
                [240, 150],
                [240, 240],
                [0, 240],
              ]),
            ),
          ),
        ],
        small: [
          ...ink(cut(home, circle(120, 172, 20), rect(110, 176, 20, 40))),
          ...accent(
            cut(
              union(intersect(ring(120, 66, 52, 22), above(66)), rect(68, 64, 22, 40), rect(150, 64, 22, 40)),
              polygon([
                [0, 150],
                [120, 62],
                [240, 150],
                [240, 240],
                [0, 240],
              ]),
            ),
          ),
        ],
      };
    },
  }),
];
