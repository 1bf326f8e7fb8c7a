import type { Prop } from './prop.ts';

/** Creatures and figures that a stranger names at once, plain enough to be joined. */
export const figureProps: readonly Prop[] = [
  {
    concepts: ['giraffe'],
    name: 'standing',
    zh: '长颈鹿',
    en: 'giraffe',
    draw: ({ circle, curve, cut, polygon, rect, stroke, union, vesica }) => {
      const neck = polygon([
        [56, 34],
        [86, 28],
        [146, 150],
        [92, 166],
      ]);
      const head = union(stroke(curve([66, 32], [30, 50]), 30), vesica([84, 26], [116, 18], 18));
      const horns = union(stroke(curve([66, 20], [62, 0]), 10), stroke(curve([80, 20], [82, 2]), 10));
      const body = rect(92, 122, 124, 56, [20, 30, 20, 20]);
      const legs = union(...[94, 118, 172, 196].map((x) => rect(x, 160, 17, 78, 3)));
      const tail = stroke(curve([212, 136, 60], [228, 190, 90]), 10);
      const patches = [
        [84, 68],
        [106, 112],
        [138, 148],
        [170, 142],
        [196, 152],
      ].map(([x, y]) =>
        polygon([
          [x! - 12, y! - 10],
          [x! + 9, y! - 12],
          [x! + 12, y! + 9],
          [x! - 10, y! + 11],
        ]),
      );
      const whole = union(neck, head, horns, body, legs, tail);
      return {
        body: cut(whole, circle(52, 34, 6), ...patches),
        small: cut(whole, circle(52, 34, 8)),
        places: {
          ground: 238,
          back: { x: 164, y: 122, width: 90 },
          head: { x: 68, y: 16, width: 50 },
          eyes: { x: 52, y: 34, width: 24 },
          facing: 'left',
        },
      };
    },
  },
  {
    concepts: ['dinosaur'],
    name: 'long-necked',
    zh: '恐龙',
    en: 'dinosaur',
    draw: ({ circle, curve, cut, polygon, rect, shape, stroke, union }) => {
      const trunk = shape(
        [72, 168, null, -80],
        [132, 112, 0],
        [188, 140, 50],
        [238, 214, 50, null],
        [172, 190, null, 190],
        [90, 200, 180],
      );
      const neck = stroke(curve([92, 160, -110], [66, 84, -90], [78, 40, -80]), 38);
      const head = stroke(curve([80, 34], [44, 42]), 40);
      const legs = union(rect(84, 170, 28, 66, 6), rect(142, 170, 28, 66, 6));
      const plates = [
        [98, 62, 24],
        [100, 98, 26],
        [132, 100, 32],
        [168, 116, 28],
      ].map(([x, y, r]) =>
        polygon(
          [
            [x! - r! / 2, y! + 12],
            [x! + r! / 4, y! - r! * 0.7],
            [x! + r! / 2 + 4, y! + 16],
          ],
          3,
        ),
      );
      const whole = union(trunk, neck, head, legs, ...plates);
      return {
        body: cut(whole, circle(58, 34, 6.5), stroke(curve([22, 46], [50, 48]), 5)),
        small: cut(whole, circle(58, 34, 8)),
        places: { ground: 236, back: { x: 140, y: 112, width: 70 }, facing: 'left' },
      };
    },
  },
  {
    concepts: ['bat'],
    name: 'hanging',
    zh: '倒挂的蝙蝠',
    en: 'hanging bat',
    draw: ({ both, circle, cut, grow, polygon, rect, shape, union }) => {
      const wing = both(shape([112, 34, null, 170], [40, 60, 110], [22, 130, 84], [70, 196, null, null], [112, 160]));
      const head = union(
        circle(120, 188, 34),
        both(
          polygon(
            [
              [92, 200],
              [86, 238],
              [116, 218],
            ],
            3,
          ),
        ),
      );
      const feet = both(rect(98, 0, 13, 44, 6));
      const seam = rect(115, 60, 10, 84);
      return {
        body: union(cut(union(wing, feet), grow(head, 9.6), seam), cut(head, both(circle(106, 190, 6.5)))),
        small: union(wing, head, feet),
        places: { facing: 'front' },
      };
    },
  },
  {
    concepts: ['child', 'boy', 'girl', 'student'],
    name: 'running',
    zh: '奔跑的孩子',
    en: 'running child',
    draw: ({ circle, curve, cut, grow, path, stroke, union }) => {
      const head = union(circle(150, 40, 32), stroke(curve([142, 12, -60], [158, -6, -10]), 12));
      const torso = stroke(path([136, 92]).line([112, 146]), 50);
      const arms = union(
        stroke(path([140, 92]).line([180, 112], [212, 88]), 20),
        stroke(path([124, 92]).line([78, 96], [62, 132]), 20),
      );
      const legs = union(
        stroke(path([122, 150]).line([168, 178], [158, 222]), 24),
        stroke(path([106, 150]).line([76, 190], [26, 186]), 24),
        stroke(path([158, 226]).line([182, 226]), 20),
      );
      const body = union(torso, arms, legs);
      return {
        body: union(head, cut(body, grow(head, 9.6))),
        places: { ground: 236, head: { x: 150, y: 8, width: 62 }, facing: 'right' },
      };
    },
  },
];
