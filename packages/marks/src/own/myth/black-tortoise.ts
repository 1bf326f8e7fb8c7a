import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'black-tortoise',
  zh: { word: '玄武', meaning: '龟蛇相缠，北方之神', also: ['龟蛇', '北方玄武', '神龟', '四灵玄武'] },
  en: {
    word: 'black tortoise',
    meaning: "tortoise and snake, the north's own guardian",
    also: ['xuanwu', 'black warrior', 'tortoise and snake', 'divine tortoise'],
  },
};

export const blackTortoiseMarks = [
  defineMark({
    ...words,
    name: 'with-snake',
    idea: { zh: '蛇盘在龟背上，昂首相对', en: 'a snake wound over a tortoise, the two heads facing' },
    draw: ({ circle, rect, polygon, above, path, stroke, union, cut, intersect, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(68, 72);
      const shell = intersect(circle(132, 160, r), above(190));
      const foot = [rect(84, 196 + gap - 4, 34, 32, [0, 0, 12, 12]), rect(146, 196 + gap - 4, 34, 32, [0, 0, 12, 12])];
      const head = union(
        circle(36, 160, 25),
        polygon([
          [40, 142],
          [76, 164],
          [76, 190],
          [36, 184],
        ]),
      );
      const snake = stroke(
        path([232, 176]).through([212, 96], [150, 82]).through([88, 72], [92, 40]).through([104, 14], [134, 26]),
        17,
      );
      const crest = polygon([
        [128, 14],
        [158, 28],
        [130, 42],
      ]);
      const hex = [stroke(path([104, 192]).line([118, 146], [148, 146], [162, 192]), gap)];
      return {
        parts: [
          ...ink(
            cut(shell, grow(snake, gap), ...hex),
            ...foot,
            cut(head, circle(30, 154, 6), grow(circle(132, 160, r), gap)),
          ),
          ...accent(union(snake, crest)),
        ],
        small: ink(
          cut(intersect(circle(132, 160, 76), above(196)), stroke(path([240, 170]).through([200, 80], [90, 80]), 48)),
          circle(24, 176, 24),
          stroke(path([226, 150]).through([196, 70], [110, 60]).line([104, 20]), 22),
        ),
        places: { back: { x: 132, y: 92, width: 80 }, eyes: { x: 30, y: 154, width: 12 }, ground: 230, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '从上看的神龟，六角背甲，一条蛇绕它盘成一圈',
      en: 'the tortoise from above with a six-sided plate, the snake lying in a ring round it',
    },
    draw: ({ circle, onCircle, polygon, path, drop, stroke, union, cut }, dice) => {
      const plate = dice.between(30, 33);
      const legs = [
        [58, 92],
        [182, 92],
        [64, 186],
        [176, 186],
      ].map(([x, y]) => stroke(path([120, 134]).line([x!, y!]), 30));
      const tail = polygon([
        [106, 180],
        [134, 180],
        [120, 214],
      ]);
      const animal = union(circle(120, 136, 52), drop(120, 66, 23, [120, 130]), tail, ...legs);
      const hexagon = (r: number) => polygon(Array.from({ length: 6 }, (_, i) => onCircle(120, 136, r, i * 60)));
      const snake = stroke(
        path(onCircle(120, 130, 112, -66)).through(onCircle(120, 130, 112, 90), onCircle(120, 130, 112, -118)),
        20,
      );
      const skull = circle(...onCircle(120, 130, 110, -112), 22);
      return {
        parts: [
          ...ink(cut(animal, cut(hexagon(plate + 6), hexagon(plate - 5)))),
          ...accent(cut(union(snake, skull), circle(...onCircle(120, 130, 114, -108), 6.5))),
        ],
        small: ink(
          cut(union(circle(120, 126, 52), circle(120, 64, 22)), circle(120, 128, 24)),
          stroke(
            path(onCircle(120, 124, 100, -60)).through(onCircle(120, 124, 100, 90), onCircle(120, 124, 100, -120)),
            26,
          ),
        ),
        places: { back: { x: 120, y: 128, width: 80 }, head: { x: 120, y: 42, width: 30 }, facing: 'front' },
      };
    },
  }),
];
