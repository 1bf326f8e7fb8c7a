import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'nezha',
  zh: { word: '哪吒', meaning: '我命由我，风火少年', also: ['哪吒闹海', '风火轮', '混天绫', '三太子', '小哪吒'] },
  en: {
    word: 'nezha',
    meaning: 'a boy on wheels of fire, master of his own fate',
    also: ['ne zha', 'third prince', 'wind fire wheels', 'boy hero'],
  },
};

export const nezhaMarks = [
  defineMark({
    ...words,
    name: 'rings',
    idea: {
      zh: '双髻少年，脚踩风火轮，混天绫飘起',
      en: 'a boy with two buns of hair on wheels of fire, his sash flying',
    },
    draw: ({ circle, ring, polygon, above, path, stroke, union, cut, intersect, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bun = dice.between(15, 17);
      const head = circle(120, 62, 42);
      const hair = union(intersect(head, above(46)), both(circle(160, 22, bun)));
      const face = cut(head, above(46 + gap - 1), circle(104, 74, 6.5), circle(136, 74, 6.5));
      const body = union(
        polygon(
          [
            [98, 114],
            [142, 114],
            [160, 168],
            [80, 168],
          ],
          4,
        ),
        both(stroke(path([136, 122]).line([178, 104]), 16)),
      );
      const wheel = (x: number) => ring(x, 208, 31, 17);
      const sash = both(stroke(path([188, 100]).through([232, 108], [222, 166]), 13));
      return {
        parts: [
          ...ink(hair, cut(body, circle(120, 62, 42 + gap))),
          ...accent(face, wheel(76), wheel(164), cut(sash, grow(body, gap))),
        ],
        small: ink(
          union(circle(120, 56, 42), both(circle(162, 14, 20))),
          polygon([
            [92, 110],
            [148, 110],
            [160, 168],
            [80, 168],
          ]),
          ring(74, 208, 32, 20),
          ring(166, 208, 32, 20),
        ),
        places: {
          head: { x: 120, y: 20, width: 50 },
          eyes: { x: 120, y: 74, width: 44 },
          hands: [
            [62, 104],
            [178, 104],
          ],
          ground: 239,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '哪吒的脸：双髻扎绳，额心一点，咧嘴一笑',
      en: "Nezha's face, two tied buns, a mark on the brow, a bold grin",
    },
    draw: ({ circle, vesica, below, shape, grow, union, cut }, dice) => {
      const bun = dice.between(28, 31);
      const face = shape(
        [38, 118, null, 90],
        [120, 228, 0],
        [202, 118, -90, null],
        [150, 96, 200, null],
        [120, 126],
        [90, 96, null, 160],
        [38, 118, null, null],
      );
      const hair = cut(union(circle(120, 128, 84)), grow(face, 9), below(130));
      const knob = (x: number) => circle(x, 36, bun);
      return {
        parts: [
          ...ink(
            cut(
              face,
              circle(84, 154, 10),
              circle(156, 154, 10),
              shape([92, 184, null, 20], [148, 184, -20, null], [120, 208, 180]),
              vesica([120, 132], [120, 156], 12),
            ),
            hair,
          ),
          ...accent(cut(knob(46), grow(circle(120, 128, 84), 9)), cut(knob(194), grow(circle(120, 128, 84), 9))),
        ],
        small: ink(
          cut(face, circle(84, 158, 13), circle(156, 158, 13)),
          cut(circle(120, 128, 84), grow(face, 15), below(130)),
          circle(44, 36, 28),
          circle(196, 36, 28),
        ),
        places: { head: { x: 120, y: 44, width: 90 }, eyes: { x: 120, y: 154, width: 90 }, facing: 'front' },
      };
    },
  }),
];
